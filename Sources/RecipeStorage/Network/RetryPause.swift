import RecipeCore

/// The pauses before further attempts.
enum RetryPause {
  private static let base = Duration.milliseconds(200)
  private static let maximumPause = Duration.seconds(2)

  /// Returns a pause with full jitter (Brooker, "Exponential Backoff And Jitter"): any time up to a
  /// bound that doubles with each attempt, so that clients which failed together do not return together.
  ///
  /// - Parameter attempt: The number of the attempt that failed, from 0.
  static func random(after attempt: Int) -> Duration {
    min(maximumPause, base * (1 << min(attempt, 10))) * Double.random(in: 0...1)
  }

  /// The longest pause that a server may ask for, in seconds: a week.
  static let maximumAskedPause = 7 * 86_400

  /// Returns the pause that a server asks for in seconds (RFC 9110, section 10.2.3), at most a week, or `nil`.
  static func asked(by response: HTTPResponse, at now: Int) -> Int? {
    guard let text = response.header("Retry-After")?.filter({ $0 != "\t" }) else { return nil }
    let digits = text.filter { $0 != " " }
    if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      // More digits than a number can have are a long pause, too.
      return min(Int(digits) ?? maximumAskedPause, maximumAskedPause)
    }
    return HTTPDate.seconds(text, now: now).map { min($0 - now, maximumAskedPause) }
      .flatMap { $0 > 0 ? $0 : nil }
  }
}
