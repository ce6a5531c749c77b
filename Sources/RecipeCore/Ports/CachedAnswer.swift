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
