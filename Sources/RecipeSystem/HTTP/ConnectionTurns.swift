import Synchronization

/// The turns of requests to each host, so that a host has only so many connections at a time, and more only
/// while some are silent.
final class ConnectionTurns: Sendable {
  private let limit: Int
  private let patience: Duration
  private let hosts = Mutex<[String: HostTurns]>([:])

  /// Creates turns.
  ///
  /// - Parameters:
  ///   - limit: The number of connections to a host.
  ///   - patience: The time without any answer after which a connection is silent, so that a source without one may
  ///     have another.
  init(limit: Int, patience: Duration = .milliseconds(250)) {
    self.limit = limit
    self.patience = patience
  }

  /// Waits for the turn of a request to a host.
  ///
  /// - Parameters:
  ///   - host: The host with its port.
  ///   - source: The source that asks.
  ///   - limits: The limits of waiting.
  /// - Returns: `.ready` if the caller may proceed; it must call `give` afterwards.
  func take(_ host: String, for source: String, _ limits: WaitLimits) -> WaitLimits.Wakeup {
    guard let waiter = change(host, { $0.enter(source, now: $1) }) else { return .ready([]) }
    let turn = waiter.pipe.reading.number
    while true {
      let longest = change(host) { $0.timeToSilence(now: $1) }
      let wakeup = limits.wait(for: [turn], atMost: longest)
      switch wakeup {
      case .ready: return wakeup
      case .pause:
        if change(host, { $0.beginOwn(waiter, now: $1) }) { return .ready([]) }
      case .deadline, .cancelled:
        // The turn may have come in the meantime.
        if !change(host, { turns, _ in turns.leave(waiter) }) { give(host, of: source) }
        return wakeup
      }
    }
  }

  /// Records that a host has begun to answer a source, or has answered.
  func noteSign(of host: String, for source: String) {
    change(host) { $0.noteSign(for: source, now: $1) }
  }

  /// Ends a turn, and gives it to a request that waits.
  func give(_ host: String, of source: String) {
    guard let next = change(host, { $0.end(source, now: $1) }) else { return }
    _ = [1].withUnsafeBytes { FileDescriptor.write($0, to: next.pipe.writing.number) }
  }

  private func change<Result: Sendable>(
    _ host: String, _ change: (inout HostTurns, _ now: ContinuousClock.Instant) -> Result
  ) -> Result {
    let now = ContinuousClock.now
    return hosts.withLock { hosts in
      var turns = hosts[host] ?? HostTurns(limit: limit, patience: patience)
      defer { hosts[host] = turns.isIdle ? nil : turns }
      return change(&turns, now)
    }
  }
}
