import ArticleImport
import Foundation
import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ImportGoldenTests {
  private static func topic(_ slug: String, _ english: String, _ korean: String?) -> TopicMap.Topic {
    TopicMap.Topic(slug: slug, english: english, korean: korean, revised: nil)
  }

  private static let importer: ArticleImporter = {
    let topics = [
      topic("steppers", "Steppers", "스테퍼"), topic("sliders", "Sliders", "슬라이더"),
      topic("lists-and-tables", "Lists and tables", nil), topic("text-fields", "Text fields", "텍스트 필드"),
    ]
    var page = UpstreamFacts.Page()
    page.headings = [.init(level: 2, english: "Showing limits", korean: "한계 보이기", anchor: "Showing-limits")]
    let facts = ImportFacts(
      topics: TopicMap(categories: [.init(id: "c", english: "C", korean: nil, topics: topics, groups: [])]),
      upstream: UpstreamFacts(pages: ["steppers": page]), glossary: Glossary(), symbols: ["Stepper": "swiftui/stepper"])
    return ArticleImporter(facts)
  }()

  private func imported(_ text: String) -> (result: ArticleImporter.Imported, article: Article) {
    let result = Self.importer.importText(text)
    let parsed = ArticleParser(upstream: UpstreamFacts()).parse(
      SourceText(path: "x.md", text: result.markdown), kind: .article, slug: result.slug, contentPath: "articles/x.md")
    return (result, parsed.value)
  }

  private static let notice =
    "이 글은 Apple의 HIG 문서를 우리말로 번역한 것입니다. 모임이 자율적으로 옮겼으며 상업적으로 쓰지 않습니다. 학습에만 써 주시기 바랍니다."

  static let capture = """
    brunch

    by writing

    by Hana Kim May 07. 2025

    [HIG] Steppers

    조금씩 늘리고 줄이는 단추

    \(notice)

    Introduction

    스테퍼는 값을 한 칸씩 바꾸는 단추 두 개입니다.

    역자 설명 : 아래 그림은 날씨 앱의 화면입니다.

    날씨앱, 시계앱

    Best practices

    값이 무엇인지 옆에 보여 주세요. 스테퍼만으로는 지금 값을 알 수 없습니다.

    크게 바꿀 값이라면 다른 입력을 함께 두세요. 예를 들어

    인쇄 창에는 장수를 적는 칸이 있습니다.

    문서 창에는 쪽을 적는 칸이 있습니다.

    값이 아주 많다면 슬라이더를 대신 사용하세요.

    역주: 칸의 이름을 정리했습니다.

    ex) 설정 > 소리 > 크기

    ex) 시계 > 알람 > 반복

    이 순서는 기기마다 다를 수 있습니다.

    누를 때마다 값을 바로 바꿔 주세요. 개발자 지침은 Stepper를 참고하세요.

    Showing limits

    스테퍼는 끝에 이르면 흐려집니다.

    끝값을 분명히 알려 주세요. 이유를 함께 적습니다.

    Platform considerations

    No additional considerations for iPadOS. tvOS에서는 지원되지 않습니다.

    wachOS

    스테퍼는 다음 모양 가운데 하나입니다.

    가로(Horizontal) - 두 단추가 나란합니다.

    세로(Vertical) - 두 단추가 위아래로 놓입니다.

    Note : 참고 작은 화면에서는 하나만 보입니다.
    """

  @Test func readsACaptureIntoStructure() {
    let (result, article) = imported(Self.capture)
    #expect(result.slug == "steppers" && result.title == "스테퍼")
    #expect(article.front.summary == "조금씩 늘리고 줄이는 단추" && article.front.translators == ["Hana Kim"])
    #expect(article.front.published?.isoDay == "2025-05-07")
    #expect(Golden.difference(article.dump, "steppers.txt") == nil)
    #expect(Golden.difference(result.markdown, "steppers.md") == nil)
  }

  @Test func marksWhatNoRuleCanDecide() {
    let codes = Dictionary(grouping: imported(Self.capture).result.review, by: \.code).mapValues { $0.map(\.line) }
    #expect(codes["listIntroUnterminated"] == [27, 57])
    #expect(codes["loneLead"] == [31] && codes["noteLabelVariant"] == [33] && codes["noteExtent"] == [33])
    #expect(codes["headingSpelling"] == [53] && codes["noteLabelDoubled"] == [61])
  }

  @Test(arguments: ["\r\n", "\n"]) func readsEveryLineEnd(ending: String) {
    let plain = imported(Self.capture).article.dump
    #expect(imported(Self.capture.replacing("\n", with: ending)).article.dump == plain)
    #expect(imported("\u{FEFF}" + Self.capture.replacing(" ", with: "\u{A0}")).article.dump == plain)
    #expect(imported(Self.capture.decomposedStringWithCanonicalMapping).article.dump == plain)
  }

  @Test func readsTheCompactShape() {
    let compact = Self.capture.split(separator: "\n").dropFirst(3).joined(separator: "\n")
    #expect(imported(compact).article.dump == imported(Self.capture).article.dump)
  }

  @Test(arguments: [
    ("by 하나 2025. 5. 7.", "2025-05-07"), ("by A B Dec 31. 2024", "2024-12-31"), ("by A March 3. 2024", "2024-03-03"),
    ("by 하나 2025년 5월 7일", "2025-05-07"),
    ("by 하나 2025.05.07 13:22", "2025-05-07"),
    ("by A 3일 전", nil), ("by writing", nil),
  ])
  func readsBylines(line: String, date: String?) {
    let text = "\(line)\n[HIG] Steppers\n부제\n\(Self.notice)\nIntroduction\n글입니다."
    #expect(imported(text).article.front.published?.isoDay == date)
  }

  @Test func knowsATopicByAnyOfItsNames() {
    for title in ["[HIG] Steppers", "[HIG] stepper", "스테퍼", "스테퍼(Steppers)", "[번역] 스테퍼 (Stepper)"] {
      #expect(imported("\(title)\n\(Self.notice)\nIntroduction\n글입니다.").result.slug == "steppers", "\(title)")
    }
    #expect(imported("[HIG] Lists & Tables\n\(Self.notice)\n글입니다.").result.slug == "lists-and-tables")
  }

  @Test func survivesTextsWithoutShape() {
    for text in ["", "\n\n", "한 줄", "by writing", "[HIG]", String(repeating: "글입니다. ", count: 5_000)] {
      let (result, article) = imported(text)
      #expect(!result.markdown.isEmpty && !article.front.title.isEmpty)
      #expect(!result.review.isEmpty)
    }
  }

  @Test func writesTextThatReadsBackAsItself() {
    let odd = "별 *표* 와 [괄호](x) 와 <b>태그</b> 와 10~20 과 _밑_ 과 |줄| 이 있습니다."
    let text = "[HIG] Steppers\n부제\n\(Self.notice)\nIntroduction\n\(odd)\n# 샵으로 시작합니다."
    let blocks = imported(text).article.sections.flatMap(\.blocks).map(\.inlines.plainText)
    #expect(blocks == [odd, "# 샵으로 시작합니다."])
  }

  @Test(.enabled(if: Shared.url("data/articles") != nil, "../shared is not there"))
  func losesNoLineOfTheRealArticles() throws {
    let folder = try #require(Shared.url("data/articles"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    #expect(names.count == 5)
    func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let result = Self.importer.importText(text)
      let written = letters(result.markdown.replacing(/\]\([^)]*\)/, with: "").replacing("\\", with: ""))
      let lines = text.split(separator: "\n").map(String.init)
      let title = try #require(lines.firstIndex { $0.hasPrefix("[HIG]") })
      for line in lines[(title + 1)...] where letters(line).count > 3 {
        let body = letters(line.replacing("Note : 참고", with: ""))
        #expect(written.contains(body) || line.contains("whatchOS"), "\(name): \(body)")
      }
      for chrome in lines[..<title] where chrome.contains("can make") || chrome.contains("C.S.") {
        #expect(!written.contains(letters(chrome)))
      }
    }
  }

  @Test(arguments: ["역자 주) 말", "(역주: 말)", "※ 역자 주: 말", "[역자 설명] 말", "역자설명) 말", "💡 역자 의견: 말", "옮긴이 주 - 말"])
  func readsLabelsOfNotesInEveryDress(line: String) {
    let text = "[HIG] Steppers\n부제\n\(Self.notice)\nIntroduction\n글입니다.\nBest practices\n\(line)"
    #expect(imported(text).article.dump.contains("\n  note "), "\(imported(text).article.dump)")
  }

  @Test func looksForTheTitleInTheHeadOnly() {
    let text = "Steppers\n\nIntroduction\n\n글입니다.\n\nBest practices\n\n끝값을 알리세요. 그렇습니다.\n\n[참고] 소리는 다릅니다.\n"
    let (result, article) = imported(text)
    #expect(result.slug == "steppers" && article.sections.map(\.kind) == [.introduction, .bestPractices])
  }

  @Test(arguments: ["[HIG] Steppers - 스테퍼", "[iOS HIG] 12. Steppers", "HIG 번역: 스테퍼(Steppers)"])
  func readsTitlesInEveryDress(title: String) {
    let (result, _) = imported("\(title)\n부제\n\(Self.notice)\nIntroduction\n글입니다.")
    #expect(result.slug == "steppers" && result.title == "스테퍼")
  }

  @Test(arguments: [("3D 터치", "3D 터치"), ("3. 입체 터치", "입체 터치"), ("[HIG] 12. 입체", "입체")])
  func takesTheNumberOfASeriesOff(line: String, title: String) {
    #expect(imported("\(line)\n부제\n\(Self.notice)\nIntroduction\n글입니다.").result.title == title)
  }

  @Test func makesNoGuidelineOfWhatIsNoSentence() {
    let text = "[HIG] Steppers\n부제\n\(Self.notice)\nBest practices\n알려 주세요. 까닭입니다.\nhttps://example.org\n다음이 있습니다:"
    #expect(imported(text).article.guidelines.count == 1)
  }
}
