import Text

/// What an index is of, and how much it holds.
package struct IndexSummary: Sendable, Hashable {
  /// The configuration's file, absolute.
  package let configuration: String
  /// The only sources it has; empty for all.
  package let sources: [String]
  /// True if records that are the same recipe became one.
  package let merges: Bool
  /// The number of files.
  package let files: Int
  /// The number of records.
  package let records: Int
  /// The number of recipes.
  package let recipes: Int
}

extension IndexSnapshot {
  /// Sums it up.
  func summary() throws(ByteReader.Damage) -> IndexSummary {
    let facts = try facts()
    return IndexSummary(
      configuration: facts.configuration, sources: facts.sources, merges: facts.merges,
      files: fileCount, records: recordCount, recipes: recipeCount)
  }
}
