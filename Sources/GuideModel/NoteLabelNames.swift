/// The names with which writers label notes and asides.
extension NoteLabel {
  /// What this guide writes for a note of the translator.
  package static let translator = "역자 설명"
  /// All that is read as one.
  package static let translatorNames = [
    translator, "역자설명", "역자 주", "역자주", "역주", "옮긴이 설명", "옮긴이 주", "옮긴이주", "역자 의견",
  ]

  package static let koreanAsides: [(name: String, style: AsideStyle)] = [
    ("참고", .note), ("팁", .tip), ("중요", .important), ("경고", .warning), ("주의", .warning),
  ]

  package static let englishAsides: [(name: String, style: AsideStyle)] = [
    ("note", .note), ("tip", .tip), ("important", .important), ("warning", .warning),
  ]
}
