import Dispatch
import Synchronization

/// A map over indices on several processors that blocks the caller; `ParallelMap` suspends it.
///
/// Dispatch decides the number of threads, on which the result does not depend.
package enum BlockingMap {
  /// Returns the values of `0..<count`, in order.
  ///
  /// - Parameter make: Returns a value, on any thread.
  package static func map<Value: Sendable>(
    _ count: Int, _ make: @Sendable (Int) -> Value
  ) -> [Value] {
    guard count > 1 else { return (0..<count).map(make) }
    let values = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = make(index)
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.compactMap(\.self) }
  }
}
