/// The difference of two texts in the unified format (POSIX diff -u), three lines of context.
enum UnifiedDiff {
  static func text(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> String {
    // As bytes: two forms of one syllable are equal as strings.
    let (a, b) = (lines(old), lines(new))
    let difference = b.difference(from: a)
    guard !difference.isEmpty else { return "" }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(mark: String, text: ArraySlice<UInt8>, old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, removed.contains(i) {
        rows.append(("-", a[i], i, j))
        i += 1
      } else if j < b.count, inserted.contains(j) {
        rows.append(("+", b[j], i, j))
        j += 1
      } else {
        rows.append((" ", a[i], i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks(rows)
  }

  private static func hunks(_ rows: [(mark: String, text: ArraySlice<UInt8>, old: Int, new: Int)]) -> String {
    var result = ""
    var index = 0
    while let first = rows[index...].firstIndex(where: { $0.mark != " " }) {
      var last = first
      while let next = rows[(last + 1)...].firstIndex(where: { $0.mark != " " }), next - last <= 6 {
        last = next
      }
      let part = rows[max(0, first - 3)...min(rows.count - 1, last + 3)]
      let oldCount = part.count { $0.mark != "+" }
      let newCount = part.count { $0.mark != "-" }
      let (oldStart, newStart) = (part.first?.old ?? 0, part.first?.new ?? 0)
      result +=
        "@@ -\(oldStart + (oldCount > 0 ? 1 : 0)),\(oldCount) +\(newStart + (newCount > 0 ? 1 : 0)),\(newCount) @@\n"
      for row in part {
        result += row.mark + String(decoding: row.text, as: UTF8.self)
        if row.text.last != 0x0A { result += "\n\\ No newline at end of file\n" }
      }
      index = last + 1
    }
    return result
  }

  /// The lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }
}
