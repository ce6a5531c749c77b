/// The turns of requests to one host.
///
/// Turns that are silent do not count, but for a source that has one: where some addresses of a host do not answer,
/// sources of its others are still asked.
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

  /// The turn of a request that is under way.
  private struct Turn: Sendable {
    let source: String
    /// The time when the host answered the source last, or was asked.
    var lastSign: ContinuousClock.Instant
  }

  private let limit: Int
  private let patience: Duration
  private var active: [Turn] = []
  private var waiting: [Waiter] = []
  private var arrivals = 0
  /// The number of the last turn of each source, in the order in which turns began.
  private var lastTurns: [String: Int] = [:]
  private var turnCount = 0

  /// Creates turns of a host of which nothing is asked.
  ///
  /// - Parameters:
  ///   - limit: The number of requests at a time.
  ///   - patience: The time without any answer after which a turn is silent.
  init(limit: Int, patience: Duration) {
    self.limit = limit
    self.patience = patience
  }

  /// True if nothing is asked of the host, and nothing waits.
  var isIdle: Bool { active.isEmpty && waiting.isEmpty }

  /// Begins the turn of a source's request if one is free; else returns the new waiter.
  mutating func enter(_ source: String, now: ContinuousClock.Instant) -> Waiter? {
    // Without a pipe, as too many files are open, nothing could wait.
    guard active.count >= limit, !isOwed(source, now: now), let pipe = Pipe() else {
      begin(source, now: now)
      return nil
    }
    arrivals += 1
    let waiter = Waiter(number: arrivals, source: source, pipe: pipe)
    waiting.append(waiter)
    return waiter
  }

  /// Begins the turn of a waiter beyond the limit if others are silent and its source has none; true if so.
  mutating func beginOwn(_ waiter: Waiter, now: ContinuousClock.Instant) -> Bool {
    guard isOwed(waiter.source, now: now), leave(waiter) else { return false }
    begin(waiter.source, now: now)
    return true
  }

  /// The time until the next turn counts as silent, unless the host answers before.
  func timeToSilence(now: ContinuousClock.Instant) -> Duration {
    active.map { now.duration(to: $0.lastSign.advanced(by: patience)) }.filter { $0 > .zero }.min()
      ?? patience
  }

  /// Removes a waiter; returns false if its turn had come.
  mutating func leave(_ waiter: Waiter) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.number == waiter.number }) else {
      return false
    }
    waiting.remove(at: index)
    return true
  }

  /// Records that the host has begun to answer a source, or has answered.
  mutating func noteSign(for source: String, now: ContinuousClock.Instant) {
    for place in active.indices where active[place].source == source {
      active[place].lastSign = now
    }
  }

  /// Ends a turn of a source, and begins that of the waiter that is returned: of the source whose last turn
  /// began first, the request that has waited longest.
  ///
  /// Beyond the limit it is a request of a source that has no turn.
  mutating func end(_ source: String, now: ContinuousClock.Instant) -> Waiter? {
    if let place = active.firstIndex(where: { $0.source == source }) { active.remove(at: place) }
    let isBelowLimit = active.count < limit
    let index = waiting.indices.filter { isBelowLimit || isOwed(waiting[$0].source, now: now) }
      .min { place(of: waiting[$0]) < place(of: waiting[$1]) }
    guard let index else { return nil }
    let next = waiting.remove(at: index)
    begin(next.source, now: now)
    return next
  }

  private func place(of waiter: Waiter) -> (Int, Int) {
    (lastTurns[waiter.source, default: 0], waiter.number)
  }

  private mutating func begin(_ source: String, now: ContinuousClock.Instant) {
    active.append(Turn(source: source, lastSign: now))
    turnCount += 1
    lastTurns[source] = turnCount
  }

  /// True if a source has no turn, and fewer turns than the limit are those of requests that are answered.
  private func isOwed(_ source: String, now: ContinuousClock.Instant) -> Bool {
    !active.contains { $0.source == source }
      && active.count { $0.lastSign.duration(to: now) < patience } < limit
  }
}
