import Synchronization

/// The programs of a launcher that are running or being stopped.
final class RunningPrograms: Sendable {
  private struct State {
    var count = 0
    var isFinishing = false
    var number = 0
    var cancellations: [Int: Cancellation] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Counts a program that is about to be started.
  func begin() {
    state.withLock { $0.count += 1 }
  }

  /// Notes how a program that was counted can be stopped.
  ///
  /// - Returns: Its number.
  func note(_ cancellation: Cancellation) -> Int {
    let (number, isFinishing) = state.withLock { state in
      state.number += 1
      state.cancellations[state.number] = cancellation
      return (state.number, state.isFinishing)
    }
    if isFinishing { cancellation.cancel() }
    return number
  }

  /// Stops counting a program, which has ended.
  func end(_ number: Int) {
    let waiters = state.withLock { state in
      state.cancellations[number] = nil
      state.count -= 1
      guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
      state.isFinishing = false
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Stops all, and waits until they have ended.
  func finish() async {
    cancelAll()
    await withCheckedContinuation { waiter in
      let isDone = state.withLock { state in
        if state.count > 0 { state.waiters.append(waiter) }
        return state.count == 0
      }
      if isDone { waiter.resume() }
    }
  }

  private func cancelAll() {
    let cancellations = state.withLock { state in
      state.isFinishing = state.count > 0
      return Array(state.cancellations.values)
    }
    for cancellation in cancellations { cancellation.cancel() }
  }
}
