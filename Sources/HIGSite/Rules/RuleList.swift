import HangulText

/// Every rule, whichever module finds it, by its id.
enum RuleList {
  static let all: [Rule] = (files + markdown + data + guide + terms + texts).sorted { $0.id < $1.id }

  static let ids = all.map(\.id)

  static subscript(id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// True for the id of a rule, and for the first part of one: `term` is all of `term.*`.
  static func covers(_ name: String) -> Bool {
    byID[name] != nil || ids.contains { $0.hasPrefix(name + ".") }
  }

  /// What a misspelt id may have meant, as a sentence of a message.
  static func proposal(for name: String) -> String {
    let near = NearestName.candidates(for: name, among: ids)
    return near.isEmpty ? "‘hig rules’로 규칙을 보십시오." : "‘\(near[0])’인지 확인하십시오."
  }
}
