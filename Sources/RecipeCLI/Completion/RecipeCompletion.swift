import RecipeCore
import RecipeMatching
import RecipeMerging

/// Recipes with records that were fetched, and why others were not.
struct RecipeCompletion: Sendable {
  /// The completed recipes, by their positions.
  var recipes: [Int: RankedRecipe] = [:]
  /// The problems found.
  let diagnostics: [Diagnostic]

  private let wanted: [RecipeRecord]
  private let whole: [RecordReference: RecipeRecord]
  private let failures: [String: SourceFailure]

  /// Creates the completion of recipes that lack records.
  ///
  /// - Parameters:
  ///   - wanted: The records as listed.
  ///   - fetched: Those that were fetched.
  init(of wanted: [RecipeRecord] = [], fetched: FetchedRecords = FetchedRecords()) {
    self.wanted = wanted
    let listed = Dictionary(wanted.map { ($0.reference, $0) }) { first, _ in first }
    let completed = fetched.records.map { record in
      guard let row = listed[record.reference] else { return record }
      // After a failure they are kept details, perhaps from before the list.
      let isNewer = fetched.failures[record.reference.source] == nil
      return record.holding(
        RecipeContent(row.recipe.completed(by: record.recipe, isNewer: isNewer)))
    }
    whole = Dictionary(completed.map { ($0.reference, $0) }) { first, _ in first }
    failures = fetched.failures
    diagnostics = fetched.diagnostics
  }

  /// Returns the records of a recipe as its only cluster, with those that were fetched; `nil` if none was.
  func matched(_ recipe: MergedRecipe, _ traits: [String: SourceTraits]) -> MatchedRecords? {
    let members = recipe.members
    guard members.contains(where: { whole[$0.reference] != nil }) else { return nil }
    let cluster = RecordCluster(members: Array(members.indices), links: recipe.links)
    return MatchedRecords(
      records: members.map { whole[$0.reference] ?? $0 }, traits: traits, clusters: [cluster],
      variants: [])
  }

  /// The number of records of each source, by name, that have got ingredients.
  var counts: [String: Int] {
    let outlines = wanted.filter(\.recipe.ingredients.isEmpty)
    let completed = outlines.map(\.reference).filter { reference in
      whole[reference].map { !$0.recipe.ingredients.isEmpty } ?? false
    }
    return Dictionary(completed.map { ($0.source, 1) }, uniquingKeysWith: +)
  }

  /// Returns the failures of sources, by name.
  ///
  /// - Parameters:
  ///   - consequence: What is missing because of them, in words.
  ///   - isOffline: True if only kept answers were used.
  func failures(_ consequence: String, isOffline: Bool) -> [String: SourceFailure] {
    failures.mapValues { failure in
      // Kept answers made up for it.
      guard failure.status != .stale else { return failure }
      if isOffline, failure.status == .unreachable {
        return SourceFailure(
          .partial, "\(consequence), as the rest is not kept", help: "run once without --offline")
      }
      return SourceFailure(.partial, "\(consequence): \(failure.message)", help: failure.help)
    }
  }
}
