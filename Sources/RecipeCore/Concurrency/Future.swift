import Dispatch
import Synchronization

/// A value that one thread computes while another works on what precedes it.
///
/// A waiting caller needs its own thread, from a `ThreadExecutor`: never one of the cooperative
/// pool, which all other tasks share.
package final class Future<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isFulfilled = DispatchSemaphore(value: 0)

  /// Creates a future without a value.
  package init() {}

  /// Fulfils the future.
  package func fulfill(_ value: Value) {
    self.value.withLock { $0 = value }
    isFulfilled.signal()
  }

  /// Waits for the value and returns it.
  package func wait() -> Value {
    while true {
      if let value = value.withLock(\.self) { return value }
      isFulfilled.wait()
      // Others may be waiting too.
      isFulfilled.signal()
    }
  }
}
