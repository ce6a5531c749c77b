/// What a run needs of every source.
public struct SourceRequest: Sendable, Hashable {
  /// The fields the run will look at; a source may leave the others out.
  public let fields: RecipeFieldSet
  /// The words a user searches for, as a hint to sources that can only search; empty means all.
  public let searchText: String
  /// Whether the network must not be used.
  public let isOffline: Bool
  /// How many things a source may do at the same time.
  public let parallelism: Int

  /// Makes a request of its values; `parallelism` is at least 1.
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
