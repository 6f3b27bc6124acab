/// Words by which a reader asks and which say nothing of the answer: 버튼은 언제 쓰나요 asks for 버튼.
package enum QuestionWord {
  private static let words = [
    "언제", "어디", "어디서", "어디에", "어떻게", "어떤", "왜", "누가", "누구", "무엇", "무엇을", "무엇이", "무슨", "뭐", "뭘", "뭐가", "뭔가", "몇",
    "얼마", "얼마나", "게", "거", "것", "걸", "건", "것을", "것이", "것은", "수", "때", "때는", "법", "법은", "방법", "방법은", "방법을", "좀", "더",
    "꼭",
    "잘", "및", "또는", "그리고", "하는", "쓰는", "써요", "써야", "쓸", "할", "해요", "해야", "하지", "만들어", "만드는", "뜻", "뜻은", "차이", "차이는",
    "차이점", "알려줘", "알려", "줘", "주세요", "있는", "없는", "있어", "없어", "돼", "되는", "좋은", "좋아",
    "a", "an", "the", "i", "we", "you", "it", "my", "to", "of", "in", "on", "for", "and", "or", "vs", "with", "is",
    "are", "be", "do", "does", "can",
    "should", "must", "make", "use", "using", "how", "what", "when", "where", "which", "why", "who", "about", "between",
    "difference",
  ]
  private static let endings = ["나요", "까요", "는가", "은가", "인가요", "가요", "는지", "은지", "려나", "죠"]

  /// The whole of such a word, as a regular expression of JavaScript.
  package static var pattern: String {
    "^(?:\(words.joined(separator: "|"))|.+(?:\(endings.joined(separator: "|"))))$"
  }
}
