import GuideContent
import GuideModel
import Testing

@testable import ArticleImport

@Suite struct LineShapeTests {
  @Test(arguments: [
    ("- 하나", "하나", false), ("• 하나", "하나", false), ("· 하나", "하나", false), ("* 하나", "하나", false), ("– 하나", "하나", false),
    ("1. 하나", "하나", true), ("12) 하나", "하나", true),
  ])
  func readsBullets(text: String, rest: String, isOrdered: Bool) {
    #expect(LineShape(text).bullet?.rest == rest && LineShape(text).bullet?.isOrdered == isOrdered)
  }

  @Test(arguments: ["-하나", "1.하나", "123. 하나", "글 - 하나", "1 하나"])
  func takesNothingElseForABullet(text: String) { #expect(LineShape(text).bullet == nil) }

  @Test(arguments: [
    ("메뉴를 엽니다.", true), ("메뉴를 여세요.", true), ("메뉴를 열지 마세요.", true), ("짧게 적는 것이 좋습니다.", true), ("메뉴는 목록을 엽니다.", false),
    ("메뉴가 열립니다.", true), ("메뉴가 있습니다.", false), ("메뉴를 쓰는 것을 권장합니다.", true),
  ])
  func tellsAdviceFromDescription(text: String, isPrescriptive: Bool) {
    #expect(LineShape(text).isPrescriptive == isPrescriptive)
  }

  @Test func knowsWhatLinesLookLike() {
    #expect(LineShape("ex) 설정").isExample && LineShape("예) 설정").isExample && !LineShape("예를 들어").isExample)
    #expect(LineShape("첫 번째 방법").isOrdinal && LineShape("② 둘").isOrdinal && !LineShape("둘째").isOrdinal)
    #expect(LineShape("설정 > 화면").hasPath && !LineShape("설정>화면").hasPath)
    #expect(LineShape("이름 : 뜻").isDefinition && !LineShape("이름입니다.: 말").isDefinition && !LineShape("이름:뜻").isDefinition)
    #expect(LineShape("가로(Horizontal) - 나란합니다.").isDashItem && !LineShape("출처 - 책").isDashItem)
    #expect(LineShape("또한 그렇습니다.").continues && LineShape("그리고, 또").continues && !LineShape("또한편").continues)
    #expect(LineShape("아래 그림은 예입니다.").announcesPicture && !LineShape("아래를 봅니다.").announcesPicture)
    #expect(LineShape("하나입니다.").isSingleSentence && !LineShape("하나입니다. 둘입니다.").isSingleSentence)
    #expect(LineShape("개발자 지침은 Stepper를 참고하세요.").isDeveloperReference && !LineShape("개발자가 씁니다.").isDeveloperReference)
  }
}

@Suite struct NoteExtentRuleTests {
  private func decide(_ line: String, after note: [String]) -> NoteExtentRule.Decision {
    NoteExtentRule.decide(LineShape(line), after: note.map { LineShape($0) })
  }

  @Test(arguments: [
    ("ex) 설정", ["역자 설명입니다."], NoteExtentRule.Decision.goesOn), ("출처: 책", ["글입니다."], .goesOn),
    ("첫 번째 방법입니다.", ["글입니다."], .goesOn),
    ("이름 : 뜻입니다", ["글입니다."], .goesOn), ("짧은 말", ["글입니다."], .goesOn), ("하나입니다. 둘입니다.", ["글입니다."], .ends),
    ("또한 그렇습니다.", ["글입니다.", "ex) 설정"], .ends), ("새 문장이 나타납니다.", ["글입니다.", "ex) 설정"], .goesOnUnsure),
    ("메뉴를 여세요.", ["글입니다.", "ex) 설정"], .ends), ("새 문장이 나타납니다.", ["글입니다."], .ends),
    ("아래와 같습니다.", ["글입니다.", "ex) 설정"], .goesOnUnsure), ("아래와 같습니다.", ["글입니다."], .ends),
    ("설정 > 화면입니다.", ["글입니다."], .goesOnUnsure), ("새 문장입니다.", ["글입니다.", "출처: 책"], .ends), ("글", [], .ends),
  ])
  func decidesWhereANoteEnds(line: String, note: [String], expected: NoteExtentRule.Decision) {
    #expect(decide(line, after: note) == expected)
  }

  @Test func endsAtALongLineThatIsNoSentence() {
    #expect(decide(String(repeating: "가", count: 61), after: ["글입니다."]) == .ends)
    #expect(decide(String(repeating: "가", count: 60), after: ["글입니다."]) == .goesOn)
  }
}

@Suite struct ListRuleTests {
  private func items(_ lines: [String], intro: String? = nil) -> [String]? {
    let capture = lines.enumerated().map { Capture.Line(number: $0.offset + 1, text: $0.element, followsBlank: false) }
    return ListRule.read(capture[...], intro: intro)?.items
  }

