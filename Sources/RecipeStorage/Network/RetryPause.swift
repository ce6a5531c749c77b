import RecipeCore

/// The pauses before further attempts.
enum RetryPause {
  private static let base = Duration.milliseconds(200)
  private static let longest = Duration.seconds(2)

  /// Returns a pause with full jitter (Brooker, "Exponential Backoff And Jitter"): any time up to a
  /// bound that doubles with each attempt, so that clients which failed together do not return together.
  ///
  /// - Parameter attempt: The number of the attempt that failed, from 0.
  static func random(after attempt: Int) -> Duration {
    min(longest, base * (1 << min(attempt, 10))) * Double.random(in: 0...1)
  }

  /// Returns the pause that a server asks for in seconds (RFC 9110, section 10.2.3), or `nil`.
  static func asked(by response: HTTPResponse, at now: Int) -> Int? {
    guard let text = response.header("Retry-After")?.filter({ $0 != "\t" }) else { return nil }
    if let seconds = Int(text.filter { $0 != " " }) { return seconds > 0 ? seconds : nil }
    return HTTPDate.seconds(text, now: now).map { $0 - now }.flatMap { $0 > 0 ? $0 : nil }
  }
}
