import Synchronization
import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeMatching
@testable import RecipeMerging

@Suite("The merge of a run whose recipes are kept")
struct IncrementalMergerTests {
  private static let records = (1...6).map { RecipeRecord.sample("a/\($0)", "Pie \($0)") }
  private static let link = RecordPair(
    first: 0, second: 1, verdict: .same, score: 0.9, grounds: PairGrounds(vetoes: [.onePage]))
  private static let matched = MatchedRecords(
    records: records, traits: [:],
    clusters: [
      RecordCluster(members: [0, 1], links: [link]), RecordCluster(members: [2]),
      RecordCluster(members: [3, 4, 5]),
    ], variants: [])
  private static let provenance = FieldProvenance(
    field: .title, winners: [0], losers: [], rule: .first)
  /// What an earlier run is said to have made of two records.
  private static let earlier = EarlierRecipes.Values(
    content: RecipeContent(Recipe(title: "Old Pie")), origins: .values([provenance]))

  private func merged(
    numbers: [Int32], _ values: @escaping @Sendable ([Int]) -> EarlierRecipes.Values?
  ) async -> [MergedRecipe] {
    let earlier = EarlierRecipes(numbers: numbers, values: values)
    return await IncrementalMerger(work: .sample, reusing: earlier).merge(Self.matched)
  }

  @Test("values are taken from the earlier recipe, all else is as it is now")
  func reuse() async {
    let merged = await merged(numbers: [7, 9, 10, 11, -1, 12]) { members in
      members == [7, 9] ? Self.earlier : nil
    }
    #expect(merged.map(\.recipe.title) == ["Old Pie", "Pie 3", "Pie 4"])
    #expect(merged[0].id == RecipeID.of(Self.records[0].reference))
    #expect(merged[0].provenance == [Self.provenance])
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

  @Test("records, packed or not, give the recipes of the plain merge, packed", arguments: 0..<20)
  func packed(seed: UInt64) async {
    let batches = SourceBatch.disagreeing(seed: seed)
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match(batches)
    let plain = await RecipeMerger(work: .sample).merge(matched)
    for records in [matched.records, RecordPacker.pack(matched.records)] {
      let merged = await IncrementalMerger(work: .sample).merge(
        MatchedRecords(
          records: records, traits: matched.traits, clusters: matched.clusters,
          variants: matched.variants))
      #expect(merged.map(\.id) == plain.map(\.id))
      #expect(merged.map(\.recipe) == plain.map(\.recipe))
      #expect(merged.map(\.provenance) == plain.map(\.provenance))
      #expect(merged.map(\.members) == plain.map(\.members))
      #expect(merged.map(\.links) == plain.map(\.links))
      #expect(merged.allSatisfy { $0.members.count == 1 || $0.content.packed != nil })
      let ranked = PackedRecipes(merged.map { RankedRecipe(merged: $0, socialRank: nil) })
      for (index, recipe) in plain.enumerated() {
        let decoded = ranked[index].merged
        #expect(decoded.recipe == recipe.recipe && decoded.provenance == recipe.provenance)
        #expect(
          (decoded.members.map(\.content) + [decoded.content]).allSatisfy { $0.packed == nil })
      }
    }
  }
}
