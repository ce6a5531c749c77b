/// A parallel map over indices; the result is in the order of the indices.
///
/// The result never depends on the number of processors: each part is computed from its own range
/// alone.
package struct ParallelMap: Sendable {
  /// The least number of indices worth a task if each is little work.
  package static let smallestPart = 256
  /// The number of parts per processor, so that one slow part delays few others.
  private static let partsPerProcessor = 16

  private let parallelism: Int

  /// Creates a map with a number of concurrent tasks.
  package init(parallelism: Int) {
    self.parallelism = max(1, parallelism)
  }

  /// Returns the concatenated values of `transform` for parts of `0..<count`.
  ///
  /// - Parameters:
  ///   - smallestPart: The least number of indices worth a task.
  ///   - transform: Returns the values of a range of indices, any number of them.
  package func flatMap<Value: Sendable>(
    _ count: Int, smallestPart: Int = Self.smallestPart,
    _ transform: @escaping @Sendable (Range<Int>) -> [Value]
  ) async -> [Value] {
    await flatMap(count, smallestPart: smallestPart, by: {}) { range, _ in transform(range) }
  }

  /// Does the same with workers that keep state from part to part: buffers or caches.
  ///
  /// - Parameters:
  ///   - makeWorker: Creates a worker for each task.
  ///   - transform: Returns the values of a range, regardless of what its worker did before.
  package func flatMap<Value: Sendable, Worker>(
    _ count: Int, smallestPart: Int = Self.smallestPart,
    by makeWorker: @escaping @Sendable () -> Worker,
    _ transform: @escaping @Sendable (Range<Int>, inout Worker) -> [Value]
  ) async -> [Value] {
    let ranges = parts(of: count, smallest: smallestPart)
    guard ranges.count > 1 else {
      var worker = makeWorker()
      return ranges.first.map { transform($0, &worker) } ?? []
    }
    let queue = WorkQueue(count: ranges.count)
    var parts: [[Value]] = Array(repeating: [], count: ranges.count)
    await withTaskGroup(of: [(index: Int, values: [Value])].self) { group in
      for _ in 0..<min(parallelism, ranges.count) {
        group.addTask {
          var worker = makeWorker()
          var done: [(index: Int, values: [Value])] = []
          while let index = queue.next() {
            done.append((index, transform(ranges[index], &worker)))
          }
          return done
        }
      }
      for await done in group {
        for part in done { parts[part.index] = part.values }
      }
    }
    var all: [Value] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { all.append(contentsOf: part) }
    return all
  }

  /// Returns the number of indices in each part if every processor gets one: the smallest part
  /// worth its fixed cost.
  package func share(of count: Int) -> Int { (count + parallelism - 1) / parallelism }

  private func parts(of count: Int, smallest: Int) -> [Range<Int>] {
    guard count > 0 else { return [] }
    let most = parallelism == 1 ? 1 : parallelism * Self.partsPerProcessor
    let size = max(smallest, (count + most - 1) / most)
    return stride(from: 0, to: count, by: size).map { $0..<min(count, $0 + size) }
  }
}
