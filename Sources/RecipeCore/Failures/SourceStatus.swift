/// The outcome of one source in one run; the raw values are part of the command-line contract.
public enum SourceStatus: String, Sendable, CaseIterable {
  /// It delivered all its records.
  case ok
  /// It responded and has no records.
  case empty
  /// It failed after it had delivered something.
  case partial
  /// An older answer was used than is still fresh, as it failed or must not be asked.
  case stale
  /// It did not finish in time.
  case timeout
  /// It asked to wait before the next request (HTTP 429 or the like).
  case rateLimited = "rate_limited"
  /// The daily quota is used up.
  case quotaExhausted = "quota_exhausted"
  /// It rejected the key.
  case unauthorized
  /// It could not be reached: no network, no such host, no such folder.
  case unreachable
  /// Its response could not be read.
  case invalid
  /// It has failed too often lately and was skipped.
  case suspended
  /// The configuration disables it.
  case disabled

  /// True if it counts as a failure for the exit status.
  public var isFailure: Bool {
    switch self {
    case .ok, .empty, .disabled: false
    default: true
    }
  }
}
