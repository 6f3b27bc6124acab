import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct UntranslatedRuleTests {
  private let check = UntranslatedRule.check
  private let termbase = Termbase(
    Glossary(terms: [
      .of("separator", "구분선"), .of("text view", "텍스트 뷰"), .of("tap", "탭", homonym: true),
      .of("App Store", "App Store", kind: .name),
    ]))

  @Test(arguments: [
    ("메뉴에 separator를 넣고 Separators를", ["separator", "Separators"], "메뉴에 구분선을 넣고 구분선을"),
    ("Text View를 봅니다", ["Text View"], "텍스트 뷰를 봅니다"),
    ("소리를 sound effect로 냅니다", ["sound effect"], "소리를 sound effect로 냅니다"), ("버튼을 tap 합니다", ["tap"], "버튼을 tap 합니다"),
  ])
  func tellsOfEnglishLeft(text: String, expected: [String], right: String) {
    #expect(told(check, text, termbase) == expected)
    #expect(fixed(check, text, termbase, suggested: true) == right)
  }

  /// In brackets that are no gloss a word with its particle is left English all the same.
  @Test(arguments: [("구분선(separator를 지우면 없어짐)을", ["separator"]), ("그리고 (separator)를", [])])
  func tellsGlossesFromProse(text: String, expected: [String]) { #expect(told(check, text, termbase) == expected) }

  @Test func aTableHeadWithItsGlossBelowIsOne() {
    #expect(told(markdown: "| 구분선<br>(separator) |\n| --- |\n| 글 |", check, termbase).isEmpty)
  }

  @Test func knowsPlurals() {
    let terms = Termbase(Glossary(terms: [.of("activity", "활동"), .of("status", "상태")]))
    #expect(told(check, "글의 activities를 status를 activitys를", terms) == ["activities", "status"])
  }

  @Test func proposesAndDoesNotInsist() { #expect(fixed(check, "메뉴에 separator를", termbase) == "메뉴에 separator를") }

  @Test func tellsOfASentenceBetweenKoreanOnes() {
    #expect(
      told(check, "글을 봅니다.\nThis is a whole sentence left here.", termbase) == ["This is a whole sentence left here."])
    #expect(told(check, "This is a whole sentence left here.", termbase).isEmpty)
    #expect(told(check, "글을 봅니다.\nNot One Of Them.", termbase).isEmpty)
  }

  @Test(arguments: [
    "구분선(separator)을", "구분선 (separator)을", "구분선（separator）을", "구분선(separator, 나눔선)을", "구분선(영어 separator)을",
    "‘구분선’(separator)을", "separator (구분선)를",
    "separator(구분선)를", "‘separator’라는 이름", "Separator 키를 누릅니다", "App Store에서 봅니다", "separatorless 글",
    "drag separator item을 참고",
    "글 More info in your app을 참고하세요", "작은 iPad mini에서 봅니다", "See also 구분선", "명령창에 left brace를 입력합니다",
    "식 a + left brace를 씁니다",
    "Please refer to the guide 화면 before you start it.", "`separator`를", "글 https://example.org/separator 를",
  ])
  func leavesAlone(text: String) {
    let found = text.contains("`") ? told(markdown: text, check, termbase) : told(check, text, termbase)
    #expect(found.isEmpty, "\(found)")
  }

  /// A link's text is the title of what it leads to.
  @Test func leavesLinksAlone() {
    #expect(told(markdown: "자세한 것은 [human interface design](https://example.org) 글에 있습니다.", check).isEmpty)
    #expect(told(markdown: "자세한 것은 human interface design 글에 있습니다.", check) == ["human interface design"])
  }

  /// The original beside each Korean paragraph is no leftover; several in a row are.
  @Test func leavesOriginalsAlone() {
    let (first, second) = ("Keep the shelf free of other things.", "Label every drawer that has a lock.")
    #expect(told(check, "\(first)\n선반을 비워 둡니다.\n\(second)\n서랍에 이름을 붙입니다.").isEmpty)
    #expect(told(check, "선반을 비워 둡니다.\n\(first)\n서랍에 이름을 붙입니다.\n\(second)").isEmpty)
    #expect(told(check, "선반을 비워 둡니다.\n\(first)\n\(second)\n서랍에 이름을 붙입니다.") == [first, second])
    #expect(told(check, "선반입니다.\n\(first)\n서랍입니다.") == [first])
  }

  @Test func leavesHeadingsAndTitlesAlone() {
    #expect(told(markdown: "## Separator를 씁니다\n\n글", check, termbase).isEmpty)
    #expect(told(markdown: "글 ![separator 그림](todo)", check, termbase) == ["separator"])
  }
}
