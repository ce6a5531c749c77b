import RecipeCore
import Synchronization

/// The result of a task, which another thread will know.
final class PluginResult: Sendable {
  /// The course of the task, `nil` if the process was closed before it, or why there is no process.
  typealias Value = Result<PluginRun?, ProcessFailure>

  private enum State {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    case known(Value)
  }

  private let state = Mutex(State.open)

  /// Says what the result is, unless that was said before.
  func fulfill(_ value: Value) {
    let waiter = state.withLock { state -> CheckedContinuation<Value, Never>? in
      switch state {
      case .known: return nil
      case .open:
        state = .known(value)
        return nil
      case .awaited(let waiter):
        state = .known(value)
        return waiter
      }
    }
    waiter?.resume(returning: value)
  }

  /// Waits for the result, in one task only.
  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state -> Value? in
        if case .known(let value) = state { return value }
        state = .awaited(continuation)
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }
}
