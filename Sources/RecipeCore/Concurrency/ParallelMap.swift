import Synchronization

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
    await flatMap(count, smallestPart: smallestPart, by: {}) { range, _ in transform(range) }
  }

  /// Does the same with workers that keep something from part to part: space, or what they learnt.
  ///
  /// - Parameters:
  ///   - makeWorker: Makes a worker for each processor.
  ///   - transform: Gives the values of a range, whatever its worker did before.
  package func flatMap<Value: Sendable, Worker>(
    _ count: Int, smallestPart: Int = Self.smallestPart,
    by makeWorker: @escaping @Sendable () -> Worker,
    _ transform: @escaping @Sendable (Range<Int>, inout Worker) -> [Value]
  ) async -> [Value] {
    let queue = PartQueue(parts(of: count, smallest: smallestPart))
    guard queue.parts.count > 1 else {
      var worker = makeWorker()
      return queue.parts.first.map { transform($0, &worker) } ?? []
    }
    var parts: [[Value]] = Array(repeating: [], count: queue.parts.count)
    await withTaskGroup(of: [(index: Int, values: [Value])].self) { group in
      for _ in 0..<min(parallelism, queue.parts.count) {
        group.addTask {
          var worker = makeWorker()
          return queue.map { ($0, transform(queue.parts[$0], &worker)) }
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

  /// How many of some indices each processor gets when all get one part: the smallest one for work that
  /// costs something to begin.
  package func share(of count: Int) -> Int { (count + parallelism - 1) / parallelism }

  private func parts(of count: Int, smallest: Int) -> [Range<Int>] {
    guard count > 0 else { return [] }
    let most = parallelism == 1 ? 1 : parallelism * Self.partsPerProcessor
    let size = max(smallest, (count + most - 1) / most)
    return stride(from: 0, to: count, by: size).map { $0..<min(count, $0 + size) }
  }
}

/// Hands out parts of work to several workers, each part to one.
private final class PartQueue: Sendable {
  let parts: [Range<Int>]
  private let taken = Atomic(0)

  init(_ parts: [Range<Int>]) {
    self.parts = parts
  }

  /// What `body` gives for each part that the other workers leave, by the part's index.
  func map<Value>(_ body: (Int) -> Value) -> [Value] {
    var values: [Value] = []
    while true {
      let index = taken.add(1, ordering: .relaxed).oldValue
      guard index < parts.count else { return values }
      values.append(body(index))
    }
  }
}
