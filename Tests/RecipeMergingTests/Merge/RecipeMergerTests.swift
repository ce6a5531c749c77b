import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching
@testable import RecipeMerging

struct RecipeMergerTests {
  @Test("a recipe of one member passes through as it is")
  func single() async {
    let record = RecipeRecord.sample("a/1", "Pie", rank: "99.5", tags: ["x"])
    let matched = MatchedRecords(
      records: [record], traits: [:], clusters: [RecordCluster(members: [0])], variants: [])
    let merged = await RecipeMerger(work: .sample).merge(matched)
    #expect(merged.count == 1)
    #expect(merged[0].id == RecipeID.of(record.reference))
    #expect(merged[0].recipe == record.recipe)
    #expect(merged[0].members == [record])
    #expect(merged[0].provenance.isEmpty && merged[0].links.isEmpty)
  }

  @Test("the id is the first member's, and links count members")
  func idAndLinks() async {
    let records = ["a/1", "a/2", "a/3", "a/4"].map { RecipeRecord.sample($0, "Pie") }
    let link = RecordPair(
      first: 1, second: 3, verdict: .same, score: 0.9, grounds: PairGrounds(vetoes: [.onePage]))
    let matched = MatchedRecords(
      records: records, traits: [:],
      clusters: [
        RecordCluster(members: [0]), RecordCluster(members: [1, 3], links: [link]),
        RecordCluster(members: [2]),
      ], variants: [])
    let merged = await RecipeMerger(work: .sample).merge(matched)
    #expect(merged.map(\.id) == [0, 1, 2].map { RecipeID.of(records[$0].reference) })
    #expect(merged[1].links.map { [$0.first, $0.second] } == [[0, 1]])
    #expect(merged[1].links[0].reasons == [.veto(.onePage)])
  }
}
