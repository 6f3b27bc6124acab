import GuideContent
import GuideModel
import HangulText

/// Turns the lines of the body into blocks, one rule after another.
struct BodyReader {
  private let headings: HeadingRule
  private let lines: ArraySlice<Capture.Line>
  private var index: Int
  private(set) var blocks: [DraftBlock] = []
  private(set) var review: [ReviewMark] = []
  private var section: Section.Kind = .introduction
  private var isUnderPlatforms = false
  /// What has been met since the last heading.
  private var proseCount = 0
  private var hasGuideline = false

  init(_ lines: ArraySlice<Capture.Line>, page: UpstreamFacts.Page?) {
    self.lines = lines
    index = lines.startIndex
    headings = HeadingRule(page)
  }

  mutating func read() {
    reportMissingSections()
    while index < lines.endIndex {
      let line = lines[index]
      if let heading = heading(at: index) {
        open(heading, line.number)
      } else if let label = NoteLabelRule.read(line.text) {
        note(label, line)
      } else if !lost(line) {
        prose(line)
      }
    }
  }

  private func heading(at index: Int) -> HeadingRule.Heading? {
    guard index < lines.endIndex else { return nil }
    let next = index + 1 < lines.endIndex ? lines[index + 1].text : nil
    return headings.heading(lines[index].text, next: next, isUnderPlatforms: isUnderPlatforms)
  }

  private mutating func reportMissingSections() {
    guard let first = lines.first else {
      mark("emptyArticle", 1, "본문이 없습니다. 담아 온 파일을 확인하십시오.")
      return
    }
    if heading(at: lines.startIndex)?.kind != .introduction {
      mark("missingIntroduction", first.number, "소개 제목이 없어 첫 제목 앞까지를 소개로 보았습니다.")
    }
    if !lines.contains(where: { HeadingNames.kind($0.text) == .platformConsiderations }) {
      mark("missingPlatformConsiderations", first.number, "플랫폼 고려 사항이 없습니다. Apple의 글에 있으면 넣으십시오.")
    }
  }

  private mutating func mark(_ code: String, _ line: Int, _ reason: String) {
    review.append(ReviewMark(line: line, code: code, reason: reason))
  }

  private mutating func open(_ heading: HeadingRule.Heading, _ line: Int) {
    if let reason = heading.review { mark("headingSpelling", line, reason) }
    blocks.append(DraftBlock(kind: .heading(heading.text, level: heading.level), line: line))
    if heading.level == 2 { isUnderPlatforms = heading.kind == .platformConsiderations }
    section = isUnderPlatforms && heading.kind == .topic ? .platform : heading.kind
    (proseCount, hasGuideline) = (0, false)
    index += 1
  }

  private mutating func note(_ label: NoteLabelRule.Label, _ line: Capture.Line) {
    if let review = label.review { mark(review.code, line.number, review.reason) }
    if case .aside(let style) = label.kind {
      blocks.append(DraftBlock(kind: .aside(label: style.korean, label.rest), line: line.number))
      index += 1
      return
    }
    var note: [Capture.Line] = [
      Capture.Line(number: line.number, text: label.rest, followsBlank: false)
    ]
    var shapes = note.map { LineShape($0.text) }
    var isUnsure = false
    index += 1
    while index < lines.endIndex, heading(at: index) == nil, NoteLabelRule.read(lines[index].text) == nil {
      let shape = LineShape(lines[index].text)
      let decision = NoteExtentRule.decide(shape, after: shapes)
      if decision == .ends { break }
      isUnsure = isUnsure || decision == .goesOnUnsure
      note.append(lines[index])
      shapes.append(shape)
      index += 1
    }
    if isUnsure { mark("noteExtent", line.number, "역자 설명이 어디까지인지 확실하지 않습니다.") }
    let inner = NoteBodyReader.blocks(note)
    if LineShape(label.rest).announcesPicture, !inner.contains(where: \.isPicture) {
      mark("figurePossible", line.number, "그림을 가리키는데 담아 온 글에 그림이 없습니다.")
    }
    blocks.append(DraftBlock(kind: .translatorNote(label: label.name, inner), line: line.number))
  }

  /// Lists and captions whose marks or pictures were lost, credits, support sentences.
  private mutating func lost(_ line: Capture.Line) -> Bool {
    if LineShape(line.text).isCredit {
      blocks.append(DraftBlock(kind: .credit(line.text), line: line.number))
      index += 1
      return true
    }
    if section == .platformConsiderations, SupportSentence.read(line.text).isWhole {
      blocks.append(DraftBlock(kind: .support(line.text), line: line.number))
      index += 1
      return true
    }
    let before = blocks.last.flatMap(\.proseText)
    if let list = ListRule.read(lines[index...], intro: before) {
      for item in list.review { mark(item.code, line.number, item.reason) }
      blocks.append(DraftBlock(kind: .list(list.items, isOrdered: list.isOrdered), line: line.number))
      index += list.items.count
      return true
    }
    let captions = CaptionRule.read(lines[index...], announcement: before)
    guard !captions.isEmpty else { return false }
    mark("captionOrHeading", line.number, "그림의 설명으로 보았습니다. 제목일 수도 있습니다.")
    for caption in captions {
      blocks.append(DraftBlock(kind: .caption(caption), line: lines[index].number))
      index += 1
    }
    return true
  }

  private mutating func prose(_ line: Capture.Line) {
    let shape = LineShape(line.text)
    var followsList = false
    if case .list? = blocks.last?.kind { followsList = true }
    let context = GuidelineRule.Context(
      section: section, isFirst: proseCount == 0, followsGuideline: hasGuideline,
      followsList: followsList)
    proseCount += 1
    index += 1
    switch GuidelineRule.decide(shape, context) {
    case .paragraph: append(paragraph: line)
    case .guideline: append(guideline: line, shape)
    case .unsure(let isGuideline, let code, let reason):
      mark(code, line.number, reason)
      if isGuideline { append(guideline: line, shape) } else { append(paragraph: line) }
    }
  }

  private mutating func append(paragraph line: Capture.Line) {
    blocks.append(DraftBlock(kind: .paragraph(line.text), line: line.number))
  }

  private mutating func append(guideline line: Capture.Line, _ shape: LineShape) {
    let (lead, body, isMissingSpace) = GuidelineRule.lead(line.text)
    if isMissingSpace { mark("missingSpaceAfterLead", line.number, "첫 문장 뒤에 빈칸이 없어 넣었습니다.") }
    hasGuideline = true
    blocks.append(DraftBlock(kind: .guideline(lead: lead, body: body), line: line.number))
  }
}

extension DraftBlock {
  /// The text of a paragraph or guideline.
  fileprivate var proseText: String? {
    switch kind {
    case .paragraph(let text): text
    case .guideline(let lead, let body): body.isEmpty ? lead : "\(lead) \(body)"
    default: nil
    }
  }

  /// A caption, or a list of captions.
  fileprivate var isPicture: Bool {
    switch kind {
    case .caption: true
    case .list(_, let isOrdered): isOrdered
    default: false
    }
  }
}
