/// The reason why a program could not be run to its end.
public struct ProcessFailure: Error, Sendable, Hashable {
  /// The problem, as a phrase.
  public let message: String
  /// The remedy, or `nil` if none is known.
  public let help: String?

  /// Creates a failure.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
