import Dispatch
import Synchronization

/// Work shared out among processors while the caller waits; `ParallelMap` is for those who suspend.
///
/// It takes as many threads as Dispatch finds fit. What comes out does not depend on that.
package enum BlockingMap {
  /// The values of `0..<count`, in order.
  ///
  /// - Parameter make: Makes a value, on any thread.
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
