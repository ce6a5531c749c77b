/// A problem with an option of a source, with its location and how to fix it.
public struct SourceOptionError: Error, Sendable, Hashable {
  /// The problem, as a phrase without a final full stop.
  public let message: String
  /// The location of the option, or of its table if the option is missing.
  public let location: TextLocation
  /// The way to fix it.
  public let help: String?

  /// Creates an error from its values.
  public init(_ message: String, at location: TextLocation, help: String? = nil) {
    self.message = message
    self.location = location
    self.help = help
  }
}
