/// The reason why a source could not deliver all its records, and how to fix it.
public struct SourceFailure: Error, Sendable, Hashable {
  /// The status to report if nothing was delivered.
  public let status: SourceStatus
  /// The problem, as a phrase without a final full stop and without secrets.
  public let message: String
  /// The way to fix it.
  public let help: String?

  /// Creates a failure from its values.
  public init(_ status: SourceStatus, _ message: String, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help
  }
}
