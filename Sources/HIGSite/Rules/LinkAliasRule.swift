import GuideModel
import HangulText

/// Links to older slugs.
enum LinkAliasRule {
  static let rule = Rule(
    "link.alias", .note, .guide, "옛 이름으로 가는 링크입니다.",
    .init(
      "[등](doc:old-lamps)", "[등](doc:lamps)",
      with: ["Content/articles/lamps.md": "---\ntitle: 등\naliases: [old-lamps]\n---\n\n글"]))

  static let check = Check<LinkedGuide>(rule) { linked in
    linked.all.flatMap { article in
      article.links.compactMap { alias($0, article, linked.links, linked.sources) }
    }
  }

  /// A link to an older slug works; a fix writes the present one.
  private static func alias(
    _ link: Link, _ article: Article, _ links: LinkTable, _ sources: SourceFiles
  ) -> Diagnostic? {
    guard case .document(let slug, _) = link.destination, let present = links.aliases[slug] else {
      return nil
    }
    var fixes: [Diagnostic.Fix] = []
    let text = sources[article.file]?.text(link.range) ?? ""
    if link.range.start.line == link.range.end.line, let found = target(of: slug, in: text) {
      let start = link.range.start.column + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      fixes = [
        .replacing(
          SourceRange(line: link.range.start.line, columns: start..<start + slug.utf8.count), present)
      ]
    }
    return Diagnostic(
      rule, "\(slug.quoted(.topic)) 옛 이름입니다. 지금 이름 \(present.quoted(.direction)) 바꾸십시오.",
      about: slug, file: article.file, range: link.range, fixes: fixes)
  }
}

/// Where a link's text names its target: right behind `doc:`, `(` or `[[`; nil where it names it elsewhere, as
/// `[등][옛-등]` does.
private func target(of slug: String, in text: String) -> Range<String.Index>? {
  let starts = (text.ranges(of: "doc:") + text.ranges(of: "](") + text.ranges(of: "[[")).map(\.upperBound)
  return starts.sorted().last { text[$0...].hasPrefix(slug) }.map {
    $0..<text.index($0, offsetBy: slug.count)
  }
}
