import Synchronization
import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching
@testable import RecipeMerging

@Suite("Recipes of an earlier run")
struct EarlierRecipesTests {
  private static let records = (1...6).map { RecipeRecord.sample("a/\($0)", "Pie \($0)") }
  private static let link = RecordPair(
    first: 0, second: 1, verdict: .same, score: 0.9, reasons: ["why"])
  private static let matched = MatchedRecords(
    records: records, traits: [:],
    clusters: [
      RecordCluster(members: [0, 1], links: [link]), RecordCluster(members: [2]),
      RecordCluster(members: [3, 4, 5]),
    ], variants: [])
  /// What an earlier run is said to have made of two records.
  private static let earlier = MergedRecipe(
    id: "old", recipe: Recipe(title: "Old Pie"), members: Array(records[4...]),
    provenance: [FieldProvenance(field: .title, winners: [0], losers: [], rule: .init("rule"))])

  private func merged(
    numbers: [Int32], _ recipe: @escaping @Sendable ([Int]) -> MergedRecipe?
  ) async -> [MergedRecipe] {
    await RecipeMerger(work: .sample).merge(
      Self.matched, reusing: EarlierRecipes(numbers: numbers, recipe: recipe))
  }

  @Test("values are taken from the earlier recipe, all else is as it is now")
  func reuse() async {
    let merged = await merged(numbers: [7, 9, 10, 11, -1, 12]) { members in
      members == [7, 9] ? Self.earlier : nil
    }
    #expect(merged.map(\.recipe.title) == ["Old Pie", "Pie 3", "Pie 4"])
    #expect(merged[0].id == RecipeID.of(Self.records[0].reference))
    #expect(merged[0].provenance == Self.earlier.provenance)
    #expect(merged[0].members == Array(Self.records[..<2]))
    #expect(merged[0].links == [Self.link])
  }

  @Test("it is asked for clusters of several whose members did not change, by their numbers")
  func questions() async {
    let asked = Mutex<[[Int]]>([])
    for numbers in [[0, 1, 2, 3, 4, 5], [4, -1, 5, 6, 8, 9], [-1, -1], []] as [[Int32]] {
      _ = await merged(numbers: numbers) { members in
        asked.withLock { $0.append(members) }
        return nil
      }
    }
    #expect(Set(asked.withLock { $0 }) == [[0, 1], [3, 4, 5], [6, 8, 9]])
  }
}
