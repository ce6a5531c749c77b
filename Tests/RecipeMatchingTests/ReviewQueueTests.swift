import RecipeCore
import Testing

@testable import RecipeMatching

@Suite("The queue of uncertain pairs")
struct ReviewQueueTests {
  private func record(_ id: String) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: "box", id: id), locator: .file(path: id, line: 1),
      recipe: Recipe(title: id))
  }

  private func pair(
    _ first: Int, _ second: Int, _ verdict: RecordPair.Verdict, _ score: Double,
    vetoes: [PairVeto] = []
  ) -> RecordPair {
    RecordPair(
      first: first, second: second, verdict: verdict, score: score,
      grounds: PairGrounds(vetoes: vetoes))
  }

  private func queue(
    _ clusters: [RecordCluster], _ variants: [RecordPair], _ decisions: [MatchDecision] = []
  ) -> [[String]] {
    let count = clusters.flatMap(\.members).count
    let matched = MatchedRecords(
      records: (0..<count).map { record("\($0)") }, traits: [:], clusters: clusters,
      variants: variants)
    return ReviewQueue(matched, decisions: decisions).pairs.map { $0.references.map(\.id) }
  }

  @Test("the pair whose answer settles most is first: many records, and a score near a half")
  func order() {
    let clusters = [
      RecordCluster(members: [0, 1], links: [pair(0, 1, .same, 0.99)]),
      RecordCluster(members: [2]), RecordCluster(members: [3]), RecordCluster(members: [4]),
    ]
    let variants = [
      pair(3, 4, .variant, 0.2), pair(0, 2, .variant, 0.4), pair(2, 3, .variant, 0.5),
    ]
    #expect(queue(clusters, variants) == [["0", "2"], ["2", "3"], ["3", "4"]])
  }

  @Test("of the variants of two recipes one stands for all, and certain ones are left out")
  func representatives() {
    let clusters = [
      RecordCluster(members: [0, 1], links: [pair(0, 1, .same, 0.7)]),
      RecordCluster(members: [2]), RecordCluster(members: [3]),
    ]
    let variants = [
      pair(0, 2, .variant, 0.3), pair(1, 2, .variant, 0.5), pair(0, 3, .variant, 0.01),
      pair(2, 3, .variant, 0.4, vetoes: [.marks(["vegan"], [])]),
    ]
    #expect(queue(clusters, variants) == [["1", "2"], ["0", "1"]])
  }

  @Test("what a person decided is not asked again, between two recipes either")
  func decided() throws {
    let clusters = [
      RecordCluster(members: [0, 1], links: [pair(0, 1, .same, 0.7)]), RecordCluster(members: [2]),
    ]
    let variants = [pair(1, 2, .variant, 0.5)]
    let names = (0..<3).map { record("\($0)").reference }
    let unlink = try #require(MatchDecision(.unlink, names[0], names[2]))
    #expect(queue(clusters, variants, [unlink]) == [["0", "1"]])
    let link = try #require(MatchDecision(.link, names[0], names[1]))
    #expect(queue(clusters, variants, [link]) == [["1", "2"]])
  }
}
