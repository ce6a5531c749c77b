/// A place that recipes come from: an API, a folder, a program.
///
/// The contract, checked for every source by the source contract suite in `TestSupport`:
///
/// - Records are delivered in batches as they become known, so that a timeout loses only those that
///   had not arrived. Their order does not matter; each reference is delivered once.
/// - The same content gives the same records, byte for byte, whatever the timing.
/// - Unusual input becomes a diagnostic, and so does input that is not a recipe. Neither ends the
///   run.
/// - A source that cannot continue throws a `SourceFailure`; records delivered before are kept.
/// - Cancellation ends the work within a fraction of a second; the work may block its thread, which
///   no other source needs.
/// - Nothing outside the configured place is read, and no secret appears in any text.
public protocol RecipeSource: Sendable {
  /// Delivers every record of this source.
  ///
  /// - Parameters:
  ///   - request: What the run needs.
  ///   - collector: The collector of records and diagnostics.
  /// - Throws: The reason why the source could not deliver all its records.
  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure)

  /// Fetches one complete record by its id within this source.
  ///
  /// It is called for a recipe of which `gather` gave neither ingredients nor directions, by
  /// `recipes show` and `recipes why`; with `completing`, also by lists that show ingredients. All
  /// records that a command needs have the timeout of `gather` together.
  ///
  /// - Parameter id: An id that `gather` delivered.
  /// - Returns: The record, or `nil` if the source no longer has one with that id.
  /// - Throws: The reason why the source could not respond.
  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord?

  /// Fetches several complete records, and adds each to a collector as soon as it is there; one that
  /// the source no longer has is left out.
  ///
  /// - Throws: The first failure, after which no further record is fetched.
  func fetch(_ ids: [String], into collector: SourceCollector) async throws(SourceFailure)

  /// Checks what can be checked without reading any recipe: that a folder exists and has files of the
  /// right kind.
  ///
  /// `recipes config check` and `recipes init` call it. No network is asked.
  ///
  /// - Returns: The problems; an error if the source cannot deliver anything.
  func check() async -> [Diagnostic]

  /// Returns where a recording in a layout of the source's own has the answer that the network gave at a
  /// URL, relative to its folder; `nil` if a recording has no such answer.
  ///
  /// `recipes cache record` calls it for each cached answer of a source whose kind has an option `recording`.
  /// Recordings of other kinds that ask a network have their requests, and replace the transport.
  ///
  /// - Parameter url: The URL of a request that this source made, with the placeholder of its key.
  func recordingName(of url: String) -> String?

  /// Tells which records are to be completed before they are shown; `nil` unless a source offers it.
  var completing: (any RecordCompleting)? { get }

  /// Reads the source file by file, so that what did not change need not be read again; `nil` unless a
  /// source offers it.
  var incremental: (any IncrementalReading)? { get }
}

extension RecipeSource {
  /// Nothing can be checked.
  public func check() async -> [Diagnostic] { [] }

  /// The source has no recordings of its own.
  public func recordingName(of url: String) -> String? { nil }

  /// The records of a list are as complete as they are to be.
  public var completing: (any RecordCompleting)? { nil }

  /// The source is read whole.
  public var incremental: (any IncrementalReading)? { nil }
}
