import GuideModel

extension RuleList {
  /// Terms against the glossary and against each other.
  static let terms: [Rule] = [
    Rule(
      "term.forbidden", .error, .text, "용어집이 쓰지 않기로 한 말입니다.",
      .init("램프를 켭니다.", "등불을 켭니다.", with: glossary)),
    Rule(
      "term.name", .error, .text, "제품이나 API의 이름이 다르게 적혀 있습니다.",
      .init("MacOS를 씁니다.", "macOS를 씁니다.", with: glossary)),
    Rule(
      "term.spacing", .warning, .text, "용어의 띄어쓰기가 용어집과 다릅니다.",
      .init("밝은등불을 켭니다.", "밝은 등불을 켭니다.", with: glossary), .init("날씨앱을 엽니다.", "날씨 앱을 엽니다.")),
    Rule(
      "term.inconsistent", .warning, .text, "용어집에서 고르지 않은 표기입니다.",
      .init("전등을 켭니다.", "등불을 켭니다.", with: glossary)),
    Rule(
      "term.untranslated", .warning, .text, "한국어가 있는 말이 영어로 남았습니다.",
      .init("lamp를 켭니다.", "등불을 켭니다.", with: glossary)),
    Rule(
      "term.misspelling", .warning, .guide, "용어를 잘못 적은 것으로 보입니다.",
      .init("도롬출을 엽니다.", "도롱출을 엽니다.", with: glossary)),
    Rule(
      "term.spacing-drift", .warning, .guide, "같은 말을 다른 곳과 다르게 띄어 썼습니다.",
      .init("우측 상단을 봅니다. 우측 상단입니다. 우측상단의 등", "우측 상단을 봅니다. 우측 상단입니다. 우측 상단의 등")),
    Rule(
      "term.gloss", .note, .text, "처음 쓴 용어에 영어가 없습니다.",
      .init("배지를 답니다.", "배지(badge)를 답니다.", with: glossary)),
    Rule(
      "term.gloss-order", .warning, .text, "영어가 앞에, 한국어가 괄호에 있습니다.",
      .init("drag item(끌 항목)을 둡니다.", "끌 항목(drag item)을 둡니다.")),
    Rule(
      "term.gloss-conflict", .warning, .guide, "같은 영어를 다르게 옮겼습니다.",
      .init(
        "여백(margin)을 둡니다. 여백(margin)은 넓습니다. 가장자리(margin)를 둡니다.",
        "여백(margin)을 둡니다. 여백(margin)은 넓습니다. 여백(margin)을 둡니다.")),
  ]

  /// Particles and slips of the hand.
  static let texts: [Rule] = [
    Rule(
      "particle.agreement", .warning, .text, "조사가 앞말의 소리와 맞지 않습니다.",
      .init("버튼를 누릅니다.", "버튼을 누릅니다."), .init("목록(list)를 봅니다.", "목록(list)을 봅니다.")),
    Rule(
      "text.label", .warning, .text, "노트의 이름표가 이 가이드와 다릅니다.",
      .init("> 역자설명: 등입니다.", "> 역자 설명: 등입니다."), .init("> 참고 : 등입니다.", "> 참고: 등입니다.")),
    Rule(
      "text.mechanical", .warning, .text, "손이 미끄러져 생긴 흠입니다.",
      .init("등이 켜졌습니다.. 밝습니다.", "등이 켜졌습니다. 밝습니다."), .init("점ㆍ선", "점·선")),
    Rule(
      "text.invisible", .warning, .file, "보이지 않는 글자가 있습니다.",
      .init("단\u{200B}추입니다.", "단추입니다.")),
    Rule(
      "text.normalization", .warning, .file, "풀어 쓴 한글(NFD)이 있습니다.",
      .init("\u{1103}\u{1173}\u{11BC}입니다.", "등입니다.")),
  ]

  private static let glossary = [
    "Content/glossary.yaml": """
    terms:
      - {id: lamp, english: lamp, korean: 등불, official: 전등, accepted: [밝은 등불], forbidden: [램프]}
      - {id: drawer, english: drawer, korean: 도롱출}
      - {id: badge, english: badge, korean: 배지, gloss: first}
      - {id: mac, english: macOS, korean: macOS, kind: name}

    """
  ]
}
