import Synchronization

/// A prefetcher, which reads memory shortly before it is needed, so that cache misses overlap.
///
/// The records of a block are scattered in memory, and a cache miss takes as long as a comparison.
/// A processor has a dozen misses in flight if none depends on another one. So the data of some
/// pairs is read first, then they are compared; no result depends on it.
final class ReadAhead: Sendable {
  /// The number of elements to prefetch at a time: enough to keep many misses in flight, few enough
  /// to be in the first-level cache when they are used.
  static let batch = 16

  /// The sum of the last values, kept so that the compiler does not remove the reads.
  private let last = Atomic(0)

  /// Creates a prefetcher.
  init() {}

  /// Prefetches the memory of some elements.
  ///
  /// - Parameter number: Returns any number that requires reading an element's memory.
  @inline(__always)
  func read<Element>(_ elements: some Sequence<Element>, _ number: (Element) -> Int) {
    var sum = 0
    for element in elements { sum &+= number(element) }
    last.store(sum, ordering: .relaxed)
  }
}
