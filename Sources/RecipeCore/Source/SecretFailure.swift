import Text

/// The reason why there is no secret, in words that reveal nothing of it.
public struct SecretFailure: Error, Sendable, Hashable {
  /// The reason.
  public let message: String
  /// The remedy.
  public let help: String
}
