/// The report on one source that `recipes sources` shows and every JSON output contains.
package struct SourceReport: Sendable, Hashable {
  /// The source's name in the configuration.
  package let name: String
  /// The name of its kind.
  package let kind: String
  /// The outcome.
  package let status: SourceStatus
  /// The number of delivered records.
  package let records: Int
  /// The time it took.
  package let milliseconds: Int
  /// The age of the oldest answer that was kept from an earlier run, if one was used.
  package let ageSeconds: Int?
  /// The share of the text that was read, or `nil` if it was not computed.
  package let coverage: ReadingCoverage?
  /// The account with the server, or `nil` for a source that asks no network.
  package let standing: NetworkStanding?
  /// The problem, without secrets.
  package let error: String?
  /// The way to fix it.
  package let help: String?

  /// Creates a report from its values.
  package init(
    name: String, kind: String, status: SourceStatus, records: Int, milliseconds: Int,
    ageSeconds: Int? = nil, coverage: ReadingCoverage? = nil,
    standing: NetworkStanding? = nil, error: String? = nil, help: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.status = status
    self.records = records
    self.milliseconds = milliseconds
    self.ageSeconds = ageSeconds
    self.coverage = coverage
    self.standing = standing
    self.error = error
    self.help = help
  }

  /// True if it counts as a failure for the exit status; old answers that were asked for with
  /// `--offline` do not.
  package var isFailure: Bool { status == .stale ? error != nil : status.isFailure }
}
