/// A store of what a source answered in earlier runs, for a source that asks no HTTP server.
public protocol AnswerKeeper: Sendable {
  /// Returns the cached answer to a question, or `nil` if there is none.
  func answer(to question: String) -> CachedAnswer?

  /// Keeps an answer.
  ///
  /// - Parameters:
  ///   - question: Everything that the answer depends on, without secrets.
  ///   - seconds: The time for which the answer is fresh.
  /// - Returns: A warning if it cannot be cached.
  func keep(_ bytes: [UInt8], to question: String, seconds: Int) -> [Diagnostic]
}
