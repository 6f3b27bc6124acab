import GuideContent
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// Right text of the kinds that fixes once damaged: `check --fix` leaves each byte of it.
@Suite struct HarmlessFixTests {
  @Test(arguments: [
    // Code is the writer's, whatever stands in it and however it is fenced.
    "```\n> ```\nlet a\u{A0}= \"\u{1103}\u{1173}\u{11BC}\"\n```", "```\n가\n    ```\nlet a\u{A0}= 1\n```",
    "1. ```\n   let a = \"\u{A0}\u{1103}\u{1173}\u{11BC}\"\n   ```", "`a\u{A0}b`와 `\u{1103}\u{1173}\u{11BC}`을 봅니다.",
    "글입니다.\n\n    let a\u{A0}= \"\u{1103}\u{1173}\u{11BC}\"",
    // Signs that the text speaks of.
    "##으로 시작하는 줄은 제목이 됩니다.", "작은 제목은\n###으로 시작합니다.", "- [X]를 누르면 닫힙니다.", "- []는 빈 배열입니다.",
    "따옴표는 ‘ 로 열고 괄호는 ( 로 엽니다.", "① 을 누르고\n② 를 누릅니다.",
    // Signs that say something.
    "▶ 재생\n■ 정지\n● 녹음", "● 켜짐  \n○ 꺼짐", "□ 네\n■ 아니요", "· · ·\n· · ·", "20~~25~~26년", "1**2**3",
    "천지인의 ㅣㆍㅡ 글쇠입니다.", "レオナルド・ダ・ヴィンチ가 그린 그림입니다.",
    // A label that goes on as a word.
    "> Note: 중요한 점은 색입니다.", "> Tip: 참고로 켭니다.", "> Note: 팁을 줍니다.", "> **중요**한 점은 색입니다.",
    // Verbs, nouns and readings.
    "결정지을 때와 특징지을 수 있는 색을 봅니다.", "물을 쏟아부을 때 그러모을 것입니다.", "종로3가 역에서 제2과를 배웁니다.", "센텀3로를 지나 10요인을 봅니다.",
    "목록란에 적고 알림란을 봅니다.", "STOP을 누르고 RESET을 누릅니다. ZIP은 EXIT을 부릅니다.", "GET은 받고 PUT은 보냅니다.",
    // Names of programming languages.
    "__init__은 처음에 부릅니다.", "_id_를 보고 __proto__를 봅니다.", "_MAX_SIZE_를 봅니다.", "x==가 && y==나 이면 끝납니다.",
    "Objective-C의 [[NSString alloc] init]을 부릅니다.", "[^a-z]는 다릅니다.",
    // Remarks in brackets.
    "[선택](예/아니요 중 하나)을 고릅니다.", "[표 1](크기 1.5)을 봅니다.", "배열[0](가/나 중 하나)입니다.",
    // What would become code, or lose its heading's name.
    "2024. 첫째 판입니다.\n\n      둘째 문단입니다.", "**모범 사례**\n\n글입니다.", "9. 가\n10. 나\n 11. 다",
    // Words that explain words.
    "영어의 from 에서, to 에게를 봅니다.", "- from 에서\n- to 으로",
    "고속도로로 갑니다. 민주주의의 뜻입니다. 외국인인 사람입니다.", "한 걸음 한 걸음 갑니다. 빨강, 빨강, 파랑 순서로 켭니다.",
  ])
  func leavesRightTextAsItIs(text: String) async throws {
    let file = "---\ntitle: 메뉴\nignore: [guideline.anchor]\n---\n\n\(text)\n"
    let site = try SmallSite(["Content/articles/menus.md": file])
    let check = SiteCheck(content: site.folder.path("Content"), jobs: 1)
    let run = try await FixRun(try await check.run(), suggested: false) { try await check.run($0) }
    #expect(run.diff == "", "\(run.diff)")
  }

  /// None of these is told at all.
  @Test(arguments: [
    "추가/이동과 높이/가로를 봅니다.", "기와/과자와 학과/와이파이를 봅니다.", "`\u{FFFD}`는 대체 문자입니다.", "\"日本語\"라고 적습니다.",
    "English, 日本語, 한국어로 적습니다.", "<pre>\n**굵게** `가`\n</pre>", "<div>\n<!-- **굵게** -->\n</div>",
    "**앱이 켜집니다** 라는 알림을 보여 줍니다.", "**다음을 뜻합니다** (보기: 색).", "| 가 \\| 나 |\n| 다 \\| 라 |", "-이다는 서술격 조사입니다.",
    "-은 뺄셈입니다.", "#은 우물 정자입니다.", "1.은 첫째입니다.", "다시 한번 다시 한번 봅니다. 천천히 천천히 갑니다.", "글입니다.(덧붙인 문장입니다.) 끝.",
  ])
  func saysNothingOfRightText(text: String) {
    let parsed = ParsedText(text)
    let quiet: Set = ["markdown.html", "structure.missing-section", "guideline.anchor"]
    let told = parsed.diagnostics.filter { !quiet.contains($0.id) }
    #expect(told.isEmpty, "\(told.map(\.message))")
  }
}
