/// What is wrong with an option of a source, where, and what to do.
public struct SourceOptionError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase without a final full stop.
  public let message: String
  /// The option's place, or its table's when it is missing.
  public let location: TextLocation
  /// What to do.
  public let help: String?

  /// Makes an error of its values.
  public init(_ message: String, at location: TextLocation, help: String? = nil) {
    self.message = message
    self.location = location
    self.help = help
  }
}
