import Foundation
import GuideContent
import GuideModel
import HangulText

/// `hig new SLUG`: an empty article of a topic, with its sections.
enum NewCommand {
  static let command = Command(
    name: "new", usage: "hig new SLUG [옵션]", summary: "주제의 빈 글을 만듭니다.",
    options: [OptionSpec("content", "c", value: "DIR", help: "내용 폴더(기본 Content)")],
    operands: 1...1, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let content = arguments.value("content") ?? "Content"
    let slug = arguments.operands[0].nfc
    let contents = try ContentFolder(content).read()
    let guide = await GuideReader(contents, jobs: 1).read().guide
    if let present = (guide.articles + guide.pages).first(where: { $0.slug == slug }) {
      throw Blocked.articleExists(slug: slug, present.file)
    }
    let topic = guide.topics[slug]
    if topic == nil, !guide.topics.isEmpty {
      throw UsageError.unknownTopic(
        slug, near: NearestName.candidates(for: slug, among: guide.topics.topics.map(\.slug)))
    }
    guard !slug.contains("/"), !ReservedSlugRule.isReserved(slug), !slug.hasPrefix(".") else {
      throw UsageError.unusableSlug(slug)
    }
    let folder = guide.topics.categories.first { $0.allTopics.contains { $0.slug == slug } }?.id
    let path = ["\(content)/articles", folder, "\(slug).md"].compactMap { $0 }.joined(separator: "/")
    let text = NewArticle.text(topic: topic, slug: slug, upstream: guide.upstream[slug])
    let parent = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw Blocked.cannotMakeFolder(parent, reason: error.localizedDescription)
    }
    try FileWriting.write(Array(text.utf8), to: path)
    console.data(path + "\n")
    return .done
  }
}

/// The text of an empty article.
enum NewArticle {
  static func text(topic: TopicMap.Topic?, slug: String, upstream: UpstreamFacts.Page?) -> String {
    var lines = ["---", "title: \(YAMLText.scalar(topic?.title ?? slug))"]
    if let topic { lines.append("english: \(YAMLText.scalar(topic.english))") }
    lines += ["summary: \"\"", "translators: []", "draft: true"]
    if let revised = topic?.revised { lines.append("source: {revised: \(revised.isoDay)}") }
    if let related = upstream?.related, !related.isEmpty {
      lines.append("related: \(YAMLText.list(related))")
    }
    lines += ["---", "", "소개 문단을 여기에 적습니다.", ""]
    for heading in upstream?.headings ?? standard where heading.level <= 3 {
      lines.append("\(String(repeating: "#", count: heading.level)) \(heading.korean ?? heading.english)")
      lines.append("")
      if let sentence = support(heading, upstream) { lines += [sentence, ""] }
    }
    return lines.joined(separator: "\n")
  }

  private static let standard = [
    UpstreamFacts.Heading(
      level: 2, english: "Best practices", korean: "모범 사례", anchor: "Best-practices"),
    UpstreamFacts.Heading(
      level: 2, english: "Platform considerations", korean: "플랫폼 고려 사항",
      anchor: "Platform-considerations"),
  ]

  /// What is known of Apple's platform lines, as sentences of ours.
  private static func support(_ heading: UpstreamFacts.Heading, _ page: UpstreamFacts.Page?) -> String? {
    guard heading.english == "Platform considerations", let page else { return nil }
    func names(_ platforms: [Platform]?) -> String? {
      guard let platforms, !platforms.isEmpty else { return nil }
      return platforms.map(\.rawValue).joined(separator: ", ")
    }
    let sentences = [
      names(page.noAdditional).map { "\($0)에는 추가 고려 사항이 없습니다." },
      names(page.notSupported).map { "\($0)에서는 쓸 수 없습니다." },
    ]
    let text = sentences.compactMap { $0 }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
