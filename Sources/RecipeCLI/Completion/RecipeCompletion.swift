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
  /// The outlines of which their sources have no more, although they list them.
  private let absent: Set<RecordReference>

  /// Creates the completion of recipes that lack records.
  ///
  /// - Parameters:
  ///   - wanted: The records as listed.
  ///   - outlines: Those of them that their sources should have more of.
  ///   - fetched: Those that were fetched.
  init(
    of wanted: [RecipeRecord] = [], outlines: [RecordReference] = [],
    fetched: FetchedRecords = FetchedRecords()
  ) {
    self.wanted = wanted
    let listed = Dictionary(wanted.map { ($0.reference, $0) }) { first, _ in first }
    let completed = fetched.records.map { record in
      guard let row = listed[record.reference] else { return record }
      // After a failure they are cached details, perhaps from before the list.
      let isNewer = fetched.failures[record.reference.source] == nil
      return record.holding(
        RecipeContent(row.recipe.completed(by: record.recipe, isNewer: isNewer)))
    }
    whole = Dictionary(completed.map { ($0.reference, $0) }) { first, _ in first }
    failures = fetched.failures
    let absent = outlines.filter { [whole] in
      whole[$0] == nil && fetched.failures[$0.source] == nil
    }
    self.absent = Set(absent)
    diagnostics = fetched.diagnostics + Self.absences(of: absent)
  }

  /// Returns a diagnostic for each source that has nothing at the addresses of records that it lists.
  private static func absences(of references: [RecordReference]) -> [Diagnostic] {
    let bySource = Dictionary(grouping: references, by: \.source)
    return bySource.sorted { $0.key < $1.key }.map { source, absent in
      let ids = absent.map { "'\($0.id)'" }.sorted()
      let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
      return Diagnostic(
        .loss,
        "\(source) lists \(ids.prefix(3).joined(separator: ", "))\(more), but has no more of it when it "
          + "is asked: only what the list says is known")
    }
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

  /// The number of records of each source, by name, that have got ingredients, or of which there are none.
  var counts: [String: Int] {
    let outlines = wanted.filter(\.recipe.ingredients.isEmpty)
    let completed = outlines.map(\.reference).filter { reference in
      whole[reference].map { !$0.recipe.ingredients.isEmpty } ?? absent.contains(reference)
    }
    return Dictionary(completed.map { ($0.source, 1) }, uniquingKeysWith: +)
  }

  /// Returns the failures of sources, by name.
  ///
  /// - Parameters:
  ///   - consequence: What is missing because of them, in words.
  ///   - isOffline: True if only cached answers were used.
  func failures(_ consequence: String, isOffline: Bool) -> [String: SourceFailure] {
    failures.mapValues { failure in
      // Cached answers made up for it.
      guard failure.status != .stale else { return failure }
      if isOffline, failure.status == .unreachable {
        return SourceFailure(
          .partial, "\(consequence), as the rest is not cached", help: "run once without --offline")
      }
      return SourceFailure(.partial, "\(consequence): \(failure.message)", help: failure.help)
    }
  }
}
