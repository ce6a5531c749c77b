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

/// An answer of an earlier run.
public struct CachedAnswer: Sendable, Hashable {
  /// The answer.
  public let bytes: [UInt8]
  /// The age in seconds.
  public let age: Int
  /// True if it is fresh.
  public let isFresh: Bool
  /// True if the run should ask again.
  public let isDue: Bool

  /// Creates an answer from its parts.
  public init(bytes: [UInt8], age: Int, isFresh: Bool, isDue: Bool) {
    self.bytes = bytes
    self.age = age
    self.isFresh = isFresh
    self.isDue = isDue
  }
}

/// A keeper that keeps nothing.
public struct NoAnswers: AnswerKeeper {
  /// Creates a keeper.
  public init() {}

  /// Returns nothing.
  public func answer(to question: String) -> CachedAnswer? { nil }

  /// Does nothing.
  public func keep(_ bytes: [UInt8], to question: String, seconds: Int) -> [Diagnostic] { [] }
}
