import Foundation

/// Work on the elements of a list, several at once; results stand in the order of the list.
package enum Parallel {
  package static var defaultJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

  package static func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    let jobs = max(1, min(jobs, elements.count))
    if jobs == 1 { return elements.map(transform) }
    return await withTaskGroup(of: [(Int, Value)].self) { group in
      for job in 0..<jobs {
        group.addTask {
          stride(from: job, to: elements.count, by: jobs).map { ($0, transform(elements[$0])) }
        }
      }
      var values = [Value?](repeating: nil, count: elements.count)
      for await part in group {
        for (index, value) in part { values[index] = value }
      }
      return values.compactMap { $0 }
    }
  }
}
