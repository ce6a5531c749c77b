import Synchronization

/// The turns of requests to each host, so that a host has only so many connections at a time.
///
/// A source that others have kept from a host for a moment has a connection of its own: where one address of a
/// host is silent, sources of other addresses are still asked.
final class ConnectionTurns: Sendable {
  private let limit: Int
  private let patience: Duration
  private let hosts = Mutex<[String: HostTurns]>([:])

  /// Creates turns.
  ///
  /// - Parameters:
  ///   - limit: The number of connections to a host.
  ///   - patience: The time after which a source without a connection has one beyond the limit.
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
    guard let waiter = change(host, { $0.enter(source) }) else { return .ready([]) }
    let turn = waiter.pipe.reading.number
    var wakeup = limits.wait(for: [turn], atMost: patience)
    if case .pause = wakeup {
      if change(host, { $0.hasOwnTurn(waiter) }) { return .ready([]) }
      wakeup = limits.wait(for: [turn])
    }
    if case .ready = wakeup { return wakeup }
    // The turn may have come in the meantime.
    if !change(host, { $0.leave(waiter) }) { give(host, of: source) }
    return wakeup
  }

  /// Ends a turn, and gives it to the request that has waited longest.
  func give(_ host: String, of source: String) {
    guard let next = change(host, { $0.end(source) }) else { return }
    _ = [1].withUnsafeBytes { FileDescriptor.write($0, to: next.pipe.writing.number) }
  }

  private func change<Result: Sendable>(
    _ host: String, _ change: (inout HostTurns) -> Result
  ) -> Result {
    hosts.withLock { hosts in
      var turns = hosts[host] ?? HostTurns(limit: limit)
      defer { hosts[host] = turns.isIdle ? nil : turns }
      return change(&turns)
    }
  }
}
