import Foundation
package import GuideModel
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
  private let files: DataFiles
  private static let dataNames = [
    "site.yaml", "topics.yaml", "upstream.yaml", "glossary.yaml", "symbols.yaml",
  ]

  init(_ path: String, _ files: DataFiles = DataFiles()) {
    self.path = path
    self.files = files
  }

  func read() throws(Blocked) -> Contents {
    guard FolderListing.isFolder(path) else {
      throw Blocked.noFolder(.content, path)
    }
    var contents = Contents()
    try readNames(&contents)
    for name in Self.dataNames {
      if let source = source("\(path)/\(name)", &contents) { contents.data[name] = source }
    }
    for (folder, kind) in [("articles", Article.Kind.article), ("pages", .page)] {
      let listing = FolderListing.files(in: "\(path)/\(folder)", root: path)
      contents.diagnostics += listing.diagnostics
      for file in listing.files {
        guard file.hasSuffix(".md") else {
          contents.diagnostics.append(Self.otherName("\(path)/\(folder)/\(file)"))
          continue
        }
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
            .fileDuplicate, "그림 \(name.quoted(.subject)) 완성형 이름과 풀어 쓴 이름으로 두 번 있습니다. 하나를 지우십시오.",
            file: "\(path)/images/\(file)", range: nil,
            notes: [Diagnostic.Note(message: "다른 파일입니다.", file: other, range: nil)]))
      }
      contents.images[name] = "\(path)/images/\(file)"
    }
    return contents
  }

  private static let folders = ["articles", "pages", "images"]

  /// What stands in the folder beside what a guide is made of.
  private func readNames(_ contents: inout Contents) throws(Blocked) {
    let known = Self.folders + Self.dataNames
    let names = try FileWriting.names(in: path).filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") }
    guard names.isEmpty || names.contains(where: known.contains) else { throw Blocked.noGuide(path) }
    for name in names where !known.contains(name) && !Self.isAboutTheFolder(name) {
      let near = known.first { $0 == name.lowercased().replacing(".yml", with: ".yaml") }
      let remedy =
        if let near {
          "\(near.quoted(.direction)) 이름을 바꾸십시오."
        } else if name.lowercased().hasSuffix(".md") {
          "글이면 ‘articles’ 폴더로, 소개 같은 페이지면 ‘pages’ 폴더로 옮기십시오."
        } else {
          NearestName.candidates(for: name, among: known).first.map { proposal([$0]) }
            ?? "내용 폴더 밖으로 옮기십시오."
        }
      contents.diagnostics.append(
        Diagnostic(
          .fileUnknown, "내용 폴더에서 읽지 않는 이름이라 사이트에 들어가지 않습니다. \(remedy)", about: name, file: "\(path)/\(name)",
          range: nil))
    }
  }

  /// README.md and its like speak of the folder itself.
  private static func isAboutTheFolder(_ name: String) -> Bool {
    ["readme", "license", "licence", "changelog", "contributing", "notice"].contains {
      $0 == name.lowercased().prefix { $0 != "." }
    }
  }

  private func source(_ file: String, _ contents: inout Contents) -> SourceText? {
    if let refused = FolderListing.refusedLink(file, path) {
      contents.diagnostics.append(refused)
      return nil
    }
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard let source = files[file] else {
      contents.diagnostics.append(
        Diagnostic(
          .fileUnreadable, "파일을 읽을 수 없습니다. 권한을 확인하십시오.", file: file, range: nil))
      return nil
    }
    if let problem = source.encodingProblem {
      contents.diagnostics.append(problem)
      return nil
    }
    return source
  }

  /// A file among the articles that is none.
  private static func otherName(_ file: String) -> Diagnostic {
    let isText = [".txt", ".markdown", ".mdown", ".mkd", ".md"].contains { file.lowercased().hasSuffix($0) }
    return Diagnostic(
      .fileExtension,
      isText
        ? "이름이 ‘.md’로 끝나지 않아 글로 읽지 않았습니다. ‘.md’로 바꾸십시오." : "글이 아닌 파일이라 읽지 않았습니다. 그림은 images 폴더로, 다른 것은 밖으로 옮기십시오.",
      file: file, range: nil)
  }

  private static func decomposed(_ file: String) -> Diagnostic {
    Diagnostic(
      .fileNormalization,
      "파일 이름이 풀어 쓴 한글(NFD)입니다. 주소는 완성형(NFC)으로 만들었으니 파일 이름도 완성형으로 바꾸십시오.", file: file, range: nil)
  }
}

extension Rule {
  package static let fileDuplicate = Rule(
    "file.duplicate", .error, .guide, "완성형 이름과 풀어 쓴 이름으로 두 번 있는 그림입니다.",
    .init(described: "같은 이름을 NFC와 NFD로 쓴 두 파일", "NFC로 쓴 한 파일"))

  package static let fileExtension = Rule(
    "file.extension", .warning, .file, "글의 폴더에 있지만 글로 읽지 않는 파일입니다.",
    .init(described: "articles/buttons.txt", "articles/buttons.md"))

  package static let fileNormalization = Rule(
    "file.normalization", .warning, .file, "이름이 풀어 쓴 한글(NFD)인 파일입니다.",
    .init(described: "NFD로 쓴 파일 이름", "NFC로 쓴 파일 이름"))

  package static let fileUnknown = Rule(
    "file.unknown", .warning, .file, "내용 폴더에 있지만 읽지 않는 파일이나 폴더입니다.",
    .init(described: "Content/site.yml", "Content/site.yaml"))
}
