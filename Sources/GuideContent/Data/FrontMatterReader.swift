package import GuideModel
import HangulText

/// The lines of a file's front matter, and its values.
enum FrontMatterReader {
  /// Lines of the YAML (without the fences) and the first line of the body; nil without front matter.
  static func lines(of source: SourceText) -> (yaml: Range<Int>, bodyStart: Int)? {
    guard isFence(source, 1) else { return nil }
    var number = 2
    while number <= source.lineCount {
      if isFence(source, number) || source.line(number).elementsEqual("...".utf8) {
        return (2..<number, number + 1)
      }
      number += 1
    }
    return nil
  }

  private static func isFence(_ source: SourceText, _ number: Int) -> Bool {
    var line = source.line(number)
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    while line.last == 0x20 || line.last == 0x09 { line = line.dropLast() }
    return line.elementsEqual("---".utf8)
  }

  private static let articleKeys = [
    "title", "english", "summary", "translators", "published", "updated", "origin", "source",
    "related", "aliases", "draft", "ignore",
  ]
  private static let pageKeys = ["title", "summary", "aliases", "draft", "ignore"]

  static func read(_ source: SourceText, kind: Article.Kind) -> Parsed<FrontMatter> {
    var reader = YAMLReader(source.path)
    var front = FrontMatter()
    guard let lines = lines(of: source) else {
      let opened = isFence(source, 1)
      reader.report(
        .frontmatterMissing,
        opened
          ? "앞부분 정보가 ‘---’로 닫히지 않았습니다. 본문 앞에 ‘---’ 한 줄을 넣으십시오."
          : "앞부분 정보가 없습니다. 첫 줄부터 ‘---’, ‘title: 제목’, ‘---’를 적으십시오.",
        .fileStart)
      return Parsed(front, reader.diagnostics)
    }
    guard let tree = reader.tree(source, lines: lines.yaml) else {
      if reader.diagnostics.isEmpty {
        reader.report(.yamlMissingKey, "키 ‘title’이 없습니다. 키와 값을 적으십시오.", .fileStart)
      }
      return Parsed(front, reader.diagnostics)
    }
    let keys = kind == .article ? articleKeys : pageKeys
    let values = reader.mapping(tree, keys: keys, required: ["title"])
    if let title = reader.located(values["title"]) {
      front.title = title.value.folded
      front.titleRange = title.range
      if !front.title.unicodeScalars.contains(where: \.isSeen) {
        reader.report(.yamlValue, "제목이 비어 있거나 보이지 않는 글자뿐입니다. 제목을 적으십시오.", title.range)
      }
    }
    front.english = reader.located(values["english"])
    if let summary = reader.located(values["summary"]) {
      front.summary = summary.value.folded
      front.summaryRange = summary.range
    }
    front.translators = reader.strings(values["translators"])
      .flatMap { $0.value.split { ",、".contains($0) } }.map { String($0).trimmed }.filter { !$0.isEmpty }
    front.published = reader.date(values["published"])
    front.updated = reader.date(values["updated"])
    if let published = front.published, let updated = front.updated, updated < published,
      let range = values["updated"]?.range
    {
      reader.report(.yamlOrder, "고친 날(updated)이 공개한 날(published)보다 앞섭니다. 두 날짜를 확인하십시오.", range)
    }
    front.origin = reader.address(values["origin"])
    if let source = values["source"] {
      front.sourceRevised = reader.date(reader.mapping(source, keys: ["revised"])["revised"])
    }
    front.related = reader.strings(values["related"])
    front.aliases = reader.strings(values["aliases"])
    front.isDraft = reader.bool(values["draft"]) ?? false
    front.ignore = reader.strings(values["ignore"])
    return Parsed(front, reader.diagnostics)
  }
}

extension Rule {
  package static let frontmatterMissing = Rule(
    "frontmatter.missing", .error, .file, "앞부분 정보가 없거나 닫히지 않았습니다.",
    .init("---\ntitle: 등\n\n글입니다.", "---\ntitle: 등\n---\n\n글입니다."))

  package static let yamlOrder = Rule(
    "yaml.order", .warning, .file, "고친 날이 공개한 날보다 앞섭니다.",
    .init(
      "---\ntitle: 등\npublished: 2024-02-01\nupdated: 2024-01-01\n---\n\n글입니다.",
      "---\ntitle: 등\npublished: 2024-01-01\nupdated: 2024-02-01\n---\n\n글입니다."))
}
