import RecipeCore
import Text

extension ServerAccount {
  /// The reason why a server must not be asked now, with the time in seconds after which it may be.
  enum Denial {
    /// It failed too often lately.
    case suspended(seconds: Int, failures: Int, trouble: String?)
    /// It asked for a pause, and may have said why.
    case paused(Int, said: String?)
    /// The quota of the day is used up by our count.
    case quotaSpent(seconds: Int)
    /// The server said that its quota is used up, perhaps in other words.
    case quotaExhausted(seconds: Int, isOfDay: Bool, said: String?)
    /// Nobody would know of the request.
    case uncounted(FileError)

    /// The failure to report.
    func failure(quota: Int?) -> HTTPFailure {
      switch self {
      case .suspended(let seconds, let failures, let trouble):
        HTTPFailure(
          .suspended,
          "requests are suspended after \(failures) failures in a row"
            + (trouble.map { "; the last one: \($0)" } ?? ""),
          help: "it is asked again in \(seconds.secondsInWords), or at once with --refresh")
      case .paused(let seconds, let said):
        HTTPFailure(
          .rateLimited, "it asked for a pause\(Self.quoted(said))",
          help: "try again in \(seconds.secondsInWords)")
      case .quotaSpent(let seconds):
        HTTPFailure(
          .quotaExhausted, "the daily quota of \(quota ?? 0) requests is used up",
          help: "it is renewed at midnight UTC, in \(seconds.secondsInWords)")
      case .quotaExhausted(let seconds, let isOfDay, let said):
        HTTPFailure(
          .quotaExhausted, "it reports that the quota is used up\(Self.quoted(said))",
          help: isOfDay
            ? "it is renewed at midnight UTC, in \(seconds.secondsInWords)"
            : "try again tomorrow, or use another key; it is asked again in "
              + seconds.secondsInWords)
      case .uncounted(let error):
        HTTPFailure(
          .suspended,
          "no request was made, because today's requests cannot be counted in \(error.path): "
            + error.reasonText,
          help: error.reason == ServerLedger.damage
            ? "remove the file if you know that requests are left; the count starts again at midnight UTC"
            : "make the folder writable, or remove daily_quota")
      }
    }

    private static func quoted(_ said: String?) -> String { said.map { ": " + $0 } ?? "" }
  }

  /// Counts a request before it is made.
  ///
  /// - Returns: The reason why it must not be made, or `nil`.
  mutating func reserve(quota: Int?, at now: Int) -> Denial? {
    if let denial = keyDenial(quota: quota, at: now) { return denial }
    guard source.breaker.allowsRequest(at: now) else {
      return .suspended(
        seconds: source.breaker.secondsLeft(at: now), failures: source.breaker.failures,
        trouble: source.trouble)
    }
    key.day.used += 1
    return nil
  }

  /// The reason why no request with the key must be made, whoever makes it, or `nil`.
  func keyDenial(quota: Int?, at now: Int) -> Denial? {
    let pause = key.pauseLeft(at: now)
    if pause > 0 {
      return key.isPauseOfQuota
        ? .quotaExhausted(seconds: pause, isOfDay: false, said: key.said)
        : .paused(pause, said: key.said)
    }
    if key.day.left(of: quota) == 0 {
      let seconds = RequestDay.secondsLeft(at: now)
      return key.day.isSpent
        ? .quotaExhausted(seconds: seconds, isOfDay: true, said: key.said)
        : .quotaSpent(seconds: seconds)
    }
    return nil
  }

  /// The pause after a server has said that its quota is used up, if that of the day is not known: it may
  /// be one of an hour.
  private static let pauseWithoutQuota = 3600

  /// Records how a server responded.
  mutating func note(
    _ verdict: HTTPVerdict, _ response: HTTPResponse, said: String?, hasQuota: Bool, at now: Int
  ) {
    let hasFailed = verdict == .failing && response.status >= 500
    if hasFailed { source.breaker.fail(at: now) } else { source.breaker.close() }
    source.trouble =
      switch verdict {
      case .unauthorized: "it refused access (\(response.status)): check the key"
      case .failing: "it answered with status \(response.status)"
      default: nil
      }
    if verdict != .answer { key.note(said: said) }
    if verdict == .quotaExhausted {
      key.day.isSpent = key.day.isSpent || hasQuota
      if !hasQuota {
        key.pause(for: Self.pauseWithoutQuota, at: now, isOfQuota: true)
      }
    }
    guard verdict == .rateLimited || verdict == .failing else { return }
    if let seconds = RetryPause.asked(by: response, at: now) {
      key.pause(for: seconds, at: now)
    } else if verdict == .rateLimited {
      key.pause(for: ServerRefusal.usualPause, at: now)
    }
  }
}
