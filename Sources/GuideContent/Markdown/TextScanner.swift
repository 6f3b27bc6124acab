import GuideModel
import HangulText

/// Finds in running text what CommonMark does not know: wiki links, bare URLs, and marks that
/// were meant as syntax and came out as text.
struct TextScanner {
  private let span: TextSpan
  private let file: String
  private let findsLinks: Bool

  init(_ span: TextSpan, file: String, findsLinks: Bool) {
    self.span = span
    self.findsLinks = findsLinks
    self.file = file
  }

  func inlines(reporting diagnostics: inout [Diagnostic]) -> [Inline] {
    let bytes = span.bytes
    var result: [Inline] = []
    var textStart = 0
    var index = 0
    // An address that belongs to a link which was told is not told again.
    var told: SourceRange?
    func flush(_ end: Int) {
      result += span.runs(textStart..<end).map { .text($0) }
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        if findsLinks, let link = WikiLink.read(span, at: index) {
          flush(index)
          result.append(.link(link.link))
          index = link.end
          textStart = index
          continue
        }
        if let finding = LiteralLink.check(span, at: index, file: file) ?? WikiLink.literal(span, at: index, file: file)
        {
          diagnostics.append(finding)
          told = finding.range
        }
      case UInt8(ascii: "d") where findsLinks:
        if let finding = LiteralLink.address(span, at: index, file: file), let place = finding.range,
          // Right behind a told blank stands the bracket of its address.
          told.map({ $0.end.line < place.start.line || $0.end.column + 1 < place.start.column }) ?? true
        {
          diagnostics.append(finding)
        }
      case UInt8(ascii: "h"), UInt8(ascii: "w"):
        if findsLinks, let url = BareURL.read(bytes, at: index) {
          flush(index)
          result.append(.link(link(to: url)))
          index = url.range.upperBound
          textStart = index
          continue
        }
      case UInt8(ascii: "@"):
        if findsLinks, let address = EmailAddress.around(bytes, at: index), address.lowerBound >= textStart {
          flush(address.lowerBound)
          let text = span.text(address)
          result.append(
            .link(
              Link(
                destination: .external("mailto:" + text), children: span.runs(address).map { .text($0) },
                range: span.range(address), isBare: true)))
          index = address.upperBound
          textStart = index
          continue
        }
      case UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "_"), UInt8(ascii: "="):
        if let found = LiteralEmphasis.check(span, at: index, file: file) {
          if let diagnostic = found.diagnostic { diagnostics.append(diagnostic) }
          index = found.end
          continue
        }
      default: break
      }
      index += 1
    }
    flush(bytes.count)
    return result
  }

  private func link(to url: BareURL) -> Link {
    let text = span.text(url.range)
    return Link(
      destination: .external((url.needsScheme ? "http://" : "") + text),
      children: span.runs(url.range).map { .text($0) }, range: span.range(url.range), isBare: true)
  }
}
