/// Work over indices shared out among processors; the result is in the order of the indices.
///
/// What comes out never depends on the number of processors: each part is computed from its own
/// range alone.
package struct ParallelMap: Sendable {
  /// The least number of indices that is worth a task of its own when each is little work.
  package static let smallestPart = 256
  /// How many parts each processor gets, so that one slow part holds up few others.
  private static let partsPerProcessor = 16

  private let parallelism: Int

  /// Makes a map for as many tasks at a time as there are processors to use.
  package init(parallelism: Int) {
    self.parallelism = max(1, parallelism)
  }

  /// The values that `transform` gives for parts of `0..<count`, joined.
  ///
  /// - Parameters:
  ///   - smallestPart: The least number of indices that is worth a task of its own.
  ///   - transform: Gives the values of a range of indices, any number of them.
  package func flatMap<Value: Sendable>(
    _ count: Int, smallestPart: Int = Self.smallestPart,
    _ transform: @escaping @Sendable (Range<Int>) -> [Value]
  ) async -> [Value] {
    let ranges = parts(of: count, smallest: smallestPart)
    guard ranges.count > 1 else { return ranges.first.map(transform) ?? [] }
    var parts: [[Value]] = Array(repeating: [], count: ranges.count)
    await withTaskGroup(of: (index: Int, values: [Value]).self) { group in
      for (index, range) in ranges.enumerated() {
        group.addTask { (index, transform(range)) }
      }
      for await part in group { parts[part.index] = part.values }
    }
    var all: [Value] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { all.append(contentsOf: part) }
    return all
  }

  private func parts(of count: Int, smallest: Int) -> [Range<Int>] {
    guard count > 0 else { return [] }
    let most = parallelism == 1 ? 1 : parallelism * Self.partsPerProcessor
    let size = max(smallest, (count + most - 1) / most)
    return stride(from: 0, to: count, by: size).map { $0..<min(count, $0 + size) }
  }
}
