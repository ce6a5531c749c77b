import RecipeCore
import RecipeFormatting
import TestSupport

@testable import RecipeMatching
@testable import RecipeMerging

extension MergedRecipe {
  /// What the merge makes of recipes of the sources `a`, `b`, `c` and so on, one from each.
  ///
  /// - Parameter weights: How much the sources are trusted; 1 for those not given.
  static func sample(_ recipes: [Recipe], weights: [Double] = []) async -> MergedRecipe {
    let names = "abcdefghij".map(String.init)
    let records = zip(names, recipes).map { RecipeRecord("\($0)/1", $1) }
    let traits = Dictionary(
      uniqueKeysWithValues: zip(names, weights).map { ($0, SourceTraits(weight: $1)) })
    let matched = MatchedRecords(
      records: records, traits: traits,
      clusters: [RecordCluster(members: Array(records.indices))], variants: [])
    return await RecipeMerger(work: .sample).merge(matched)[0]
  }

  /// Where the value of a field came from.
  func origin(of field: RecipeField) -> FieldProvenance? {
    provenance.first { $0.field == field }
  }

  /// The rule that decided a field, in words.
  func rule(of field: RecipeField) -> String? {
    origin(of: field)?.rule.words
  }

  /// Why values of a field were not fit to win, in words.
  func reasons(of field: RecipeField) -> [String] {
    (origin(of: field)?.losers ?? []).compactMap { loser in
      if case .setAside(let defect) = loser.relation { defect.words } else { nil }
    }
  }
}
