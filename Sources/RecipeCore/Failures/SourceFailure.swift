/// The reason why a source could not deliver all its records, and how to fix it.
public struct SourceFailure: Error, Sendable, Hashable {
  /// The status to report if nothing was delivered.
  public let status: SourceStatus
  /// The problem, as a phrase without a final full stop and without secrets.
  public let message: String
  /// The way to fix it.
  public let help: String?
  /// The server's own words about it, safe to show, or `nil` if it has none.
  package let said: String?

  /// Creates a failure from its values.
  public init(_ status: SourceStatus, _ message: String, help: String? = nil) {
    self.init(status, message, help: help, said: nil)
  }

  /// Creates a failure that a server explained.
  package init(_ status: SourceStatus, _ message: String, help: String?, said: String?) {
    self.status = status
    self.message = message
    self.help = help
    self.said = said
  }
}
