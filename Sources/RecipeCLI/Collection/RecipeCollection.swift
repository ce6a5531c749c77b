import RecipeCore
import RecipeIndex

/// All that the sources have, merged and ranked: what a query is put to.
struct RecipeCollection: Sendable {
  /// How each source fared, and what was odd; without records when these are in the index.
  let batches: [SourceBatch]
  /// The recipes, in rank order.
  let recipes: CollectedRecipes
  /// Writes what the next run may begin with; `nil` when the index is as it should be, is being
  /// written, or none is kept.
  let update: (@Sendable () async -> Void)?

  /// How each source fared, in the order of the configuration.
  var reports: [SourceReport] { batches.map(\.report) }

  /// What the configuration says about each source, by name.
  var traits: [String: SourceTraits] {
    Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first }
  }
}
