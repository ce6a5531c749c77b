import Synchronization

/// The number of programs that are running or being stopped.
final class RunningPrograms: Sendable {
  private struct State {
    var count = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Counts a program.
  func begin() { state.withLock { $0.count += 1 } }

  /// Stops counting a program, which has ended.
  func end() {
    let waiters = state.withLock { state in
      state.count -= 1
      guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Waits until all have ended.
  func finish() async {
    await withCheckedContinuation { waiter in
      let isDone = state.withLock { state in
        if state.count > 0 { state.waiters.append(waiter) }
        return state.count == 0
      }
      if isDone { waiter.resume() }
    }
  }
}
