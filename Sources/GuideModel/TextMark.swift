/// A stretch of a text run that the site explains or links by itself.
package struct TextMark: Sendable, Hashable {
  package enum Target: Sendable, Hashable {
    case term(String)
    case article(String)
  }

  /// UTF-8 offsets in the run's text.
  package var range: Range<Int>
  package var target: Target

  package init(range: Range<Int>, target: Target) {
    self.range = range
    self.target = target
  }
}
