import ArticleImport
import Foundation
import GuideContent
import GuideModel
import HangulText
import SiteRendering

/// `hig import FILE…`.
enum ImportCommand {
  static let command = Command(
    name: "import", usage: "hig import 파일… [옵션]", summary: "블로그에서 담아 온 글을 가져옵니다.",
    options: [
      OptionSpec("into", "i", value: "DIR", help: "글을 쓸 폴더(기본 Content/articles)"),
      OptionSpec("content", "c", value: "DIR", help: "내용 폴더(기본 Content)"),
      OptionSpec("slug", "s", value: "SLUG", help: "글의 이름. 없으면 제목에서 찾습니다."),
      OptionSpec("format", "f", value: "F", help: "markdown(쓰기), json(구조를 보여 주기만)"),
      OptionSpec("dry-run", "n", help: "쓰지 않고 무엇을 쓸지만 보여 줍니다."),
      OptionSpec("force", help: "이미 있는 글을 덮어씁니다."),
    ], operands: 1...10_000, run: run)

  private enum Format: String, CaseIterable { case markdown, json }

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let content = arguments.value("content") ?? "Content"
    let into = arguments.value("into") ?? "\(content)/articles"
    let format = try arguments.choice("format", Format.self) ?? .markdown
    let sources = try CaptureFiles.list(arguments.operands)
    if arguments.has("slug"), sources.count > 1 {
      throw UsageError.slugOfSeveralFiles
    }
    TemporaryName.clear(below: into)
    let data = GuideData(into: into, content: content)
    let importer = ArticleImporter(data.facts)
    var written: Set<String> = []
    var isFailed = false
    for source in sources {
      switch CaptureFiles.read(source) {
      case .failure(let problem):
        console.last("\(source): \(problem.message)")
        isFailed = true
      case .success(let text):
        let imported = importer.importText(text, slug: arguments.value("slug"))
        if format == .json {
          console.data(await data.twin(of: imported))
          continue
        }
        let path = existing(imported.slug, in: into) ?? "\(into)/\(imported.slug).md"
        if let refusal = refusal(path, imported, written, arguments) {
          console.last("\(source): \(refusal)")
          isFailed = true
          continue
        }
        written.insert(path)
        if arguments.has("dry-run") {
          console.data(imported.markdown)
        } else {
          try write(imported.markdown, to: path, replacing: arguments.has("force"))
        }
        console.message(summary(source, path, imported))
      }
    }
    return isFailed ? .found : .done
  }

  /// The file of the folder, or of one inside it, that has the slug already.
  private static func existing(_ slug: String, in folder: String) -> String? {
    FolderListing.files(in: folder, root: folder).files
      .first { $0 == "\(slug).md" || $0.hasSuffix("/\(slug).md") }.map { "\(folder)/\($0)" }
  }

  private static func refusal(
    _ path: String, _ imported: ArticleImporter.Imported, _ written: Set<String>, _ arguments: Arguments
  ) -> String? {
    if !SlugText.isUsable(imported.slug) {
      return "글의 이름을 알 수 없습니다. --slug로 알려 주십시오."
    }
    if written.contains(path) { return "같은 주제의 글을 방금 썼습니다: \(path). --slug로 다른 이름을 주십시오." }
    guard FileStatus(path) != nil, !arguments.has("force"), !arguments.has("dry-run") else { return nil }
    return "이미 있는 글이라 쓰지 않았습니다: \(path). 덮어쓰려면 --force를 쓰십시오."
  }

  private static func write(_ text: String, to path: String, replacing: Bool) throws(Blocked) {
    if replacing {
      try FileWriting.put(Array(text.utf8), at: path)
    } else {
      try FileWriting.create(Array(text.utf8), at: path)
    }
  }

  private static func summary(
    _ source: String, _ path: String, _ imported: ArticleImporter.Imported
  ) -> String {
    let counts = imported.counts
    var text =
      "\(source) → \(path): ‘\(imported.title)’, 섹션 \(counts.sections), 지침 \(counts.guidelines), 역자 설명 \(counts.notes), 그림 \(counts.figures)"
    if !imported.review.isEmpty {
      text += ". 확인할 곳 \(imported.review.count)개:"
      for mark in imported.review { text += "\n  \(source):\(mark.line): \(mark.reason) [\(mark.code)]" }
    }
    return text
  }
}
