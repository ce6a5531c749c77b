/// How a source fared in one run, by the names of the command-line contract.
public enum SourceStatus: String, Sendable, CaseIterable {
  /// It delivered all it has.
  case ok
  /// It answered and has nothing.
  case empty
  /// It failed after it had delivered something.
  case partial
  /// It failed and an older answer was used.
  case stale
  /// It did not answer in time.
  case timeout
  /// It asked for a pause.
  case rateLimited = "rate_limited"
  /// The day's quota is used up.
  case quotaExhausted = "quota_exhausted"
  /// It wants another key.
  case unauthorized
  /// It could not be reached: no network, no such host, no such folder.
  case unreachable
  /// It answered something that cannot be read.
  case invalid
  /// It failed too often lately and was not asked.
  case suspended
  /// The configuration turns it off.
  case disabled

  /// Whether it counts as failed for the exit status.
  public var isFailure: Bool {
    switch self {
    case .ok, .empty, .disabled: false
    default: true
    }
  }
}