  @Test func readsListsWithTheirMarks() {
    #expect(items(["- 하나", "- 둘", "셋"]) == ["하나", "둘"])
    #expect(items(["1. 하나", "2. 둘", "- 셋"]) == ["하나", "둘"])
    #expect(items(["ex) 하나", "예) 둘", "셋"]) == ["ex) 하나", "예) 둘"])
    #expect(items(["가(A) - 하나", "나(B) - 둘", "글입니다."]) == ["가(A) - 하나", "나(B) - 둘"])
    #expect(items(["가(A) - 하나", "글입니다."]) == nil)
  }

  @Test func readsListsWhoseMarksWereLost() {
    #expect(
      items(["iOS에서는 됩니다.", "macOS에서는 안 됩니다.", "글입니다."], intro: "다음과 같습니다:") == ["iOS에서는 됩니다.", "macOS에서는 안 됩니다."])
    #expect(items(["iOS에서는 됩니다.", "macOS에서는 안 됩니다."], intro: "글입니다.") == nil)
    #expect(items(["하나입니다.", "둘째입니다."], intro: nil) == nil)
  }
}

@Suite struct GuidelineRuleTests {
  private func decide(
    _ text: String, _ section: Section.Kind, isFirst: Bool = false, followsGuideline: Bool = true,
    followsList: Bool = false
  ) -> String {
    let context = GuidelineRule.Context(
      section: section, isFirst: isFirst, followsGuideline: followsGuideline, followsList: followsList)
    switch GuidelineRule.decide(LineShape(text), context) {
    case .paragraph: return "paragraph"
    case .guideline: return "guideline"
    case .unsure(let isGuideline, let code, _): return "\(isGuideline) \(code)"
    }
  }

  @Test func decidesBySection() {
    #expect(decide("메뉴를 여세요.", .introduction) == "paragraph" && decide("메뉴를 여세요.", .resources) == "paragraph")
    #expect(decide("메뉴는 엽니다.", .bestPractices) == "guideline" && decide("메뉴", .bestPractices) == "paragraph")
    #expect(decide("메뉴는 엽니다.", .bestPractices, followsList: true) == "false loneLead")
    #expect(
      decide("메뉴를 여세요.", .topic, isFirst: true) == "guideline"
        && decide("메뉴가 있습니다.", .topic, isFirst: true) == "paragraph")
    #expect(decide("메뉴가 있습니다.", .topic) == "true guidelineOrParagraph" && decide("또한 있습니다.", .topic) == "paragraph")
    #expect(decide("메뉴가 있습니다.", .platform, followsGuideline: false) == "paragraph")
    #expect(
      decide("메뉴가 있습니다.", .platform) == "true guidelineOrParagraph" && decide("메뉴를 여세요.", .platform) == "guideline")
    #expect(decide("개발자 지침은 Menu를 참고하세요.", .bestPractices) == "paragraph")
  }

  @Test(arguments: [
    ("하나입니다. 둘입니다.", "하나입니다.", "둘입니다.", false), ("하나입니다.둘입니다.", "하나입니다.", "둘입니다.", true),
    ("하나입니다.", "하나입니다.", "", false),
    ("끝이 없음", "끝이 없음", "", false), ("1.5배로 키우세요. 둘", "1.5배로 키우세요.", "둘", false),
    ("왜입니까? 그렇습니다.", "왜입니까?", "그렇습니다.", false),
  ])
  func cutsTheLead(text: String, lead: String, body: String, isMissingSpace: Bool) {
    let found = GuidelineRule.lead(text)
    #expect(found.lead == lead && found.body == body && found.isMissingSpace == isMissingSpace)
  }
}

@Suite struct HeadingRuleTests {
  private let rule: HeadingRule = {
    var page = UpstreamFacts.Page()
    page.headings = [.init(level: 3, english: "Showing limits", korean: "한계 보이기", anchor: "Showing-limits")]
    return HeadingRule(page)
  }()

  private func heading(_ line: String, next: String? = nil, isUnderPlatforms: Bool = false) -> String? {
    rule.heading(line, next: next, isUnderPlatforms: isUnderPlatforms).map { "\($0.level) \($0.kind) \($0.text)" }
  }

