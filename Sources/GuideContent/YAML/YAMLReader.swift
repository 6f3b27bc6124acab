import GuideModel
import HangulText

/// Reads typed values from YAML nodes and reports what does not fit the schema.
struct YAMLReader {
  let file: String
  var diagnostics: [Diagnostic] = []

  init(_ file: String) { self.file = file }

  /// The tree of a file's lines; nil where there is none.
  mutating func tree(_ source: SourceText, lines: Range<Int>) -> YAMLNode? {
    diagnostics += YAMLPitfalls.check(source, lines: lines)
    do throws(YAMLParser.Failure) {
      return try YAMLParser.parse(source, lines: lines)
    } catch {
      let range = SourceRange(start: error.position, end: error.position)
      report(.yamlSyntax, YAMLPitfalls.message(for: error.problem), range)
      return nil
    }
  }

  mutating func tree(_ source: SourceText) -> YAMLNode? {
    tree(source, lines: 1..<source.lineCount + 1)
  }

  mutating func report(
    _ rule: Rule, _ message: String, _ range: SourceRange, fixes: [Diagnostic.Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(rule, message, file: file, range: range, fixes: fixes))
  }

  /// The values of a mapping by key; unknown, repeated and missing keys are reported.
  mutating func mapping(
    _ node: YAMLNode, keys: [String], required: [String] = []
  ) -> [String: YAMLNode] {
    guard let pairs = pairs(node) else { return [:] }
    var values: [String: YAMLNode] = [:]
    for pair in pairs {
      let key = pair.key.text ?? ""
      if !keys.contains(key) {
        unknown(key, pair.key.range, among: keys)
      } else if values[key] != nil {
        let first = pairs.first { $0.key.text == key }?.key.range
        diagnostics.append(
          Diagnostic(
            .yamlDuplicateKey,
            "키 \(key.quoted(.subject)) 두 번 나옵니다. 처음은 \(first?.start.line ?? 0)번째 줄입니다. 하나를 지우십시오.", about: key,
            file: file, range: pair.key.range,
            notes: [Diagnostic.Note(message: "처음 적은 곳입니다.", file: file, range: first)]))
      } else {
        values[key] = pair.value
      }
    }
    for key in required where values[key]?.text == nil {
      if let value = values[key], !value.isNull { continue }
      report(.yamlMissingKey, "키 \(key.quoted(.subject)) 없습니다. 키와 값을 적으십시오.", node.range.asLine)
    }
    return values
  }

  /// Name and value of each row of a mapping with free keys.
  mutating func pairs(_ node: YAMLNode) -> [YAMLNode.Pair]? {
    if case .mapping(let pairs) = node.value { return pairs }
    if !node.isNull { report(.yamlType, "‘키: 값’ 줄이 와야 합니다. 그 꼴로 고치십시오.", node.range.asLine) }
    return nil
  }

  private mutating func unknown(_ key: String, _ range: SourceRange, among keys: [String]) {
    let near = NearestName.candidates(for: key, among: keys)
    let remedy =
      near.isEmpty
      ? "쓸 수 있는 키는 \(quotedList(keys))입니다." : proposal(near)
    let fixes = near.count == 1 ? [Diagnostic.Fix.replace(range, with: near[0])] : []
    report(
      .yamlUnknownKey, "\(key.quoted(.topic)) 없는 키입니다. \(remedy)", range, fixes: fixes)
  }

  mutating func string(_ node: YAMLNode?) -> String? { located(node)?.value }

  mutating func located(_ node: YAMLNode?) -> Located<String>? {
    guard let node, !node.isNull else { return nil }
    guard let text = node.text else {
      report(.yamlType, "글자로 된 값이 와야 합니다. 목록이나 ‘키: 값’을 지우고 글자로 적으십시오.", node.range.asLine)
      return nil
    }
    return Located(text.nfc, node.range)
  }

  /// A name that becomes an address or anchor; nil, and reported, where it cannot.
  mutating func slug(_ node: YAMLNode?) -> Located<String>? {
    guard let name = located(node) else { return nil }
    if SlugText.isUsable(name.value) { return name }
    report(.slugCharacter, "주소로 쓸 수 없는 글자(/ # ? % \\ : * \" < > | 줄바꿈)가 있습니다. 지우십시오.", name.range)
    return nil
  }

  /// An http or https address; nil, and reported, where it is none.
  mutating func address(_ node: YAMLNode?) -> String? {
    guard let text = located(node) else { return nil }
    if text.value.hasPrefix("https://") || text.value.hasPrefix("http://") { return text.value }
    report(.yamlValue, "주소는 http:// 또는 https://로 시작해야 합니다.", text.range)
    return nil
  }

  /// A list of texts; a single text counts as a list of one.
  mutating func strings(_ node: YAMLNode?) -> [Located<String>] {
    guard let node, !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      return located(node).map { [$0] } ?? []
    }
    return items.compactMap { located($0) }
  }

  mutating func sequence(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node, !node.isNull else { return [] }
    if case .sequence(let items) = node.value { return items }
    report(.yamlType, "목록이 와야 합니다. ‘[값, 값]’처럼 적으십시오.", node.range.asLine)
    return []
  }

  mutating func bool(_ node: YAMLNode?) -> Bool? {
    guard let text = located(node) else { return nil }
    switch text.value.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      report(.yamlType, "true나 false가 와야 합니다.", text.range)
      return nil
    }
  }

  mutating func integer(_ node: YAMLNode?) -> Int? {
    guard let text = located(node) else { return nil }
    if let number = Int(text.value) { return number }
    report(.yamlType, "정수가 와야 합니다.", text.range)
    return nil
  }

  mutating func choice<Value: RawRepresentable & CaseIterable>(_ node: YAMLNode?, _: Value.Type)
    -> Value? where Value.RawValue == String
  {
    guard let text = located(node) else { return nil }
    if let value = Value(rawValue: text.value) { return value }
    let names = Value.allCases.map(\.rawValue)
    report(.yamlValue, "\(quotedList(names)) 가운데 하나가 와야 합니다.", text.range)
    return nil
  }

  mutating func date(_ node: YAMLNode?) -> GuideDate? {
    guard let text = located(node) else { return nil }
    if let date = GuideDate(parsing: text.value) { return date }
    report(
      .yamlDate, "날짜는 ‘2024-01-31’이나 ‘2024-01-31 09:00:00 +0900’처럼 적어야 합니다.", text.range)
    return nil
  }
}

extension SourceRange {
  /// The part of the range on its first line, so that a message points at one place.
  var asLine: SourceRange {
    end.line == start.line ? self : SourceRange(start: start, end: start)
  }
}

extension Diagnostic.Fix {
  static func replace(_ range: SourceRange, with text: String) -> Self {
    Self(
      .safe, summary: "\(text.quoted(.direction)) 고칩니다.",
      edits: [Diagnostic.Edit(range: range, replacement: text)])
  }
}
