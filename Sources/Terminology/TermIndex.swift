package import GuideModel
import HangulText

/// All surfaces of the termbase in one automaton; the longest surface whose borders hold wins.
package struct TermIndex: Sendable {
  package enum SurfaceKind: Sendable {
    /// What this guide writes.
    case preferred
    case accepted
    /// Apple's form in a house guide, and the reverse.
    case otherPreference
    case forbidden
    /// A known form with its words joined or split otherwise.
    case spacing
    case english
  }

  package struct Surface: Sendable {
    package var term: Int
    package var text: String
    package var kind: SurfaceKind
    /// The form that takes its place.
    package var replacement: String
  }

  package struct Occurrence: Sendable {
    package var surface: Surface
    /// UTF-8 offsets in the text.
    package var range: Range<Int>
  }

  package let terms: [Term]
  private let surfaces: [Surface]
  private let borders: [TermBorder]
  private let automaton: ByteAutomaton

  package init(_ glossary: Glossary, prefer: SiteSettings.Preference = .house) {
    terms = glossary.terms
    var table = SurfaceTable(prefer: prefer)
    for (index, term) in glossary.terms.enumerated() { table.add(term, index) }
    surfaces = table.surfaces
    borders = surfaces.map { TermBorder($0.text) }
    automaton = ByteAutomaton(surfaces.map { Array($0.text.utf8) })
  }

  /// The terms of a text in NFC, in order, without overlaps.
  package func occurrences(in bytes: [UInt8]) -> [Occurrence] {
    let candidates = automaton.matches(in: bytes)
      .sorted {
        $0.range.lowerBound != $1.range.lowerBound
          ? $0.range.lowerBound < $1.range.lowerBound : $0.range.upperBound > $1.range.upperBound
      }
    var result: [Occurrence] = []
    var end = 0
    for match in candidates where match.range.lowerBound >= end {
      guard borders[match.pattern].holds(bytes, match.range) else { continue }
      result.append(Occurrence(surface: surfaces[match.pattern], range: match.range))
      end = match.range.upperBound
    }
    return result
  }
}

/// Gathers the surfaces of terms; the first meaning of a text wins.
private struct SurfaceTable {
  let prefer: SiteSettings.Preference
  private(set) var surfaces: [TermIndex.Surface] = []
  private var seen: Set<String> = []

  init(prefer: SiteSettings.Preference) { self.prefer = prefer }

  mutating func add(_ term: Term, _ index: Int) {
    let official = term.official ?? term.korean
    let (preferred, other) = prefer == .house ? (term.korean, official) : (official, term.korean)
    func put(_ text: String, _ kind: TermIndex.SurfaceKind, _ replacement: String) {
      guard !text.isEmpty, seen.insert("\(index) \(text)").inserted else { return }
      surfaces.append(TermIndex.Surface(term: index, text: text.nfc, kind: kind, replacement: replacement))
    }
    put(preferred, .preferred, preferred)
    for text in term.accepted { put(text, .accepted, text) }
    if other != preferred { put(other, .otherPreference, preferred) }
    for text in term.forbidden { put(text, .forbidden, Self.carryingVerb(of: text, to: preferred)) }
    for form in [preferred] + term.accepted {
      for variant in SpacingVariants.of(form) { put(variant, .spacing, form) }
    }
    for variant in SpacingVariants.split(preferred) where term.kind == .term { put(variant, .spacing, preferred) }
    for variant in term.forbidden.flatMap(SpacingVariants.of) { put(variant, .forbidden, preferred) }
    guard term.kind == .term else { return }
    for text in EnglishForms.of(term.english) { put(text, .english, preferred) }
  }

  /// 탭 하 → 탭하: a form that is the start of a verb is replaced by the start of one.
  private static func carryingVerb(of text: String, to preferred: String) -> String {
    for verb in ["하", "되", "시키"] where text.hasSuffix(verb) && !preferred.hasSuffix(verb) { return preferred + verb }
    return preferred
  }
}

/// Forms of several words with their spaces left out.
enum SpacingVariants {
  static func of(_ form: String) -> [String] {
    let words = form.split(separator: " ").map(String.init)
    guard (2...4).contains(words.count), words.allSatisfy({ $0.unicodeScalars.contains(where: \.isHangul) }) else {
      return []
    }
    return (1..<(1 << (words.count - 1))).map { joins in
      words.dropFirst().enumerated().reduce(words[0]) { text, next in
        text + (joins >> next.offset & 1 == 1 ? "" : " ") + next.element
      }
    }
  }
}

extension SpacingVariants {
  /// A word of four syllables or more with a space in it: 상호 작용, 구성 요소.
  static func split(_ form: String) -> [String] {
    let syllables = Array(form)
    guard syllables.count >= 4, form.unicodeScalars.allSatisfy(\.isHangulSyllable) else { return [] }
    return (2...syllables.count - 2).map { String(syllables[..<$0]) + " " + String(syllables[$0...]) }
  }
}

/// An English term in the forms that stand in running text.
enum EnglishForms {
  static func of(_ english: String) -> [String] {
    let bare = english.split(separator: "(").first.map { String($0).trimmed } ?? english
    let plurals = [bare, bare.hasSuffix("s") ? bare : bare.hasSuffix("y") ? bare.dropLast() + "ies" : bare + "s"]
    return plurals.flatMap { form -> [String] in
      let words = form.split(separator: " ")
      let title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
      return [form, form.prefix(1).uppercased() + form.dropFirst(), title]
    }
  }
}