  @Test func knowsHeadings() {
    let prose = "이어지는 문장은 충분히 길어서 본문으로 보입니다."
    #expect(heading("Best practices") == "2 bestPractices Best practices" && heading("## 리소스:") == "2 resources 리소스")
    #expect(heading("iOS, iPadOS", isUnderPlatforms: true) == "3 platform iOS, iPadOS" && heading("iOS, iPadOS") == nil)
    #expect(heading("wachOS", isUnderPlatforms: true) == "3 platform watchOS")
    #expect(heading("한계 보이기") == "3 topic 한계 보이기" && heading("showing limits") == "3 topic showing limits")
    #expect(heading("Other words here", next: prose) == "2 topic Other words here")
    #expect(heading("Other words here", next: prose, isUnderPlatforms: true) == "4 topic Other words here")
    #expect(heading("Other words here", next: "짧은 글.") == nil && heading("Other words here") == nil)
    #expect(heading("other words", next: prose) == nil && heading("Word", next: prose) == nil)
    #expect(heading("Best practices are here.") == nil && heading("") == nil)
    #expect(heading(String(repeating: "가", count: 61)) == nil)
  }
}

@Suite struct CaptionRuleTests {
  private func captions(_ lines: [String], _ announcement: String?) -> [String] {
    CaptionRule.read(
      lines.enumerated().map { Capture.Line(number: $0.offset, text: $0.element, followsBlank: false) }[...],
      announcement: announcement)
  }

  @Test func takesShortLinesBehindAnAnnouncement() {
    #expect(captions(["날씨 앱", "시계 앱", "글입니다."], "아래 그림은 예시입니다.") == ["날씨 앱", "시계 앱"])
    #expect(captions(["날씨 앱"], "글입니다.") == [] && captions(["날씨 앱"], nil) == [])
    #expect(captions(["- 날씨 앱"], "아래 그림입니다.") == [] && captions(["날씨:"], "아래 그림입니다.") == [])
    #expect(captions([String(repeating: "가", count: 61)], "아래 그림입니다.") == [])
  }
}

@Suite struct ReferenceMarkupTests {
  private func markdown(_ text: String) -> String {
    func topic(_ slug: String, _ english: String, _ korean: String?) -> TopicMap.Topic {
      TopicMap.Topic(slug: slug, english: english, korean: korean, revised: nil)
    }
    let topics = [
      topic("steppers", "Steppers", "스테퍼"), topic("sliders", "Sliders", "슬라이더"),
      topic("lists-and-tables", "Lists and tables", nil),
    ]
    func page(_ headings: String...) -> UpstreamFacts.Page {
      var page = UpstreamFacts.Page()
      page.headings = headings.map { .init(level: 2, english: $0, korean: nil, anchor: AnchorText.docC($0)) }
      return page
    }
    let facts = ImportFacts(
      topics: TopicMap(categories: [.init(id: "c", english: "C", korean: nil, topics: topics, groups: [])]),
      upstream: UpstreamFacts(pages: [
        "sliders": page("Showing limits", "Best practices"), "lists-and-tables": page("Best practices", "Row height"),
      ]), glossary: Glossary(), symbols: ["Stepper": "swiftui/stepper", "Picker": "swiftui/picker"])
    return ReferenceMarkup(facts, slug: "steppers", headings: ["Style"]).markdown(text, startsLine: false)
  }

  @Test(arguments: [
    ("Sliders를 참고하세요.", "[Sliders](doc:sliders)를 참고하세요."), ("Steppers를 참고하세요.", "Steppers를 참고하세요."),
    ("Lists & Tables를 참조하세요.", "[Lists & Tables](doc:lists-and-tables)를 참조하세요."),
    ("Style을 참고하세요.", "[Style](#Style)을 참고하세요."),
    ("Showing limits를 참고하세요.", "[Showing limits](doc:sliders#Showing-limits)를 참고하세요."),
    ("Best practices를 참고하세요.", "Best practices를 참고하세요."),
    ("Picker를 참고하세요.", "`Picker`를 참고하세요."), ("개발자 지침은 UIStepper를 참고하세요.", "개발자 지침은 `UIStepper`를 참고하세요."),
    ("슬라이더를 참고하세요.", "[슬라이더](doc:sliders)를 참고하세요."),
    ("값이 많으면 슬라이더를 대신 사용하세요.", "값이 많으면 [슬라이더](doc:sliders)를 대신 사용하세요."),
    ("값이 많으면 대신 슬라이더를 사용하세요.", "값이 많으면 대신 [슬라이더](doc:sliders)를 사용하세요."), ("슬라이더는 다릅니다.", "슬라이더는 다릅니다."),
    ("목록과 표(lists and tables)를 사용하세요.", "목록과 표([lists and tables](doc:lists-and-tables))를 사용하세요."),
    ("별 *표*를 참고하세요.", "별 \\*표\\*를 참고하세요."),
  ])
  func linksWhatSentencesPointTo(text: String, expected: String) { #expect(markdown(text) == expected) }
}
