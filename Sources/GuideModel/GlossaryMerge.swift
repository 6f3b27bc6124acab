/// Brings another glossary's terms into one, by their English.
package enum GlossaryMerge {
  package struct Difference: Sendable {
    package var english: String
    package var here: String
    package var there: String
  }

  package struct Result: Sendable {
    package var terms: [Term]
    package var added: Int
    package var widened: Int
    /// Terms that both have with another preferred form; ours stays.
    package var differences: [Difference]
  }

  package static func merge(_ other: [Term], into terms: [Term]) -> Result {
    var result = Result(terms: terms, added: 0, widened: 0, differences: [])
    var places = Dictionary(
      terms.enumerated().map { (key($0.element.english), $0.offset) }, uniquingKeysWith: { first, _ in first })
    var ids = Set(terms.map(\.id))
    for var term in other {
      guard let place = places[key(term.english)] else {
        let base = term.id
        var number = 2
        while !ids.insert(term.id).inserted {
          term.id = "\(base)-\(number)"
          number += 1
        }
        places[key(term.english)] = result.terms.count
        result.terms.append(term)
        result.added += 1
        continue
      }
      widen(&result, place, with: term)
    }
    return result
  }

  private static func widen(_ result: inout Result, _ place: Int, with term: Term) {
    var mine = result.terms[place]
    if mine.korean != term.korean, !mine.accepted.contains(term.korean) {
      result.differences.append(Difference(english: mine.english, here: mine.korean, there: term.korean))
    }
    let known = Set([mine.korean] + mine.accepted + mine.forbidden)
    mine.accepted += term.accepted.filter { !known.contains($0) }
    mine.forbidden += term.forbidden.filter { !known.contains($0) && !mine.accepted.contains($0) }
    mine.definition = mine.definition ?? term.definition
    mine.reason = mine.reason ?? term.reason
    if mine != result.terms[place] { result.widened += 1 }
    result.terms[place] = mine
  }

  private static func key(_ english: String) -> String { english.lowercased() }
}
