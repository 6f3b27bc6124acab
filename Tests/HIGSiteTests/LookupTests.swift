import Foundation
import GuideContent
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// Lookups that large inputs need, against the plain way of finding the same.
@Suite struct LookupTests {
  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }

  @Test func aSetOfRangesKnowsWhatOverlaps() {
    var numbers = Numbers()
    for _ in 0..<50 {
      var set = SourceRangeSet()
      var plain: [SourceRange] = []
      for _ in 0..<200 {
        let line = Int.random(in: 1...4, using: &numbers)
        let start = Int.random(in: 1...60, using: &numbers)
        let range = SourceRange(line: line, columns: start..<start + Int.random(in: 0...6, using: &numbers))
        let overlaps = plain.contains { $0.start < range.end && range.start < $0.end }
        #expect(set.overlaps(range) == overlaps, "\(range) \(plain)")
        #expect(set.hasEnd(at: range.start) == plain.contains { $0.end == range.start }, "\(range) \(plain)")
        if overlaps { continue }
        set.insert(range)
        if range.start < range.end { plain.append(range) }
      }
    }
  }

  @Test func fixesThatMeetWaitHoweverTheyCome() {
    var numbers = Numbers()
    let source = SourceText(path: "a", text: String(repeating: "0123456789", count: 20))
    let rule = Rule("x.y", .note, .file, "")
    for _ in 0..<50 {
      let findings = (0..<60).map { _ -> Diagnostic in
        let start = Int.random(in: 1...190, using: &numbers)
        let range = SourceRange(line: 1, columns: start..<start + Int.random(in: 0...5, using: &numbers))
        return Diagnostic(
          rule, "", file: "a", range: range,
          fixes: [.init(.safe, summary: "", edits: [.init(range: range, replacement: "가")])])
      }
      var taken: [Range<Int>] = []
      for finding in findings {
        guard let range = finding.range else { continue }
        let mine = range.start.column - 1..<range.end.column - 1
        let clashes = taken.contains {
          $0.lowerBound == mine.lowerBound || $0.lowerBound < mine.upperBound && mine.lowerBound < $0.upperBound
        }
        if !clashes { taken.append(mine) }
      }
      var expected = source.bytes
      for range in taken.sorted(by: { $0.lowerBound > $1.lowerBound }) {
        expected.replaceSubrange(range, with: "가".utf8)
      }
      #expect(FixApplier.apply(findings, to: source, suggested: false) == expected)
    }
  }

  @Test(arguments: ["가나 abc", "e\u{301}가\u{301}나", "👩‍👩‍👧 한", "", "\t가"]) func columnsAreCountedAsBefore(line: String) {
    let sources = SourceFiles([SourceText(path: "a", text: line + "\n둘째")])
    let bytes = Array(line.utf8)
    let letters = ColumnCounter(sources: sources, unit: .graphemeClusters)
    let scalars = ColumnCounter(sources: sources, unit: .unicodeScalars)
    var column = 1
    var offset = 0
    for character in line {
      #expect(letters.place(SourcePosition(line: 1, column: offset + 1), in: "a").column == column)
      let before = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars.count
      #expect(scalars.place(SourcePosition(line: 1, column: offset + 1), in: "a").column == before + 1)
      column += 1
      offset += character.utf8.count
    }
    let end = SourcePosition(line: 1, column: bytes.count + 1)
    #expect(letters.place(end, in: "a").column == line.count + 1)
    #expect(letters.place(SourcePosition(line: 1, column: bytes.count + 90), in: "a").column == line.count + 1)
    #expect(letters.place(SourcePosition(line: 2, column: 4), in: "a").column == 2)
    #expect(letters.place(SourcePosition(line: 2, column: 4), in: "b").column == 4)
  }

  @Test func placesOfValuesOnOneLine() {
    let names = (0..<50).map { "말\($0)" }
    let text = "terms: [" + names.map { "{id: \($0), english: \($0), korean: \($0)}" }.joined(separator: ", ") + "]\n"
    let source = SourceText(path: "glossary.yaml", text: text)
    let terms = GlossaryReader.read(source).value.terms
    #expect(terms.map { source.text($0.range) } == names)
  }

  /// Names are looked for where a person may read them.
  @Test func namesAreProposedForTheFirstLinksAlone() async throws {
    let links = (0..<230).map { "[글\($0)](doc:manus)\n\n" }.joined()
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n\(links)"])
    let found = try await site.check().diagnostics.filter {
      $0.id == "link.unresolved" && $0.file.hasSuffix("menus.md")
    }
    #expect(found.count == 230)
    #expect(found.prefix(190).allSatisfy { $0.message.contains("‘menus’") })
    #expect(found.suffix(20).allSatisfy { !$0.message.contains("‘menus’") && $0.message.contains("고치거나") })
  }
}
