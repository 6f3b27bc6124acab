/// Finds all of a set of byte strings in one pass over a text.
///
/// Source: Aho and Corasick, "Efficient String Matching: An Aid to Bibliographic Search", CACM 18(6), 1975;
/// the goto and failure functions are folded into one table, with bytes that no pattern has in one class.
package struct ByteAutomaton: Sendable {
  package struct Match: Sendable, Hashable {
    /// Index of the pattern in the list that the automaton was made from.
    package var pattern: Int
    /// Byte offsets in the text.
    package var range: Range<Int>
  }

  private var classes: [UInt8]
  private var classCount: Int
  /// The next state, by state times class count plus class.
  private var next: [Int32] = []
  /// The pattern that ends in a state; -1 for none.
  private var ending: [Int32] = []
  /// The nearest shorter suffix that ends a pattern; 0 for none.
  private var shorter: [Int32] = []
  private let lengths: [Int]

  /// - Parameter patterns: none empty; of equal ones the first is found.
  /// - Complexity: the bytes of the patterns times the number of distinct bytes in them.
  package init(_ patterns: [[UInt8]]) {
    lengths = patterns.map(\.count)
    classes = Array(repeating: 0, count: 256)
    classCount = 1
    for byte in Set(patterns.joined()).sorted() {
      classes[Int(byte)] = UInt8(truncatingIfNeeded: classCount)
      classCount += 1
    }
    addState()
    for (index, pattern) in patterns.enumerated() { insert(pattern, index) }
    link()
  }

  private mutating func addState() {
    next += Array(repeating: 0, count: classCount)
    ending.append(-1)
    shorter.append(0)
  }

  private mutating func insert(_ pattern: [UInt8], _ index: Int) {
    var state = 0
    for byte in pattern {
      let slot = state * classCount + Int(classes[Int(byte)])
      if next[slot] == 0 {
        next[slot] = Int32(ending.count)
        addState()
      }
      state = Int(next[slot])
    }
    if ending[state] < 0 { ending[state] = Int32(index) }
  }

  /// Breadth first: a state's failure is known before its children are met.
  private mutating func link() {
    var failure = Array(repeating: 0, count: ending.count)
    var queue = (0..<classCount).map { Int(next[$0]) }.filter { $0 != 0 }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      let fallback = failure[state]
      shorter[state] = ending[fallback] >= 0 ? Int32(fallback) : shorter[fallback]
      for symbol in 0..<classCount {
        let slot = state * classCount + symbol
        let other = next[fallback * classCount + symbol]
        if next[slot] == 0 {
          next[slot] = other
        } else {
          failure[Int(next[slot])] = Int(other)
          queue.append(Int(next[slot]))
        }
      }
    }
  }

  /// Every occurrence of every pattern, by its end, longer ones first.
  /// - Complexity: O(n) of the text and the matches.
  package func matches(in text: [UInt8]) -> [Match] {
    var result: [Match] = []
    next.withUnsafeBufferPointer { next in
      classes.withUnsafeBufferPointer { classes in
        var state = 0
        for (offset, byte) in text.enumerated() {
          state = Int(next[state &* classCount &+ Int(classes[Int(byte)])])
          if state == 0 { continue }
          var found = ending[state] >= 0 ? state : Int(shorter[state])
          while found != 0 {
            let pattern = Int(ending[found])
            result.append(Match(pattern: pattern, range: offset + 1 - lengths[pattern]..<offset + 1))
            found = Int(shorter[found])
          }
        }
      }
    }
    return result
  }
}
