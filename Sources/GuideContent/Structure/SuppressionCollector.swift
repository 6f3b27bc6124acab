import GuideModel

/// Gathers `hig:ignore` marks and works out the lines in which each holds.
struct SuppressionCollector {
  private(set) var suppressions: [Suppression] = []
  private var pending: [Suppression] = []
  private var open: [Suppression] = []

  mutating func add(_ comment: GuideComment) {
    switch comment {
    case .ignore(let rule, let word, let reason, let range):
      pending.append(suppression(rule, word, reason, range))
    case .ignoreStart(let rule, let word, let reason, let range):
      open.append(suppression(rule, word, reason, range))
    case .ignoreEnd(let range): close(at: range.start.line)
    case .review, .unknown: break
    }
  }

  /// A block begins that may hold others: the marks that wait for it.
  mutating func setAside() -> [Suppression] {
    defer { pending = [] }
    return pending
  }

  /// The block has ended.
  mutating func takeBack(_ waiting: [Suppression]) { pending = waiting + pending }

  /// The next block begins: marks that waited hold inside it.
  mutating func enter(_ block: SourceRange) {
    for var mark in pending {
      mark.lines = mark.range.start.line...max(mark.range.start.line, block.end.line)
      suppressions.append(mark)
    }
    pending = []
  }

  /// The file ends: what is still open holds to its end.
  mutating func finish(lastLine: Int) -> [Suppression] {
    close(at: lastLine)
    return (suppressions + pending).sorted { $0.range.start < $1.range.start }
  }

  private mutating func close(at line: Int) {
    for var mark in open {
      mark.lines = mark.range.start.line...max(mark.range.start.line, line)
      suppressions.append(mark)
    }
    open = []
  }

  private func suppression(
    _ rule: String, _ word: String?, _ reason: String, _ range: SourceRange
  ) -> Suppression {
    let line = range.start.line
    return Suppression(rule: rule, word: word, reason: reason, lines: line...line, range: range)
  }
}
