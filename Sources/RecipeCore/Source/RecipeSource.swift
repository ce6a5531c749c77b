/// A place that recipes come from: an API, a folder, a program.
///
/// The contract, checked for every source by the source contract suite in `TestSupport`:
///
/// - Records are delivered in batches as they become known, so that a deadline loses only what
///   had not arrived. Their order does not matter; each reference is delivered once.
/// - The same content gives the same records, byte for byte, whatever the timing.
/// - Odd input becomes a diagnostic; input that is no recipe is named in one. Neither ends the run.
/// - A source that cannot go on throws a `SourceFailure`; what it delivered before stays.
/// - Cancellation ends the work within a fraction of a second; the work may block its thread, which
///   no other source needs.
/// - Nothing outside the configured place is read, and no secret appears in any text.
public protocol RecipeSource: Sendable {
  /// Delivers every record of this source.
  ///
  /// - Parameters:
  ///   - request: What the run needs.
  ///   - collector: Where records and diagnostics go.
  /// - Throws: Why the source could not deliver all it has.
  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure)

  /// Fetches one record whole, by its id inside this source.
  ///
  /// `recipes show` and `recipes why` ask for it when `gather` gave neither ingredients nor
  /// directions. It has the same time as `gather`.
  ///
  /// - Parameter id: An id that `gather` delivered.
  /// - Returns: The record, or `nil` when the source has none of that id any more.
  /// - Throws: Why the source could not answer.
  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord?
}
