import Dispatch
import Synchronization

/// A value that one thread makes while another one works on what comes before it.
///
/// Whoever waits for it has a thread of its own: a `ThreadExecutor`'s, never one of the few that all
/// other tasks share.
package final class LateValue<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  /// Makes a value that is not there yet.
  package init() {}

  /// Gives the value.
  package func give(_ value: Value) {
    self.value.withLock { $0 = value }
    isThere.signal()
  }

  /// The value, once it is there.
  package func wait() -> Value {
    while true {
      if let value = value.withLock(\.self) { return value }
      isThere.wait()
      // Others may wait, too.
      isThere.signal()
    }
  }
}
