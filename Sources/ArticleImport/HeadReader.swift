import GuideContent
import GuideModel
import HangulText

/// Reads what stands above the body: page chrome, byline, title, subtitle, the translators' notice.
struct HeadReader {
  private let facts: ImportFacts
  private(set) var draft = Draft()

  init(_ facts: ImportFacts) { self.facts = facts }

  /// The lines of the body.
  /// - Parameter slug: the slug that the user gave.
  mutating func read(_ capture: Capture, slug: String?) -> ArraySlice<Capture.Line> {
    let lines = capture.lines
    let head = lines.prefix(16)
    let notice = head.firstIndex { Self.isDisclaimer($0.text) }
    guard let title = titleIndex(head, notice) else {
      draft.slug = slug ?? "article"
      name(draft.slug, line: lines.first?.number ?? 1)
      mark("titleUnknown", lines.first?.number ?? 1, "제목을 찾지 못했습니다. 앞부분 정보의 title을 적으십시오.")
      return lines[...]
    }
    for line in head.prefix(upTo: title).reversed() + head.dropFirst(title + 1).prefix(2) {
      if Byline(line.text).map({ take($0, line.number) }) != nil { break }
    }
    name(Self.bareTitle(lines[title].text), slug: slug, line: lines[title].number)
    var body = title + 1
    if let byline = head.dropFirst(body).first, Byline(byline.text) != nil { body += 1 }
    if let notice, notice >= body {
      let between = lines[body..<notice].filter { Byline($0.text) == nil }
      if let subtitle = between.first { draft.summary = subtitle.text }
      draft.disclaimer = lines[notice].text
      body = notice + 1
      if draft.summary == nil, let subtitle = subtitle(lines, body) {
        draft.summary = subtitle
        mark("subtitleAfterDisclaimer", lines[body].number, "부제가 안내 글 뒤에 있었습니다.")
        body += 1
      }
    } else if let subtitle = subtitle(lines, body) {
      draft.summary = subtitle
      body += 1
      if lines.indices.contains(body), Byline(lines[body].text) != nil { body += 1 }
    }
    if draft.summary == nil {
      mark("missingSubtitle", lines[title].number, "부제가 없습니다. 한 줄 요약을 적으십시오.")
    }
    return lines[body...]
  }

  /// A title has `[HIG]` or another tag before it, or is a topic's; else it stands above the notice.
  ///
  /// It is looked for above the first heading and the first running text.
  private func titleIndex(_ head: ArraySlice<Capture.Line>, _ notice: Int?) -> Int? {
    let limit = head.firstIndex { line in
      HeadingNames.kind(line.text) != nil || LineShape(line.text).isProse && line.text.count > 40
        || NoteLabelRule.read(line.text) != nil
    }
    let above = head.prefix(upTo: min(notice ?? head.endIndex, limit ?? head.endIndex))
    func isTitle(_ text: String) -> Bool { text.count < 80 && LineShape(text).bullet == nil }
    if let tagged = above.firstIndex(where: { $0.text.hasPrefix("[") && $0.text.contains("]") && isTitle($0.text) }) {
      return tagged
    }
    if let known = above.firstIndex(where: { isTitle($0.text) && !names(in: $0.text).isEmpty }) { return known }
    if let notice, notice >= 2, above.indices.contains(notice - 2), Byline(head[notice - 2].text) == nil {
      return notice - 2
    }
    if let notice, notice >= 1, above.indices.contains(notice - 1) { return notice - 1 }
    let next = (above.lastIndex { Byline($0.text) != nil } ?? -1) + 1
    return above.indices.contains(next) && isTitle(above[next].text) && !LineShape(above[next].text).isProse
      ? next : nil
  }

  /// The topics that a title names, `선택기(Pickers)` or `Sliders - 슬라이더` among them.
  private func names(in title: String) -> [String] {
    Self.parts(of: title).compactMap { facts.slug(named: $0) }
  }

  private static func parts(of title: String) -> [String] {
    let bare = bareTitle(title)
    return [bare]
      + bare.replacing(" - ", with: "|").replacing(" – ", with: "|").split { "()/|:·".contains($0) }
      .map { String($0).folded }.filter { !$0.isEmpty }
  }

