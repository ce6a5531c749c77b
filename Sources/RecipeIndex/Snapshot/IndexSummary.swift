/// The identity and the size of an index.
package struct IndexSummary: Sendable, Hashable {
  /// The configuration's file, absolute.
  package let configuration: String
  /// The only sources that it covers; empty for all.
  package let sources: [String]
  /// True if duplicate records were merged.
  package let merges: Bool
  /// The number of files.
  package let files: Int
  /// The number of records.
  package let records: Int
  /// The number of recipes.
  package let recipes: Int
}

extension IndexSnapshot {
  /// Returns a summary.
  func summary() throws(IndexCorruption) -> IndexSummary {
    let facts = try facts()
    return IndexSummary(
      configuration: facts.configuration, sources: facts.sources, merges: facts.merges,
      files: fileCount, records: recordCount, recipes: recipeCount)
  }
}
