import Foundation
import GuideContent
import GuideModel
import HangulText
import Terminology

/// Makes the link table from all articles at once, and the texts that everything later reads.
struct LinkTableBuilder {
  /// A guide whose bare links show titles, its links, and its texts in the order of articles and pages.
  struct Linked: Sendable {
    var guide: Guide
    var links: LinkTable
    var texts: [CheckedText]
  }

  private let guide: Guide
  private let termbase: Termbase
  private let sources: SourceFiles
  private let jobs: Int

  init(_ guide: Guide, _ termbase: Termbase, _ sources: SourceFiles, jobs: Int) {
    self.guide = guide
    self.termbase = termbase
    self.sources = sources
    self.jobs = jobs
  }

  func linked() async -> Linked {
    var table = LinkTable()
    addEntries(&table)
    addNeighbours(&table)
    for article in guide.articles { table.related[article.slug] = related(article, table) }
    let (entries, termbase, sources) = (table, termbase, sources)
    let guide = guide.showingTitles(entries)
    let all = guide.articles + guide.pages
    let texts = await Parallel.map(all, jobs: jobs) { article in
      CheckedText(
        article, source: sources[article.file] ?? SourceText(path: article.file, bytes: []), termbase.index)
    }
    let numbers = Array(all.indices)
    let finds = await Parallel.map(numbers, jobs: jobs) { number in
      ArticleMentions(all[number], texts[number], entries, termbase.terms)
    }
    let automatic = AutomaticMarks(guide, termbase.terms)
    let marks = await Parallel.map(Array(guide.articles.indices), jobs: jobs) { number in
      automatic.marks(in: guide.articles[number], texts[number])
    }
    for (article, found) in zip(guide.articles, marks) { table.marks[article.slug] = found }
    for (article, find) in zip(guide.articles + guide.pages, finds) {
      for (slug, mention) in find.links { table.backlinks[slug, default: []].append(mention) }
      if !find.named.isEmpty { table.termsNamed[article.slug] = find.named }
      for (term, mention) in find.terms { table.termUses[term, default: []].append(mention) }
    }
    return Linked(guide: guide, links: table, texts: texts)
  }

  private func addEntries(_ table: inout LinkTable) {
    for topic in guide.topics.topics {
      table.entries[topic.slug] = LinkTable.Entry(
        kind: guide.upstream.mayHavePage(topic.slug) ? .topic : .planned, slug: topic.slug, title: topic.title,
        anchors: [:])
    }
    for (article, kind) in guide.articles.map({ ($0, LinkTable.Entry.Kind.article) })
      + guide.pages.map({ ($0, .page) })
    where table.entries[article.slug].map({ $0.kind == .topic || $0.kind == .planned }) ?? true {
      table.entries[article.slug] = LinkTable.Entry(
        kind: kind, slug: article.slug, title: article.title, anchors: anchors(article))
    }
    for article in guide.articles + guide.pages {
      for alias in article.front.aliases
      where table.entries[alias.value] == nil && SlugText.isUsable(alias.value) {
        table.aliases[alias.value] = table.aliases[alias.value] ?? article.slug
      }
    }
    addTitles(&table)
  }

  private func addTitles(_ table: inout LinkTable) {
    var slugs: [String: Set<String>] = [:]
    func add(_ title: String?, _ slug: String) {
      guard let title, !title.isEmpty else { return }
      slugs[title.folded.lowercased(), default: []].insert(slug)
    }
    for topic in guide.topics.topics {
      add(topic.korean, topic.slug)
      add(topic.english, topic.slug)
    }
    for article in guide.articles + guide.pages {
      add(article.title, article.slug)
      add(article.front.english?.value, article.slug)
    }
    table.titles = slugs.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private func anchors(_ article: Article) -> [String: LinkTable.Anchor] {
    var anchors: [String: LinkTable.Anchor] = [:]
    func add(_ id: String, _ title: String) {
      guard !id.isEmpty else { return }
      anchors[id.asciiLowercased] = LinkTable.Anchor(id: id, title: title)
      // A link's %3A has been read by then.
      if id.contains("%"), let decoded = id.removingPercentEncoding {
        anchors[decoded.asciiLowercased] = LinkTable.Anchor(id: id, title: title)
      }
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
