import RecipeCore

/// A circuit breaker, which spares a server that fails, and its users the wait (Nygard, "Release It!").
///
/// It opens after a few failures in a row. Once its time is over, one request tries whether the server is
/// back; if it fails, the breaker opens for twice as long. Only failures of the connection and of the
/// server (5xx) count: a refusal (4xx) is an answer of a healthy server.
struct CircuitBreaker: Sendable, Hashable {
  private static let failuresToOpen = 3
  private static let shortestPause = 5
  private static let maximumPause = 15 * 60
  /// The time that the request gets which tries whether the server is back.
  private static let probeTime = 15

  /// The number of failures in a row.
  private(set) var failures = 0
  /// The end of the pause, in seconds since 1970.
  private(set) var end = 0

  /// Creates a closed breaker.
  init() {}

  /// The maximum number of failures that is believed of a file.
  private static let maximumFailureCount = 1_000_000

  /// Creates a breaker from what is kept of it.
  init(failures: Int, end: Int) {
    self.failures = min(max(0, failures), Self.maximumFailureCount)
    self.end = max(0, end)
  }

  /// The state at a time.
  func state(at now: Int) -> NetworkStatus.Breaker {
    guard failures >= Self.failuresToOpen else { return .closed }
    return secondsLeft(at: now) > 0 ? .open : .halfOpen
  }

  /// Returns the time until a request may be made, in seconds.
  ///
  /// A clock that was set back does not prolong a pause.
  func secondsLeft(at now: Int) -> Int {
    let left = end - now
    return failures >= Self.failuresToOpen && left <= Self.maximumPause ? max(0, left) : 0
  }

  /// Asks whether a request may be made; the one that finds the breaker half-open keeps others away
  /// until its result is known.
  mutating func allowsRequest(at now: Int) -> Bool {
    switch state(at: now) {
    case .closed: return true
    case .open: return false
    case .halfOpen:
      end = now + Self.probeTime
      return true
    }
  }

  /// Ends the pause, so that the next request tries whether the server is back.
  ///
  /// Somebody asked for that trial, so its failure does not double the pause: else whoever repairs a server and checks
  /// it would keep all runs from asking it.
  mutating func endPause(at now: Int) {
    end = min(end, now)
    failures = min(failures, max(Self.failuresToOpen, failures - 1))
  }

  /// Closes the breaker: the server has answered.
  mutating func close() { self = CircuitBreaker() }

  /// Counts a failure.
  mutating func fail(at now: Int) {
    failures += 1
    guard failures >= Self.failuresToOpen else { return }
    let doublings = min(failures - Self.failuresToOpen, 10)
    end = now + min(Self.maximumPause, Self.shortestPause << doublings)
  }
}
