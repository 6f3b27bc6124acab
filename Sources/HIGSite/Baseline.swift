import Foundation
import GuideModel
import SiteRendering
import HangulText

/// Findings that were there before, told by rule, word and sentence, so that lines may move.
struct Baseline {
  private static let head = "hig-baseline 1"
  private var counts: [String: Int] = [:]

  init(_ diagnostics: [Diagnostic], _ sources: SourceFiles) {
    for diagnostic in diagnostics { counts[Self.key(diagnostic, sources), default: 0] += 1 }
  }

  /// - Throws: `Blocked` where the file cannot be read or is no baseline.
  init(reading path: String) throws(Blocked) {
    guard let source = DataFiles()[path] else {
      throw Blocked.unreadable(.baseline, path)
    }
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first == Substring(Self.head) else {
      throw Blocked.notBaseline(path)
    }
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]) else { continue }
      counts[String(parts[1])] = count
    }
  }

  /// The findings that the baseline does not have, or has fewer times.
  func new(in diagnostics: [Diagnostic], _ sources: SourceFiles) -> [Diagnostic] {
    var left = counts
    return diagnostics.filter { diagnostic in
      let key = Self.key(diagnostic, sources)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  var text: String {
    ([Self.head] + counts.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)" }).map { $0 + "\n" }.joined()
  }

  private static func key(_ diagnostic: Diagnostic, _ sources: SourceFiles) -> String {
    let name = diagnostic.file.split(separator: "/").last ?? ""
    let place = diagnostic.range.flatMap { range in sources[diagnostic.file].map { ($0, range) } }
    let word = (diagnostic.subject ?? place.map { $0.text($1) } ?? "").folded.prefix(40)
    let line = place.map { String(decoding: $0.line($1.start.line), as: UTF8.self).folded } ?? ""
    return "\(diagnostic.id)\t\(name)\t\(word)\t\(ContentHash(Data(line.utf8)).text)"
  }
}
