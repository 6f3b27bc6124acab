package import GuideModel

/// Turns a captured blog article into a file of Content/articles.
///
/// The text of a page is read here; HTML and Markdown captures will get readers of their own that
/// end in the same `Draft`.
package struct ArticleImporter: Sendable {
  package struct Imported: Sendable {
    package var slug: String
    package var title: String
    /// The file's text.
    package var markdown: String
    /// Places to look at, with the lines of the capture.
    package var review: [ReviewMark]
    package var counts: Counts
  }

  /// What was recognised.
  package struct Counts: Sendable, Equatable {
    package var sections = 0
    package var guidelines = 0
    package var notes = 0
    package var figures = 0
  }

  private let facts: ImportFacts

  package init(_ facts: ImportFacts) { self.facts = facts }

  /// - Parameter slug: the topic, where the user says it; else the title tells it.
  package func importText(_ text: String, slug: String? = nil) -> Imported {
    var head = HeadReader(facts)
    let lines = head.read(Capture(text), slug: slug)
    var draft = head.draft
    var body = BodyReader(lines, page: facts.upstream[draft.slug])
    body.read()
    draft.blocks = body.blocks
    draft.review += body.review
    draft.review.sort { ($0.line, $0.code) < ($1.line, $1.code) }
    return Imported(
      slug: draft.slug, title: draft.title, markdown: DraftWriter.text(draft, facts),
      review: draft.review, counts: Counts(draft.blocks))
  }
}

extension ArticleImporter.Counts {
  fileprivate init(_ blocks: [DraftBlock]) {
    for block in blocks {
      switch block.kind {
      case .heading: sections += 1
      case .guideline: guidelines += 1
      case .translatorNote(_, let inner):
        notes += 1
        figures += ArticleImporter.Counts(inner).figures
      case .caption: figures += 1
      case .paragraph, .aside, .list, .support, .credit: break
      }
    }
  }
}
