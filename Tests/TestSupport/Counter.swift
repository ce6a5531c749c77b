import Synchronization

/// A count that tasks share.
package final class Counter: Sendable {
  private let count = Atomic(0)

  /// Creates a count of 0.
  package init() {}

  /// The count.
  package var value: Int { count.load(ordering: .relaxed) }

  /// Counts one more, and returns the count.
  @discardableResult
  package func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
