import Foundation
import GuideModel
import HangulText

/// The captured articles that an import was given.
enum CaptureFiles {
  struct Problem: Error {
    var message: String
  }

  /// Files, the text files of folders, and `-` for standard input.
  static func list(_ operands: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    for operand in operands {
      if FolderListing.isFolder(operand) {
        let inside = FolderListing.files(in: operand, root: operand).files
          .filter { $0.hasSuffix(".txt") }
        guard !inside.isEmpty else {
          throw UsageError.noCaptures(folder: operand)
        }
        files += inside.map { "\(operand)/\($0)" }
      } else {
        files.append(operand)
      }
    }
    return files
  }

  /// The text of a capture in UTF-8, or in CP949 as older Korean Windows writes it.
  static func read(_ path: String) -> Result<String, Problem> {
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else if let found = FileManager.default.contents(atPath: path) {
      data = found
    } else {
      return .failure(Problem(message: "파일을 읽을 수 없습니다. 이름과 권한을 확인하십시오."))
    }
    guard data.count <= 8 << 20 else {
      return .failure(Problem(message: "파일이 8MB를 넘습니다. 글 하나만 담아 오십시오."))
    }
    if let format = Self.binaryFormat(data) {
      return .failure(Problem(message: "\(format)라 글로 읽을 수 없습니다. 글을 복사해 .txt 파일로 저장하십시오."))
    }
    let cp949 = String.Encoding(rawValue: 0x8000_0422)
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: cp949) else {
      return .failure(Problem(message: "글자를 읽을 수 없습니다. UTF-8로 저장하십시오."))
    }
    if isMarkup(text, path) {
      return .failure(
        Problem(message: "HTML과 Markdown은 아직 가져올 수 없습니다. 화면의 글을 복사해 .txt 파일로 저장하십시오."))
    }
    return .success(text)
  }

  /// What a file is that is no text; nil for texts.
  private static func binaryFormat(_ data: Data) -> String? {
    if data.starts(with: "%PDF".utf8) { return "PDF" }
    if data.starts(with: "{\\rtf".utf8) { return "서식 있는 문서(RTF)" }
    if data.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "압축 파일이나 Word, Pages 문서" }
    if data.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return "HWP나 옛 Word 문서" }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return nil }
    return data.prefix(8192).contains(0) ? "글이 아닌 파일이" : nil
  }

  private static func isMarkup(_ text: String, _ path: String) -> Bool {
    let start = text.prefix(400).lowercased()
    return ["html", "htm", "md", "markdown"].contains((path as NSString).pathExtension.lowercased())
      || start.contains("<!doctype html") || start.contains("<html") || start.hasPrefix("---\n")
  }
}
