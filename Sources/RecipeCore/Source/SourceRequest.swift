/// The request that a run makes of every source.
public struct SourceRequest: Sendable, Hashable {
  /// The fields that the run needs; a source may omit the others.
  public let fields: RecipeFieldSet
  /// The user's search words, a hint to sources that can only search; empty for all records.
  public let searchText: String
  /// True if the network must not be used.
  public let isOffline: Bool
  /// The number of concurrent operations that a source may start.
  public let parallelism: Int
  /// The detail in which coverage is computed, for sources that know the text of their documents.
  package var coverage = ReadingCoverage.Detail.none

  /// The fields to read: coverage needs all of them.
  package var neededFields: RecipeFieldSet { coverage == .none ? fields : .all }

  /// Creates a request from its values; `parallelism` is at least 1.
  public init(
    fields: RecipeFieldSet = .all, searchText: String = "", isOffline: Bool = false,
    parallelism: Int = 2
  ) {
    self.fields = fields
    self.searchText = searchText
    self.isOffline = isOffline
    self.parallelism = max(1, parallelism)
  }
}