  private static func bareTitle(_ line: String) -> String {
    var text = line.drop { $0 == "#" || $0 == " " }
    while text.hasPrefix("["), let close = text.firstIndex(of: "]") {
      text = text[text.index(after: close)...].drop { $0 == " " }
    }
    for prefix in ["HIG 번역", "HIG"] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count).drop { " -:|".contains($0) }
    }
    // The number of an article in its series.
    let digits = text.prefix { $0.isNumber }
    if !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") { text = text.dropFirst(digits.count + 2) }
    return String(text)
  }

  private mutating func name(_ title: String, slug given: String? = nil, line: Int) {
    // 선택기(Pickers) names the topic twice.
    let parts = Self.parts(of: title)
    let found = given ?? parts.lazy.compactMap { [facts] in facts.slug(named: $0) }.first
    let latin =
      parts.dropFirst().first { $0.unicodeScalars.allSatisfy(\.isASCII) } ?? parts.first {
        $0.unicodeScalars.contains(where: \.isASCIILetter)
      } ?? title
    draft.slug = found ?? AnchorText.gitHub(latin.folded)
    let topic = facts.topics[draft.slug]
    draft.english = topic?.english ?? (latin.unicodeScalars.allSatisfy(\.isASCII) ? latin : nil)
    let korean =
      parts.dropFirst().first { $0.unicodeScalars.contains(where: \.isHangul) }
      ?? (title.unicodeScalars.contains(where: \.isHangul) ? title : nil)
    draft.title = korean?.folded ?? topic?.title ?? title
    if draft.title.isEmpty { draft.title = draft.slug.isEmpty ? "제목 없음" : draft.slug }
    if draft.slug.isEmpty { draft.slug = "article" }
    if topic == nil, !facts.topics.isEmpty {
      mark(
        "titleUnknown", line,
        "topics.yaml에 없는 주제 \(draft.slug.quoted(.copula))라 사이트를 만들 수 없습니다. ‘hig import’에 slug 옵션으로 주제를 알려 주십시오."
      )
    }
    if korean == nil {
      mark("titleUnknown", line, "한국어 제목이 없어 \(draft.title.quoted(.direction)) 적었습니다.")
    }
  }

  private mutating func take(_ byline: Byline, _ line: Int) {
    if let name = byline.name { draft.translators = [name] }
    draft.published = byline.date
    if byline.date == nil { mark("relativeDate", line, "올린 날이 ‘며칠 전’처럼 적혀 있어 날짜를 알 수 없습니다. published를 적으십시오.") }
  }

  private mutating func mark(_ code: String, _ line: Int, _ reason: String) {
    draft.review.append(ReviewMark(line: line, code: code, reason: reason))
  }

  /// A short line that is no sentence, with the first heading or the text behind it.
  private func subtitle(_ lines: [Capture.Line], _ index: Int) -> String? {
    guard lines.indices.contains(index) else { return nil }
    let text = lines[index].text
    guard text.count <= 60, !LineShape(text).isProse, HeadingNames.kind(text) == nil,
      NoteLabelRule.read(text) == nil, PlatformNames.list(text) == nil
    else { return nil }
    return text
  }

  /// The notice is known by what it speaks of: the HIG, translating, commerce.
  private static func isDisclaimer(_ text: String) -> Bool {
    let marks = [
      text.contains("HIG") || text.contains("Human Interface"), text.contains("번역"),
      text.contains("상업") || text.contains("영리"), text.contains("학습") || text.contains("자율"),
    ]
    return text.count > 50 && marks.count { $0 } >= 3
      || text.count > 50 && marks[0] && marks[1] && text.contains("본 문서")
  }
}

/// `by NAME Mar 29. 2023`, `by NAME 2023. 3. 29.`, `by NAME 3일 전`.
struct Byline {
  var name: String?
  /// `2023-03-29`; nil for a time ago.
  var date: String?

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  init?(_ line: String) {
    guard line.lowercased().hasPrefix("by ") else { return nil }
    // 2024년 3월 4일 and 2024.03.04 as 2024 3 4; a time of day is left out.
    let spaced = line.dropFirst(3).map { "년월일.".contains($0) ? " " : $0 }
    let words = String(spaced).split(separator: " ").filter { !$0.contains(":") }.map { $0.filter { $0 != "," } }
    guard words.count >= 2 else { return nil }
    if words.count >= 3, let year = Int(words[words.count - 1]), year > 1990 {
      let (monthWord, dayWord) = (words[words.count - 3], words[words.count - 2])
      guard let month = Self.months.firstIndex(where: { monthWord.hasPrefix($0) }), let day = Int(dayWord)
      else { return nil }
      set(words.dropLast(3), year, month + 1, day)
    } else if words.count >= 3, let year = Int(words[words.count - 3]), year > 1990,
      let month = Int(words[words.count - 2]), let day = Int(words[words.count - 1])
    {
      set(words.dropLast(3), year, month, day)
    } else if let last = words.last, last.hasSuffix("전"), line.contains(where: \.isNumber) {
      name = words.prefix { $0.first?.isNumber != true }.joined(separator: " ")
    } else {
      return nil
    }
    if name?.isEmpty == true { name = nil }
  }

  private mutating func set(_ words: ArraySlice<String>, _ year: Int, _ month: Int, _ day: Int) {
    name = words.joined(separator: " ")
    let parts = [month, day].map { $0 < 10 ? "0\($0)" : String($0) }
    let text = "\(year)-\(parts[0])-\(parts[1])"
    date = GuideDate(parsing: text) == nil ? nil : text
  }
}
