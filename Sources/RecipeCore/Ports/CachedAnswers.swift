/// The answers of a source that earlier runs cached, for a source that asks no HTTP server.
public protocol CachedAnswers: Sendable {
  /// Returns the cached answer to a question, or `nil` if there is none.
  func answer(to question: String) -> CachedAnswer?

  /// Caches an answer.
  ///
  /// - Parameters:
  ///   - question: Everything that the answer depends on, without secrets.
  ///   - seconds: The time for which the answer is fresh.
  /// - Returns: A warning if it cannot be cached.
  func cache(_ bytes: [UInt8], to question: String, seconds: Int) -> [Diagnostic]
}
