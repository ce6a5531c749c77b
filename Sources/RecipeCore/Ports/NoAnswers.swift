/// Cached answers of which there are none, and to which none is added.
public struct NoAnswers: CachedAnswers {
  /// Creates no answers.
  public init() {}

  /// Returns nothing.
  public func answer(to question: String) -> CachedAnswer? { nil }

  /// Does nothing.
  public func cache(_ bytes: [UInt8], to question: String, seconds: Int) -> [Diagnostic] { [] }
}
