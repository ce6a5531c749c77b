import Synchronization

/// A clock whose time passes only when a test says so.
package final class ManualClock: Clock {
  package struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: (deadline: Instant, waiter: CheckedContinuation<Bool, Never>)] = [:]
    var cancelled: Set<Int> = []
    var watchers: [(sleepers: Int, waiter: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// Creates a clock that stands still.
  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    let isAwake = await withTaskCancellationHandler {
      await withCheckedContinuation { add($0, id: id, deadline: deadline) }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.waiter.resume(returning: false)
    }
    if !isAwake { throw CancellationError() }
  }

  private func add(_ waiter: CheckedContinuation<Bool, Never>, id: Int, deadline: Instant) {
    let (immediate, watchers) = state.withLock { state in
      if state.cancelled.contains(id) {
        return (false as Bool?, [CheckedContinuation<Void, Never>]())
      }
      if deadline <= state.now { return (true, []) }
      state.sleepers[id] = (deadline, waiter)
      let count = state.sleepers.count
      let ready = state.watchers.filter { $0.sleepers <= count }.map(\.waiter)
      state.watchers.removeAll { $0.sleepers <= count }
      return (nil, ready)
    }
    if let immediate { waiter.resume(returning: immediate) }
    for watcher in watchers { watcher.resume() }
  }

  /// Lets time pass and wakes those whose time has come.
  package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.map(\.waiter)
    }
    for waiter in woken { waiter.resume(returning: true) }
  }

  /// Waits until at least `count` tasks sleep.
  package func waitForSleepers(_ count: Int) async {
    await withCheckedContinuation { waiter in
      let isReady = state.withLock { state in
        guard state.sleepers.count < count else { return true }
        state.watchers.append((count, waiter))
        return false
      }
      if isReady { waiter.resume() }
    }
  }
}
