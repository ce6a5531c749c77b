import RecipeCore

/// The age of a cached answer and how long it is fresh (RFC 9111, section 4.2).
struct AnswerFreshness: Sendable, Hashable {
  /// The age in seconds since the server created or validated the answer.
  let age: Int
  /// The time for which it is fresh from then on, in seconds.
  let lifetime: Int

  /// True if it may be used without asking the server.
  var isFresh: Bool { age < lifetime }

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - now: The time in seconds since 1970.
  ///   - usual: The lifetime in seconds if the headers say nothing.
  init(of answer: CachedResponse, at now: Int, usual: Int) {
    let response = answer.response
    let date = response.header("Date").flatMap { HTTPDate.seconds($0, now: now) }
    let apparentAge = max(0, answer.time - (date ?? answer.time))
    let statedAge = response.header("Age").map(CacheDirectives.seconds) ?? 0
    // A clock that was set back makes no answer younger than it was when it came.
    age = max(apparentAge, statedAge) + max(0, now - answer.time)
    lifetime = Self.lifetime(of: response, date: date ?? answer.time, at: now, usual: usual)
  }

  private static func lifetime(
    of response: HTTPResponse, date: Int, at now: Int, usual: Int
  ) -> Int {
    let directives = CacheDirectives(response.headers)
    if directives.needsValidation || response.header("Vary") == "*" { return 0 }
    if let maxAge = directives.maxAge { return maxAge }
    // An invalid date, such as 0, is one in the past.
    if let expires = response.header("Expires") {
      return max(0, (HTTPDate.seconds(expires, now: now) ?? date) - date)
    }
    return usual
  }
}
