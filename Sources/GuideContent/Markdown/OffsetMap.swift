/// Where each byte of a treated copy stands in the original.
struct OffsetMap {
  private struct Piece {
    var copy: Int
    var original: Int
    /// True where the whole piece stands for the whole stretch of the original (a composed syllable).
    var isAtomic: Bool
  }

  private var pieces: [Piece] = [Piece(copy: 0, original: 0, isAtomic: false)]

  /// Says that from `copy` on, bytes stand for those from `original` on.
  mutating func add(copy: Int, original: Int, isAtomic: Bool) {
    let last = pieces[pieces.count - 1]
    if !last.isAtomic, !isAtomic, original - copy == last.original - last.copy { return }
    if last.copy == copy { pieces.removeLast() }
    pieces.append(Piece(copy: copy, original: original, isAtomic: isAtomic))
  }

  private func index(of copy: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].copy <= copy { low = middle } else { high = middle }
    }
    return low
  }

  /// The original's offset of a copy's offset.
  func original(_ copy: Int) -> Int {
    let piece = pieces[index(of: copy)]
    return piece.isAtomic ? piece.original : piece.original + copy - piece.copy
  }

  /// The original's stretch for a copy's stretch; bytes left out at its end do not belong to it.
  func original(_ copy: Range<Int>) -> Range<Int> {
    guard !copy.isEmpty else {
      let offset = original(copy.lowerBound)
      return offset..<offset
    }
    let last = index(of: copy.upperBound - 1)
    let end =
      pieces[last].isAtomic && last + 1 < pieces.count
      ? pieces[last + 1].original : original(copy.upperBound - 1) + 1
    let start = original(copy.lowerBound)
    return start..<max(start, end)
  }

  /// The offsets inside a copy's stretch at which a new piece begins.
  func breaks(in copy: Range<Int>) -> [Int] {
    var breaks: [Int] = []
    var next = index(of: copy.lowerBound) + 1
    while next < pieces.count, pieces[next].copy < copy.upperBound {
      breaks.append(pieces[next].copy)
      next += 1
    }
    return breaks
  }
}
