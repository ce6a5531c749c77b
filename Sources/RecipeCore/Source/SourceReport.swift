/// The report on one source that `recipes sources` shows and every JSON output contains.
package struct SourceReport: Sendable, Hashable {
  /// The source's name in the configuration.
  package let name: String
  /// The name of its kind.
  package let kind: String
  /// The outcome.
  package private(set) var status: SourceStatus
  /// The number of delivered records.
  package let records: Int
  /// The number of records that lack ingredients until they are fetched.
  package private(set) var outlines: Int
  /// The number of records of which a search needs details that were not requested.
  package private(set) var unrequested: Int
  /// The time it took.
  package private(set) var milliseconds: Int
  /// The age of the oldest answer that was cached from an earlier run, if one was used.
  package let ageSeconds: Int?
  /// True if a server was asked.
  package let hasAsked: Bool
  /// The share of the text that was read, or `nil` if it was not computed.
  package let coverage: ReadingCoverage?
  /// The account with the server, or `nil` for a source that asks no network.
  package let networkStatus: NetworkStatus?
  /// The problem, without secrets.
  package private(set) var error: String?
  /// The way to fix it.
  package private(set) var help: String?

  /// Creates a report from its values.
  package init(
    name: String, kind: String, status: SourceStatus, records: Int, outlines: Int = 0,
    unrequested: Int = 0, milliseconds: Int, ageSeconds: Int? = nil,
    hasAsked: Bool = false, coverage: ReadingCoverage? = nil,
    networkStatus: NetworkStatus? = nil, error: String? = nil, help: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.status = status
    self.records = records
    self.outlines = outlines
    self.unrequested = unrequested
    self.milliseconds = milliseconds
    self.ageSeconds = ageSeconds
    self.hasAsked = hasAsked
    self.coverage = coverage
    self.networkStatus = networkStatus
    self.error = error
    self.help = help
  }

  /// True if it counts as a failure for the exit status; old answers that were asked for with
  /// `--offline` do not.
  package var isFailure: Bool { status == .stale ? error != nil : status.isFailure }

  /// Returns the report of a source that was asked later.
  package func starting(after milliseconds: Int) -> SourceReport {
    var copy = self
    copy.milliseconds += milliseconds
    return copy
  }

  /// Returns the report of an incomplete source that failed again, for another reason.
  private func joined(by failure: SourceFailure) -> SourceReport {
    guard status == .partial, failure.status == .partial, let error,
      !failure.message.contains(error)
    else { return self }
    var copy = self
    copy.error = error + "; " + failure.message
    copy.help = help ?? failure.help
    return copy
  }

  /// Returns the report after records were fetched for what is shown.
  ///
  /// - Parameters:
  ///   - count: The number of records that are no longer outlines.
  ///   - failure: The reason why others could not be fetched, or only from old answers.
  package func completing(_ count: Int, failure: SourceFailure?) -> SourceReport {
    var copy = self
    copy.outlines = max(0, outlines - count)
    copy.unrequested = min(unrequested, copy.outlines)
    guard let failure else { return copy }
    guard !isFailure else { return copy.joined(by: failure) }
    copy.status = failure.status == .stale ? .stale : .partial
    (copy.error, copy.help) = (failure.message, failure.help)
    return copy
  }
}
