/// A keeper that keeps nothing.
public struct NoAnswers: AnswerKeeper {
  /// Creates a keeper.
  public init() {}

  /// Returns nothing.
  public func answer(to question: String) -> CachedAnswer? { nil }

  /// Does nothing.
  public func keep(_ bytes: [UInt8], to question: String, seconds: Int) -> [Diagnostic] { [] }
}
