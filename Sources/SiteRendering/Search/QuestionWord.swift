/// Words by which a reader asks and which say nothing of the answer: 버튼은 언제 쓰나요 asks for 버튼.
enum QuestionWord {
  private static let words = """
    언제 어디 어디서 어디에 어떻게 어떤 왜 누가 누구 무엇 무엇을 무엇이 무슨 뭐 뭘 뭐가 뭔가 뭔가요 뭐야 뭐지 몇 얼마 얼마나
    게 거 것 걸 건 것을 것이 것은 수 때 때는 법 법은 방법 방법은 방법을 뜻 뜻은 차이 차이는 차이점 팁 팁은 예시 예시를
    안 좀 더 꼭 잘 및 또는 그리고 대해 대해서 대한 관해 관한 다른 달라요
    하는 할 해요 해야 하지 해도 하면 쓰는 쓸 써요 써야 써도 쓰면 만드는 만들어 두는 둘 둬야 되는 돼 있는 있어 없는 없어 좋은 좋아
    알려 알려줘 보여 보여줘 줘 주세요 설명해 궁금해요
    a an the i me we you it my this that there to of in on for and or vs with about between
    is are be do does can should must make use using put place show tell how many much what when where which why who difference
    s t re
    """.split(whereSeparator: \.isWhitespace)
  private static let endings = "나요 까요 가요 예요 에요 는가 은가 는지 은지 려나 할까 될까 죠".split(separator: " ")

  /// The whole of such a word, as a regular expression of JavaScript.
  static var pattern: String {
    "^(?:\(words.joined(separator: "|"))|.+(?:\(endings.joined(separator: "|"))))$"
  }
}
