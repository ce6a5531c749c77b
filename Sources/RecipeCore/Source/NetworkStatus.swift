/// The account of a source with its server: what was asked today, and when it may be asked again.
package struct NetworkStatus: Sendable, Hashable {
  /// The states of a circuit breaker (Nygard, "Release It!").
  package enum Breaker: String, Sendable {
    /// Requests are made.
    case closed
    /// The server failed too often, and is not asked.
    case open
    /// The next request tries whether the server is back.
    case halfOpen = "half_open"
  }

  /// The number of requests made today, in UTC.
  package let requestsToday: Int
  /// The number of requests that the configuration allows in a day, or `nil` if there is no quota.
  package let quota: Int?
  /// The number of requests left today, or `nil` if there is no quota.
  package let requestsLeft: Int?
  /// The time until the quota is renewed, in seconds, or `nil` if there is none.
  package let secondsToReset: Int?
  /// The state of the circuit breaker.
  package let breaker: Breaker
  /// The time until the server may be asked again, in seconds; 0 if it may be asked now.
  package let secondsToWait: Int

  /// Creates a status from its values.
  package init(
    requestsToday: Int, quota: Int?, requestsLeft: Int?, secondsToReset: Int?, breaker: Breaker,
    secondsToWait: Int
  ) {
    self.requestsToday = requestsToday
    self.quota = quota
    self.requestsLeft = requestsLeft
    self.secondsToReset = secondsToReset
    self.breaker = breaker
    self.secondsToWait = secondsToWait
  }
}
