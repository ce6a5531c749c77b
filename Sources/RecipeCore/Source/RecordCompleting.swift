/// A source whose list leaves out what takes a request for each record, so that the rest is fetched for
/// the records that are shown or exported.
public protocol RecordCompleting: Sendable {
  /// Returns true if a record is to be fetched before it is shown: the list lacks a part of it, or the
  /// part that is cached is no longer fresh.
  ///
  /// It asks no server.
  func isToBeFetched(_ record: RecipeRecord) async -> Bool
}
