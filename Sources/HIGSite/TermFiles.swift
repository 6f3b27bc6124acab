import Foundation
import GuideContent
package import GuideModel
import HangulText
import Terminology

/// The checks of terms over files of any folder: what `hig check FILE…` runs outside Content/.
package enum TermFiles {
  /// - Throws: `Blocked` where a file cannot be read.
  package static func check(
    _ paths: [String], glossary: Glossary, prefer: SiteSettings.Preference
  ) throws(Blocked) -> (diagnostics: [Diagnostic], sources: SourceFiles) {
    let termbase = Termbase(glossary, prefer: prefer)
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    var texts: [CheckedText] = []
    var articles: [Article] = []
    for path in paths {
      let source = try DataFile.named(path)
      sources.append(source)
      if let problem = source.encodingProblem {
        diagnostics.append(problem)
      } else {
        texts.append(text(source, termbase.index, &articles, &diagnostics))
      }
    }
    let found = diagnostics + WordingChecks(RuleList.wording).run(texts, termbase)
    let (kept, unused) = SuppressionFilter(articles, sources).apply(found)
    return ((kept + unused).sorted(by: Diagnostic.inOrder), SourceFiles(sources))
  }

  private static func text(
    _ source: SourceText, _ index: TermIndex, _ articles: inout [Article], _ diagnostics: inout [Diagnostic]
  )
    -> CheckedText
  {
    guard source.path.hasSuffix(".md") || source.path.hasSuffix(".markdown") else {
      return CheckedText(plain: source, index)
    }
    let parsed = ArticleParser(upstream: UpstreamFacts(), checks: RuleList.documents).parse(
      source, kind: .article, slug: "", contentPath: source.path)
    articles.append(parsed.value)
    diagnostics += parsed.diagnostics.filter(\.id.isAboutWording)
    return CheckedText(parsed.value, source: source, index)
  }

  /// A glossary file in any of its forms, told by its name.
  ///
  /// - Throws: `Blocked` where it cannot be read.
  package static func glossary(_ path: String) throws(Blocked) -> Parsed<Glossary> {
    guard let source = DataFile.read(path) else {
      throw Blocked.unreadable(.glossary, path)
    }
    guard source.firstInvalid == nil else {
      throw Blocked.notUTF8(path)
    }
    switch (path as NSString).pathExtension.lowercased() {
    case "tsv", "csv", "txt", "tab", "utf8", "omegat": return GlossaryTable.read(source)
    case "tbx", "xml": return TBXReader.read(source)
    default: return GlossaryReader.read(source)
    }
  }
}
