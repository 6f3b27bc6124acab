package import GuideModel
import HangulText

/// Groups the blocks of a body into nested sections, and folds into each guideline what belongs to it.
struct SectionBuilder {
  private let kind: Article.Kind
  private let upstream: UpstreamFacts.Page?
  private let file: String
  private(set) var blockBuilder: BlockBuilder
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ source: SourceText, folder: String, kind: Article.Kind, upstream: UpstreamFacts.Page?
  ) {
    file = source.path
    self.kind = kind
    self.upstream = upstream
    blockBuilder = BlockBuilder(source, folder: folder)
  }

  mutating func sections(_ nodes: [MarkdownNode]) -> [Section] {
    var flat: [Section] = []
    var pending: [MarkdownNode] = []
    func close(_ builder: inout Self) {
      let blocks = builder.blocks(pending)
      pending = []
      if !flat.isEmpty {
        flat[flat.count - 1].blocks = blocks
      } else if let first = blocks.first, let last = blocks.last {
        let range = SourceRange(start: first.range.start, end: last.range.end)
        flat.append(
          Section(kind: .introduction, heading: [], level: 2, blocks: blocks, range: range))
      }
    }
    let definitions = nodes.filter { $0.kind == .footnoteDefinition }
    for node in nodes where node.kind != .footnoteDefinition {
      if case .heading(let level) = node.kind {
        close(&self)
        flat.append(section(node, level))
      } else {
        pending.append(node)
      }
    }
    close(&self)
    place(definitions, &flat)
    return nest(flat)
  }

  /// Each footnote at the end of the section that has its first mark.
  private mutating func place(_ definitions: [MarkdownNode], _ sections: inout [Section]) {
    guard !definitions.isEmpty else { return }
    let texts = definitions.map { blockBuilder.footnote($0) }
    let counts = blockBuilder.inlineBuilder.footnoteMarks
    var placed: Set<Int> = []
    for index in sections.indices {
      var inlines =
        (sections[index].heading + sections[index].blocks.flatMap(\.flattened).flatMap(\.texts).flatMap(\.inlines))
        .flattened[...]
      while let inline = inlines.popFirst() {
        guard case .footnote(let mark) = inline, texts.indices.contains(mark.number - 1),
          placed.insert(mark.number).inserted
        else { continue }
        let blocks = texts[mark.number - 1]
        let footnote = Footnote(
          label: mark.label, number: mark.number, markCount: counts[mark.number] ?? 1, blocks: blocks)
        sections[index].blocks.append(Block(.footnote(footnote), range: definitions[mark.number - 1].range))
        // A footnote may have marks of its own.
        inlines += blocks.flatMap(\.flattened).flatMap(\.texts).flatMap(\.inlines).flattened
      }
    }
  }

  private mutating func section(_ node: MarkdownNode, _ level: Int) -> Section {
    var heading = blockBuilder.heading(node)
    let anchor = ExplicitAnchor.take(from: &heading)
    let shown = min(max(level, 2), 4)
    if shown != level { reportLevel(node, level, shown) }
    let title = heading.plainText.folded
    return Section(
      kind: (shown == 2 ? HeadingNames.kind(title) : nil) ?? .topic, anchor: anchor?.id ?? "",
      hasExplicitAnchor: anchor != nil, heading: heading, english: english(title), level: shown,
      range: node.range)
  }

  /// The heading's English: its own text, or what Apple's page or the list of shared headings calls it.
  private func english(_ title: String) -> String? {
    let key = HeadingNames.key(title)
    if let match = upstream?.headings.first(where: {
      HeadingNames.key($0.english) == key || $0.korean.map(HeadingNames.key) == key
    }) {
      return match.english
    }
    if let shared = HeadingNames.english(title) { return shared }
    let isLatin = title.unicodeScalars.contains { $0.isASCIILetter }
    return isLatin && title.unicodeScalars.allSatisfy(\.isASCII) ? title : nil
  }

  private mutating func reportLevel(_ node: MarkdownNode, _ level: Int, _ shown: Int) {
    let marks = SourceRange(
      line: node.range.start.line,
      columns: node.range.start.column..<node.range.start.column + level)
    let right = String(repeating: "#", count: shown)
    // A heading that is made by the line under it has no marks to replace.
    let isUnderlined = node.range.end.line > node.range.start.line
    diagnostics.append(
      Diagnostic(
        .structureHeadingLevel,
        isUnderlined
          ? "글 아래의 ‘=’ 줄이 그 글을 가장 큰 제목으로 만듭니다. 제목이면 ‘## 제목’으로 적고, 아니면 그 줄을 지우십시오."
          : level == 1
            ? "본문에는 ‘#’ 제목을 쓰지 않습니다. 글의 제목은 앞부분 정보에 있으니 ‘##’로 바꾸십시오."
            : "제목은 ‘####’까지만 쓸 수 있어 그 크기로 보입니다. ‘#’을 네 개로 줄이십시오.",
        file: file, range: node.range, fixes: isUnderlined ? [] : [.replace(marks, with: right)]))
  }

  private func nest(_ flat: [Section]) -> [Section] {
    var stack: [Section] = []
    var roots: [Section] = []
    func pop() {
      guard let done = stack.popLast() else { return }
      if stack.isEmpty { roots.append(done) } else { stack[stack.count - 1].sections.append(done) }
    }
    for var section in flat {
      while let last = stack.last, last.level >= section.level { pop() }
      if stack.contains(where: { $0.kind == .platformConsiderations }),
        let platforms = PlatformNames.list(section.title)
      {
        (section.kind, section.platforms) = (.platform, platforms)
      }
      stack.append(section)
    }
    while !stack.isEmpty { pop() }
    return roots
  }

  private mutating func blocks(_ nodes: [MarkdownNode]) -> [Block] {
    let blocks = blockBuilder.blocks(nodes)
    return kind == .article ? folded(blocks) : blocks
  }

  /// Each guideline takes the blocks up to the next guideline or thematic break.
  private func folded(_ blocks: [Block]) -> [Block] {
    var result: [Block] = []
    var current: (guideline: Guideline, range: SourceRange)?
    func close() {
      if let done = current {
        result.append(Block(.guideline(done.guideline), range: done.range))
      }
      current = nil
    }
    for block in blocks {
      if let next = guideline(block) {
        close()
        current = (next, block.range)
      } else if case .thematicBreak = block.kind {
        close()
        result.append(block)
      } else if current != nil {
        current?.guideline.blocks.append(block)
        current?.range.end = block.range.end
      } else {
        result.append(block)
      }
    }
    close()
    return result
  }

  private func guideline(_ block: Block) -> Guideline? {
    guard case .paragraph(var inlines) = block.kind else { return nil }
    let anchor = ExplicitAnchor.take(from: &inlines)
    guard let (lead, body) = GuidelineLead.split(inlines) else { return nil }
    return Guideline(
      anchor: anchor?.id ?? "", hasExplicitAnchor: anchor != nil, lead: lead, body: body,
      blocks: [], anchorPosition: block.range.end,
      leadRange: lead.sourceRange ?? block.range)
  }
}

extension Rule {
  package static let structureHeadingLevel = Rule(
    "structure.heading-level", .warning, .file, "본문에 쓸 수 없는 크기의 제목입니다.",
    .init("# 등", "## 등"), .init("##### 등", "#### 등"))
}
