import Foundation
import GuideModel
import HangulText

/// Reads the files of Content/ into memory.
struct ContentFolder {
  /// A Markdown file.
  struct MarkdownFile: Sendable {
    var kind: Article.Kind
    var source: SourceText
    /// Path below Content/, in NFC.
    var contentPath: String
    /// The file's stem in NFC.
    var slug: String
  }

  struct Contents: Sendable {
    var markdown: [MarkdownFile] = []
    /// The YAML files by name.
    var data: [String: SourceText] = [:]
    /// Pictures: path below Content/ in NFC, to the path on disk.
    var images: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
  }

  private let path: String
  private static let dataNames = [
    "site.yaml", "topics.yaml", "upstream.yaml", "glossary.yaml", "symbols.yaml",
  ]

  init(_ path: String) { self.path = path }

  func read() throws(Blocked) -> Contents {
    guard FolderListing.isFolder(path) else {
      throw Blocked("내용 폴더 \(path.quoted(.subject)) 없습니다. 저장소 폴더에서 실행하거나 --content로 폴더를 알려 주십시오.")
    }
    var contents = Contents()
    for name in Self.dataNames {
      if let source = source("\(path)/\(name)", &contents) { contents.data[name] = source }
    }
    for (folder, kind) in [("articles", Article.Kind.article), ("pages", .page)] {
      let listing = FolderListing.files(in: "\(path)/\(folder)", root: path)
      contents.diagnostics += listing.diagnostics
      for file in listing.files where file.hasSuffix(".md") {
        guard let source = source("\(path)/\(folder)/\(file)", &contents) else { continue }
        let contentPath = "\(folder)/\(file)".nfc
        let stem = String((contentPath.split(separator: "/").last ?? "").dropLast(3))
        contents.markdown.append(
          MarkdownFile(kind: kind, source: source, contentPath: contentPath, slug: stem))
        if !file.isNFC { contents.diagnostics.append(Self.decomposed(source.path)) }
      }
    }
    let images = FolderListing.files(in: "\(path)/images", root: path)
    contents.diagnostics += images.diagnostics
    for file in images.files {
      let name = "images/\(file)".nfc
      if let other = contents.images[name] {
        contents.diagnostics.append(
          Diagnostic(
            "file.duplicate", .error, "그림 \(name.quoted(.subject)) 완성형 이름과 풀어 쓴 이름으로 두 번 있습니다. 하나를 지우십시오.",
            file: "\(path)/images/\(file)", range: nil,
            notes: [Diagnostic.Note(message: "다른 파일입니다.", file: other, range: nil)]))
      }
      contents.images[name] = "\(path)/images/\(file)"
    }
    return contents
  }

  private func source(_ file: String, _ contents: inout Contents) -> SourceText? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard let data = FileManager.default.contents(atPath: file) else {
      contents.diagnostics.append(
        Diagnostic(
          "file.unreadable", .error, "파일을 읽을 수 없습니다. 권한을 확인하십시오.", file: file, range: nil))
      return nil
    }
    let source = SourceText(path: file, bytes: Array(data))
    if let place = UTF8Check.firstInvalid(source.bytes) {
      contents.diagnostics.append(
        Diagnostic(
          "file.encoding", .error,
          "UTF-8이 아닌 글자가 있습니다. Windows에서 CP949로 저장한 파일일 수 있으니 UTF-8로 다시 저장하십시오.", file: file,
          range: source.range(place..<place)))
      return nil
    }
    return source
  }

  private static func decomposed(_ file: String) -> Diagnostic {
    Diagnostic(
      "file.normalization", .warning,
      "파일 이름이 풀어 쓴 한글(NFD)입니다. 주소는 완성형(NFC)으로 만들었으니 파일 이름도 완성형으로 바꾸십시오.", file: file, range: nil)
  }
}

/// Ill-formed UTF-8.
enum UTF8Check {
  /// The offset of the first byte that is not well-formed UTF-8.
  static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var low = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): low += UTF8.width(scalar)
      case .emptyInput, .error: return low
      }
    }
  }
}
