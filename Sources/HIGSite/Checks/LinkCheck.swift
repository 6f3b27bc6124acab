import Foundation
import GuideModel
import HangulText

/// Links to articles, anchors and terms that are not there, and links to older slugs.
enum LinkCheck {
  static func run(_ guide: Guide, _ links: LinkTable, _ sources: SourceFiles) -> [Diagnostic] {
    (guide.articles + guide.pages).flatMap { article -> [Diagnostic] in
      var diagnostics: [Diagnostic] = []
      for link in article.links {
        if let problem = check(link, article, guide, links) { diagnostics.append(problem) }
        if let older = alias(link, article, links, sources) { diagnostics.append(older) }
      }
      return diagnostics
    }
  }

  private static func check(
    _ link: Link, _ article: Article, _ guide: Guide, _ links: LinkTable
  ) -> Diagnostic? {
    func unresolved(_ message: String, _ fixes: [String] = []) -> Diagnostic {
      let proposal = fixes.isEmpty ? "" : " \(quotedList(fixes)) 가운데 하나인지 확인하십시오."
      return Diagnostic(
        "link.unresolved", .error, message + proposal, file: article.file, range: link.range)
    }
    switch links.target(of: link.destination, from: article.slug) {
    case .unknownSlug(let slug):
      let near = NearestName.candidates(for: slug, among: links.entries.keys.sorted())
      return unresolved(
        "링크가 가리키는 글 \(slug.quoted(.subject)) 없습니다.\(near.isEmpty ? " 이름을 고치거나 링크를 지우십시오." : "")",
        near)
    case .unknownAnchor(let slug, let anchor):
      return unresolvedAnchor(slug, anchor, article, links, unresolved)
    case .term(let id):
      guard guide.glossary[id] == nil else { return nil }
      let near = NearestName.candidates(for: id, among: guide.glossary.terms.map(\.id))
      return unresolved(
        "용어 \(id.quoted(.subject)) glossary.yaml에 없습니다.\(near.isEmpty ? " 용어를 넣거나 링크를 지우십시오." : "")",
        near)
    default: return nil
    }
  }

  private static func unresolvedAnchor(
    _ slug: String, _ anchor: String, _ article: Article, _ links: LinkTable,
    _ unresolved: (String, [String]) -> Diagnostic
  ) -> Diagnostic {
    let anchors = (links.entries[slug]?.anchors.values.map(\.id) ?? []).sorted()
    let place = slug == article.slug ? "이 글" : "글 ‘\(slug)’"
    if let twin = anchors.first(where: { LookAlike.key($0) == LookAlike.key(anchor) }) {
      return unresolved(
        "\(place)에 ‘#\(anchor)’ 위치가 없습니다. \("#\(twin)".quoted(.and)) 같아 보이지만 글자가 다릅니다(\(LookAlike.difference(anchor, twin))). 링크의 글자를 바꾸십시오.",
        [])
    }
    let near = NearestName.candidates(for: anchor, among: anchors)
    let known = near.isEmpty ? Array(anchors.prefix(8)) : near
    return unresolved(
      "\(place)에 ‘#\(anchor)’ 위치가 없습니다.\(known.isEmpty ? " 링크에서 ‘#’과 그 뒤를 지우십시오." : "")",
      known.map { "#\($0)" })
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
      "link.alias", .note, "\(slug.quoted(.topic)) 옛 이름입니다. 지금 이름 \(present.quoted(.direction)) 바꾸십시오.",
      file: article.file, range: link.range, fixes: fixes)
  }
}

/// Where a link's text names its target: behind `doc:`, `(` or `[[`, before the anchor.
private func target(of slug: String, in text: String) -> Range<String.Index>? {
  let start = (text.ranges(of: "doc:") + text.ranges(of: "](") + text.ranges(of: "[[")).map(\.upperBound).max()
  return text[(start ?? text.startIndex)...].firstRange(of: slug)
}

/// Texts that look the same but are not.
enum LookAlike {
  /// Compatibility jamo and conjoining jamo, full-width and plain letters have one key.
  static func key(_ text: String) -> String { text.decomposedStringWithCompatibilityMapping }

  /// `U+1100, U+3131` for the first scalars that differ.
  static func difference(_ first: String, _ second: String) -> String {
    for (a, b) in zip(first.unicodeScalars, second.unicodeScalars) where a != b {
      return "\(code(a)), \(code(b))"
    }
    return "길이가 다름"
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}

extension Diagnostic.Fix {
  static func replacing(_ range: SourceRange, _ text: String) -> Self {
    Self(
      summary: "\(text.quoted(.direction)) 고칩니다.",
      edits: [Diagnostic.Edit(range: range, replacement: text)])
  }
}

extension Article {
  /// Every link, in headings too.
  var links: [Link] {
    var links: [Link] = []
    func add(_ inlines: [Inline]) {
      for inline in inlines.flattened { if case .link(let link) = inline { links.append(link) } }
    }
    for section in sections.flattened {
      add(section.heading)
      for block in section.blocks.flatMap(\.flattened) { add(block.inlines) }
    }
    return links
  }
}
