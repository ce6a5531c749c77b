/// The turns of requests to one host.
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
  private var active = 0
  private var activeBySource: [String: Int] = [:]
  private var waiting: [Waiter] = []
  private var arrivals = 0
  /// The sources that may exceed the limit by one turn.
  private var impatient: Set<String> = []

  /// Creates turns of a host of which nothing is asked.
  ///
  /// - Parameter limit: The number of requests at a time.
  init(limit: Int) {
    self.limit = limit
  }

  /// True if nothing is asked of the host, and nothing waits.
  var isIdle: Bool { active == 0 && waiting.isEmpty }

  /// Begins the turn of a source's request if one is free; else returns the new waiter.
  mutating func enter(_ source: String) -> Waiter? {
    // Without a pipe, as too many files are open, nothing could wait.
    guard active >= limit, !isOwed(source), let pipe = Pipe() else {
      begin(source)
      return nil
    }
    arrivals += 1
    let waiter = Waiter(number: arrivals, source: source, pipe: pipe)
    waiting.append(waiter)
    return waiter
  }

  /// Begins the turn of a request that has waited for a moment if its source has no other; true if so.
  mutating func hasOwnTurn(_ waiter: Waiter) -> Bool {
    impatient.insert(waiter.source)
    guard isOwed(waiter.source), leave(waiter) else { return false }
    begin(waiter.source)
    return true
  }

  /// Removes a waiter; returns false if its turn had come.
  mutating func leave(_ waiter: Waiter) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.number == waiter.number }) else {
      return false
    }
    waiting.remove(at: index)
    return true
  }

  /// Ends a turn of a source, and begins that of the waiter that is returned.
  mutating func end(_ source: String) -> Waiter? {
    active -= 1
    activeBySource[source, default: 0] -= 1
    let index = active < limit ? waiting.indices.first : waiting.firstIndex { isOwed($0.source) }
    guard let index else { return nil }
    let next = waiting.remove(at: index)
    begin(next.source)
    return next
  }

  private mutating func begin(_ source: String) {
    active += 1
    activeBySource[source, default: 0] += 1
  }

  /// True if a source has waited for a moment before, and has no turn.
  private func isOwed(_ source: String) -> Bool {
    impatient.contains(source) && activeBySource[source, default: 0] == 0
  }
}
