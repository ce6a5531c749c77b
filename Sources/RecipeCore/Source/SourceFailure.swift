/// Why a source could not deliver all it has, and what to do about it.
public struct SourceFailure: Error, Sendable, Hashable {
  /// The state to report when nothing was delivered.
  public let status: SourceStatus
  /// What happened, as a phrase without a final full stop and without secrets.
  public let message: String
  /// What to do.
  public let help: String?

  /// Makes a failure of its values.
  public init(_ status: SourceStatus, _ message: String, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help
  }
}
