enum ImportCommand {
  static let command = Command(
    name: "import", usage: "hig import 파일… [옵션]", summary: "담아 온 글을 가져옵니다.",
    options: [], operands: 1...1, run: { _, _ in .done })
}
