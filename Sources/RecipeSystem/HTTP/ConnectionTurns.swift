import Synchronization

/// The turns of requests to each host, so that a host has only so many connections at a time.
final class ConnectionTurns: Sendable {
  /// A request that waits for its turn: a pipe that becomes readable when the turn has come.
  fileprivate struct Waiter: Sendable {
    let number: Int
    let pipe: Pipe
  }

  fileprivate struct Host {
    var active = 0
    var waiting: [Waiter] = []
  }

  fileprivate struct State {
    var hosts: [String: Host] = [:]
    var waiterCount = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Creates turns for at most `limit` connections to a host.
  init(limit: Int) {
    self.limit = limit
  }

  /// Waits for the turn of a request to a host.
  ///
  /// - Returns: `.ready` if the caller may proceed; it must call `give` afterwards.
  func take(_ host: String, _ limits: WaitLimits) -> WaitLimits.Wakeup {
    guard let waiter = state.withLock({ $0.enter(host, limit: limit) }) else { return .ready([]) }
    let wakeup = limits.wait(for: [waiter.pipe.reading.number])
    if case .ready = wakeup { return wakeup }
    // The turn may have come in the meantime.
    if !state.withLock({ $0.leave(host, waiter.number) }) { give(host) }
    return wakeup
  }

  /// Ends a turn, and gives it to the request that has waited longest.
  func give(_ host: String) {
    guard let next = state.withLock({ $0.next(host) }) else { return }
    _ = [1].withUnsafeBytes { FileDescriptor.write($0, to: next.pipe.writing.number) }
  }
}

extension ConnectionTurns.State {
  /// Takes a turn if one is free; else returns the new waiter.
  fileprivate mutating func enter(_ host: String, limit: Int) -> ConnectionTurns.Waiter? {
    let isFree = hosts[host, default: ConnectionTurns.Host()].active < limit
    // Without a pipe, as too many files are open, nothing could wait.
    guard !isFree, let pipe = Pipe() else {
      hosts[host, default: ConnectionTurns.Host()].active += 1
      return nil
    }
    waiterCount += 1
    let waiter = ConnectionTurns.Waiter(number: waiterCount, pipe: pipe)
    hosts[host]?.waiting.append(waiter)
    return waiter
  }

  /// Removes a waiter; returns false if its turn had come.
  fileprivate mutating func leave(_ host: String, _ number: Int) -> Bool {
    guard let index = hosts[host]?.waiting.firstIndex(where: { $0.number == number }) else {
      return false
    }
    hosts[host]?.waiting.remove(at: index)
    return true
  }

  /// Returns the waiter whose turn it is; without one, the turn is free again.
  fileprivate mutating func next(_ host: String) -> ConnectionTurns.Waiter? {
    guard var queue = hosts[host] else { return nil }
    let next = queue.waiting.isEmpty ? nil : queue.waiting.removeFirst()
    if next == nil { queue.active -= 1 }
    hosts[host] = queue.active > 0 ? queue : nil
    return next
  }
}
