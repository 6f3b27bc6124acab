package import GuideModel
import HangulText

/// Writes what a merge changed into a glossary file, and leaves every other byte of it: comments, order, quotes.
package enum GlossaryEditor {
  /// - Parameters:
  ///   - before: the terms that the file holds.
  ///   - after: the same terms in the same order, widened, then those that are new.
  /// - Returns: the file's bytes; nil where it is no list of terms.
  package static func edited(_ source: SourceText, before: [Term], after: [Term]) -> [UInt8]? {
    guard let root = try? YAMLParser.parse(source, lines: 1..<source.lineCount + 1) else {
      return source.bytes + Array(GlossaryWriter.text(Glossary(terms: after)).utf8)
    }
    guard case .mapping(let pairs) = root.value, let terms = pairs.first(where: { $0.key.text == "terms" })?.value
    else { return nil }
    var editor = Editor(source: source)
    if case .sequence(let items) = terms.value {
      for (old, new) in zip(before, after) where old != new {
        guard let item = items.first(where: { $0["id"]?.text?.nfc == old.id }) else { return nil }
        editor.widen(item, from: old, to: new)
      }
    }
    editor.append(Array(after.dropFirst(before.count)), to: terms)
    return editor.bytes
  }

  private struct Editor {
    let source: SourceText
    private var edits: [(offsets: Range<Int>, text: String)] = []

    init(source: SourceText) { self.source = source }

    var bytes: [UInt8] {
      var result: [UInt8] = []
      var done = 0
      let ordered = edits.enumerated().sorted {
        ($0.element.offsets.lowerBound, $0.offset) < ($1.element.offsets.lowerBound, $1.offset)
      }
      for (_, edit) in ordered {
        result += source.bytes[done..<edit.offsets.lowerBound]
        result += edit.text.utf8
        done = edit.offsets.upperBound
      }
      return result + source.bytes[done...]
    }

    mutating func widen(_ item: YAMLNode, from old: Term, to new: Term) {
      add(new.accepted.filter { !old.accepted.contains($0) }, to: "accepted", of: item)
      add(new.forbidden.filter { !old.forbidden.contains($0) }, to: "forbidden", of: item)
      if old.definition == nil, let text = new.definition { add("definition", YAMLText.quotedScalar(text), to: item) }
      if old.reason == nil, let text = new.reason { add("reason", YAMLText.quotedScalar(text), to: item) }
    }

    /// Words behind those of a list, or a list of their own.
    private mutating func add(_ words: [String], to key: String, of item: YAMLNode) {
      guard !words.isEmpty else { return }
      guard let list = item[key], case .sequence(let items) = list.value else {
        return add(key, YAMLText.list(words), to: item)
      }
      let start = source.offset(of: list.range.start)
      let written = words.map { YAMLText.scalar($0) }
      if source.bytes[start] == UInt8(ascii: "[") {
        let last = items.last.map { source.offset(of: $0.range.end) }
        insert((last == nil ? "" : ", ") + written.joined(separator: ", "), at: last ?? start + 1)
      } else if let last = items.last {
        let indent = source.line(last.range.start.line).prefix { $0 == 0x20 }.count
        let lines = written.map { "\n" + String(repeating: " ", count: indent) + "- " + $0 }
        insert(lines.joined(), at: lineEnd(last.range.end.line))
      }
    }

    /// A key behind the Korean, which every term has.
    private mutating func add(_ key: String, _ value: String, to item: YAMLNode) {
      guard case .mapping(let pairs) = item.value, let place = pairs.first(where: { $0.key.text == "korean" }) else {
        return
      }
      if let empty = item.pair(key), empty.value.isNull {
        insert(" " + value, at: source.offset(of: empty.key.range.end) + 1)
      } else if source.bytes[source.offset(of: item.range.start)] == UInt8(ascii: "{") {
        insert(", \(key): \(value)", at: source.offset(of: place.value.range.end))
      } else {
        let indent = String(repeating: " ", count: place.key.range.start.column - 1)
        // The first key of a term stands behind its dash.
        insert("\n\(indent)\(key): \(value)", at: lineEnd(place.value.range.end.line))
      }
    }

    mutating func append(_ terms: [Term], to list: YAMLNode) {
      guard !terms.isEmpty else { return }
      let entries = terms.map(GlossaryWriter.entry).joined()
      guard case .sequence(let items) = list.value, let last = items.last, let first = items.first else {
        // `terms:` or `terms: []`.
        let (start, end) = (source.offset(of: list.range.start), source.offset(of: list.range.end))
        if start < end { edits.append((start..<end, "\n" + entries.dropLast())) } else { insertAtEnd(entries) }
        return
      }
      if source.bytes[source.offset(of: list.range.start)] == UInt8(ascii: "[") {
        let flow = terms.map { ", " + GlossaryWriter.flowEntry($0) }.joined()
        return insert(flow, at: source.offset(of: last.range.end))
      }
      let dash = source.line(first.range.start.line).prefix { $0 == 0x20 }.count
      let indent = String(repeating: " ", count: dash)
      let lines = entries.split(separator: "\n").map { "\n" + indent + $0.dropFirst(2) }
      insert(lines.joined(), at: lineEnd(last.lastLine))
    }

    private mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

    private mutating func insertAtEnd(_ text: String) {
      let isEnded = source.bytes.last == 0x0A || source.bytes.isEmpty
      insert((isEnded ? "" : "\n") + text, at: source.bytes.count)
    }

    private func lineEnd(_ number: Int) -> Int { source.line(number).endIndex }
  }
}

extension YAMLNode {
  fileprivate func pair(_ key: String) -> Pair? {
    if case .mapping(let pairs) = value { pairs.first { $0.key.text == key } } else { nil }
  }

  fileprivate subscript(key: String) -> YAMLNode? { pair(key)?.value }

  /// The last line on which something of the node is written; libyaml ends a block where the next one begins.
  fileprivate var lastLine: Int {
    switch value {
    case .scalar: range.end.column == 1 && range.end.line > range.start.line ? range.end.line - 1 : range.end.line
    case .sequence(let items): items.map(\.lastLine).max() ?? range.start.line
    case .mapping(let pairs): pairs.flatMap { [$0.key.lastLine, $0.value.lastLine] }.max() ?? range.start.line
    }
  }
}
