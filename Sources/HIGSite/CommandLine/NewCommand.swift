import Foundation
import GuideContent
import GuideModel
import HangulText

/// `hig new TOPIC`: an empty article of a topic, with its sections.
enum NewCommand {
  static let command = Command(
    name: "new", usage: "hig new 주제 [옵션]", summary: "주제(이름, 제목, Apple의 주소)의 빈 글을 만듭니다.",
    options: [OptionSpec("content", "c", value: "DIR", help: "내용 폴더(기본 Content)")],
    operands: 1...1, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let content = arguments.value("content") ?? "Content"
    let contents = try ContentFolder(content).read()
    let guide = await GuideReader(contents, jobs: 1).read().guide
    let slug = slug(of: arguments.operands[0].nfc, guide.topics)
    if let present = (guide.articles + guide.pages).first(where: { $0.slug == slug }) {
      throw Blocked.articleExists(slug: slug, present.file)
    }
    let topic = guide.topics[slug]
    if topic == nil, !guide.topics.isEmpty {
      throw UsageError.unknownTopic(
        slug, near: NearestName.candidates(for: slug, among: guide.topics.topics.flatMap { [$0.slug, $0.title] }))
    }
    guard !slug.contains("/"), !ReservedSlugRule.isReserved(slug), !slug.hasPrefix(".") else {
      throw UsageError.unusableSlug(slug)
    }
    let folder = guide.topics.categories.first { $0.allTopics.contains { $0.slug == slug } }?.id
    let path = ["\(content)/articles", folder, "\(slug).md"].compactMap { $0 }.joined(separator: "/")
    let text = NewArticle.text(slug: slug, guide.topics, guide.upstream[slug])
    TemporaryName.clear(below: content)
    try FileWriting.create(Array(text.utf8), at: path)
    console.data(path + "\n")
    return .done
  }
}

extension NewCommand {
  /// The slug that an operand means: a slug, the address of Apple's page, or a title that just one topic has.
  static func slug(of operand: String, _ topics: TopicMap) -> String {
    let path = operand.prefix { $0 != "#" && $0 != "?" }.split(separator: "/")
    let last = operand.contains("/human-interface-guidelines/") ? path.last.map(String.init) ?? operand : operand
    if topics[last] != nil { return last }
    let title = last.folded.lowercased()
    let found = topics.topics.filter { [$0.korean, $0.english, $0.slug].contains { $0?.folded.lowercased() == title } }
    return found.count == 1 ? found[0].slug : last
  }
}

/// The text of an empty article.
enum NewArticle {
  static func text(slug: String, _ topics: TopicMap, _ upstream: UpstreamFacts.Page?) -> String {
    let topic = topics[slug]
    var lines = ["---", "title: \(YAMLText.scalar(topic?.title ?? slug))"]
    if let topic { lines.append("english: \(YAMLText.scalar(topic.english))") }
    lines += ["summary: \"\"", "translators: []", "draft: true"]
    if let revised = topic?.revised { lines.append("source: {revised: \(revised.isoDay)}") }
    // Apple's page may name hubs, which are no topics.
    let related = (upstream?.related ?? []).filter { topics[$0] != nil }
    if !related.isEmpty {
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
