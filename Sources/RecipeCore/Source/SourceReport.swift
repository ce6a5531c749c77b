/// How one source fared: what `recipes sources` shows and every JSON answer carries.
package struct SourceReport: Sendable, Hashable {
  /// The source's name in the configuration.
  package let name: String
  /// Its kind.
  package let kind: String
  /// How it fared.
  package let status: SourceStatus
  /// The number of records it delivered.
  package let records: Int
  /// How long it took.
  package let milliseconds: Int
  /// How old the answer is, when it was kept from an earlier run.
  package let ageSeconds: Int?
  /// What went wrong, without secrets.
  package let error: String?
  /// What to do about it.
  package let help: String?

  /// Makes a report of its values.
  package init(
    name: String, kind: String, status: SourceStatus, records: Int, milliseconds: Int,
    ageSeconds: Int? = nil, error: String? = nil, help: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.status = status
    self.records = records
    self.milliseconds = milliseconds
    self.ageSeconds = ageSeconds
    self.error = error
    self.help = help
  }
}
