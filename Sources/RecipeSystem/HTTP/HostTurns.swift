/// The turns of requests to one host.
///
/// Beyond the limit a source has a turn of its own only while the host is silent: where one address of a host does
/// not answer, sources of other addresses are still asked.
struct HostTurns: Sendable {
  /// A request that waits for its turn: a pipe that becomes readable when the turn has come.
  struct Waiter: Sendable {
    /// The place in the order of arrival.
    let number: Int
    /// The source that asks.
    let source: String
    /// The pipe.
    let pipe: Pipe
  }

  private let limit: Int
  private let patience: Duration
  private var active: [String: Int] = [:]
  private var waiting: [Waiter] = []
  private var arrivals = 0
  /// The number of the last turn of each source, in the order in which turns began.
  private var lastTurns: [String: Int] = [:]
  private var turnCount = 0
  /// The time when the host answered last, or was asked for the first time.
  private var lastSign: ContinuousClock.Instant

  /// Creates turns of a host of which nothing is asked.
  ///
  /// - Parameters:
  ///   - limit: The number of requests at a time.
  ///   - patience: The time without any answer after which a host is silent.
  ///   - now: The time.
  init(limit: Int, patience: Duration, now: ContinuousClock.Instant) {
    self.limit = limit
    self.patience = patience
    lastSign = now
  }

  /// True if nothing is asked of the host, and nothing waits.
  var isIdle: Bool { active.isEmpty && waiting.isEmpty }

  /// Begins the turn of a source's request if one is free; else returns the new waiter.
  mutating func enter(_ source: String, now: ContinuousClock.Instant) -> Waiter? {
    // Without a pipe, as too many files are open, nothing could wait.
    guard activeCount >= limit, !isOwed(source, now: now), let pipe = Pipe() else {
      begin(source)
      return nil
    }
    arrivals += 1
    let waiter = Waiter(number: arrivals, source: source, pipe: pipe)
    waiting.append(waiter)
    return waiter
  }

  /// Begins the turn of a waiter beyond the limit if the host is silent and its source has no other; true if so.
  mutating func beginOwn(_ waiter: Waiter, now: ContinuousClock.Instant) -> Bool {
    guard isOwed(waiter.source, now: now), leave(waiter) else { return false }
    begin(waiter.source)
    return true
  }

  /// The time until the host counts as silent, unless it answers before.
  func timeToSilence(now: ContinuousClock.Instant) -> Duration {
    let left = now.duration(to: lastSign.advanced(by: patience))
    return left > .zero ? left : patience
  }

  /// Removes a waiter; returns false if its turn had come.
  mutating func leave(_ waiter: Waiter) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.number == waiter.number }) else {
      return false
    }
    waiting.remove(at: index)
    return true
  }

  /// Records that the host has begun to answer, or has answered.
  mutating func noteSign(now: ContinuousClock.Instant) { lastSign = now }

  /// Ends a turn of a source, and begins that of the waiter that is returned: of the source whose last turn
  /// began first, the request that has waited longest.
  mutating func end(_ source: String) -> Waiter? {
    let left = active[source, default: 1] - 1
    active[source] = left > 0 ? left : nil
    guard activeCount < limit else { return nil }
    let index = waiting.indices.min { place(of: waiting[$0]) < place(of: waiting[$1]) }
    guard let index else { return nil }
    let next = waiting.remove(at: index)
    begin(next.source)
    return next
  }

  private func place(of waiter: Waiter) -> (Int, Int) {
    (lastTurns[waiter.source, default: 0], waiter.number)
  }

  private var activeCount: Int { active.values.reduce(0, +) }

  private mutating func begin(_ source: String) {
    active[source, default: 0] += 1
    turnCount += 1
    lastTurns[source] = turnCount
  }

  /// True if the host is silent and a source has no turn.
  private func isOwed(_ source: String, now: ContinuousClock.Instant) -> Bool {
    active[source] == nil && lastSign.duration(to: now) >= patience
  }
}
