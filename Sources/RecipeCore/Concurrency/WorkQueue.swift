import Synchronization

/// A queue of work for several workers, which hands out each index once.
package final class WorkQueue: Sendable {
  /// The number of indices.
  package let count: Int
  private let taken = Atomic(0)

  /// Creates a queue of the indices below a number.
  package init(count: Int) {
    self.count = count
  }

  /// Takes the next index, or returns `nil` if all are taken.
  package func next() -> Int? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
