import Foundation

/// Finds the names that a misspelt name may have meant.
package enum NearestName {
  /// Up to `limit` names within a third of the length (at least one, at most four edits), nearest first.
  /// - Complexity: the product of the lengths, for each name.
  package static func candidates(for name: String, among names: [String], limit: Int = 3)
    -> [String]
  {
    let wanted = key(name)
    guard wanted.count > 2 else { return [] }
    let allowed = min(4, max(1, (wanted.count + 1) / 3))
    return names.compactMap { candidate -> (Int, String)? in
      let other = key(candidate)
      guard abs(other.count - wanted.count) <= allowed else { return nil }
      let distance = editDistance(wanted, other, limit: allowed)
      return distance <= allowed ? (distance, candidate) : nil
    }
    .sorted { $0 < $1 }.prefix(limit).map(\.1)
  }

  /// Jamo for Hangul, so that one wrong vowel is one edit; lower case for Latin.
  private static func key(_ text: String) -> [Unicode.Scalar] {
    Array(text.lowercased().decomposed.unicodeScalars)
  }

  /// Edits (insert, delete, replace, swap of neighbours) between two lists: optimal string alignment.
  ///
  /// - Parameter limit: what is further apart is only known to be.
  package static func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element], limit: Int = .max)
    -> Int
  {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var cost = min(
          last[j] + (first[i] == second[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      if let nearest = row.min(), nearest > limit, last.min() ?? 0 > limit { return nearest }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
