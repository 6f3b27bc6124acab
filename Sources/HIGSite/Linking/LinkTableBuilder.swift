import GuideContent
import GuideModel
import HangulText
import Terminology

/// Makes the link table from all articles at once.
struct LinkTableBuilder {
  private let guide: Guide
  private let index: TermIndex
  private let jobs: Int

  init(_ guide: Guide, _ index: TermIndex, jobs: Int) {
    self.guide = guide
    self.index = index
    self.jobs = jobs
  }

  func table() async -> LinkTable {
    var table = LinkTable()
    addEntries(&table)
    addNeighbours(&table)
    for article in guide.articles { table.related[article.slug] = related(article, table) }
    let linked = table
    let index = index
    let finds = await Parallel.map(guide.articles + guide.pages, jobs: jobs) { article in
      ArticleMentions(article, linked, index)
    }
    let automatic = AutomaticMarks(guide, index)
    let marks = await Parallel.map(guide.articles, jobs: jobs) { automatic.marks(in: $0) }
    for (article, found) in zip(guide.articles, marks) { table.marks[article.slug] = found }
    for (article, find) in zip(guide.articles + guide.pages, finds) {
      for (slug, mention) in find.links { table.backlinks[slug, default: []].append(mention) }
      if !find.named.isEmpty { table.termsNamed[article.slug] = find.named }
      for (term, mention) in find.terms { table.termUses[term, default: []].append(mention) }
    }
    return table
  }

  private func addEntries(_ table: inout LinkTable) {
    for topic in guide.topics.topics {
      table.entries[topic.slug] = LinkTable.Entry(
        kind: .topic, slug: topic.slug, title: topic.title, anchors: [:])
    }
    for (article, kind) in guide.articles.map({ ($0, LinkTable.Entry.Kind.article) })
      + guide.pages.map({ ($0, .page) })
    where table.entries[article.slug].map({ $0.kind == .topic }) ?? true {
      table.entries[article.slug] = LinkTable.Entry(
        kind: kind, slug: article.slug, title: article.title, anchors: anchors(article))
    }
    for article in guide.articles + guide.pages {
      for alias in article.front.aliases
      where table.entries[alias.value] == nil && SlugText.isUsable(alias.value) {
        table.aliases[alias.value] = table.aliases[alias.value] ?? article.slug
      }
    }
  }

  private func anchors(_ article: Article) -> [String: LinkTable.Anchor] {
    var anchors: [String: LinkTable.Anchor] = [:]
    func add(_ id: String, _ title: String) {
      guard !id.isEmpty else { return }
      anchors[id.asciiLowercased] = LinkTable.Anchor(id: id, title: title)
    }
    for section in article.sections.flattened { add(section.anchor, section.title) }
    for guideline in article.guidelines { add(guideline.anchor, guideline.lead.plainText) }
    return anchors
  }

  /// In the order of the topics; articles of no topic come last, by slug.
  private func addNeighbours(_ table: inout LinkTable) {
    let slugs = Set(guide.articles.map(\.slug))
    let ordered =
      guide.topics.topics.map(\.slug).filter(slugs.contains)
      + guide.articles.map(\.slug).filter { guide.topics[$0] == nil }
    for (index, slug) in ordered.enumerated() {
      table.neighbours[slug] = (
        index > 0 ? ordered[index - 1] : nil,
        index + 1 < ordered.count ? ordered[index + 1] : nil
      )
    }
  }

  /// Those of the front matter, then those that Apple's page names.
  private func related(_ article: Article, _ table: LinkTable) -> [String] {
    let named = article.front.related.map(\.value) + (guide.upstream[article.slug]?.related ?? [])
    var seen: Set<String> = [article.slug]
    return named.compactMap { table.entry($0)?.slug }.filter { seen.insert($0).inserted }
  }
}
