import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct ClusterBuilderTests {
  @Test("what is kept apart is not joined through a third record, and stays as a variant")
  func chain() {
    let builder = builder(3, [(0, 1, 0.8), (1, 2, 0.9)]) { one, other in
      Set([one, other]) != [0, 2]
    }
    #expect(builder.clusters().map(\.members) == [[0], [1, 2]])
    #expect(builder.keptApart.map { [$0.pair.first, $0.pair.second] } == [[0, 1]])
    #expect(builder.isTogether(1, 2) && !builder.isTogether(0, 1))
  }

  @Test("a chain joins when nothing forbids it, and its links are in order")
  func freeChain() throws {
    let cluster = try #require(
      builder(4, [(2, 3, 0.7), (1, 2, 0.9), (0, 1, 0.8)]).clusters().first)
    #expect(cluster.members == [0, 1, 2, 3])
    #expect(cluster.links.map { [$0.first, $0.second] } == [[0, 1], [1, 2], [2, 3]])
  }

  @Test("a hundred thousand records of one chain are one cluster")
  func longChain() {
    let count = 100_000
    let chain = builder(count, (1..<count).map { ($0 - 1, $0, 1) }).clusters()
    #expect(chain.map(\.members) == [Array(0..<count)])
    #expect(chain.first?.links.count == count - 1)
  }

  @Test("the higher score joins first, of equal ones that of the smaller indices")
  func order() {
    let apart = { (one: Int, other: Int) in Set([one, other]) != [0, 2] }
    let scores: [((Double, Double), [[Int]])] = [
      ((0.9, 0.8), [[0, 1], [2]]), ((0.8, 0.9), [[0], [1, 2]]), ((0.8, 0.8), [[0, 1], [2]]),
    ]
    for ((one, other), clusters) in scores {
      let pairs = [(1, 2, other), (0, 1, one)]
      #expect(builder(3, pairs, apart).clusters().map(\.members) == clusters)
      #expect(builder(3, pairs.reversed(), apart).clusters().map(\.members) == clusters)
    }
  }

  @Test("a source that never has one recipe twice gives a cluster at most one record")
  func uniqueSource() {
    let pairs = [(0, 1, 0.9), (1, 2, 0.8), (2, 3, 0.7)]
    let built = builder(4, pairs, unique: [0, nil, 0, 1])
    #expect(built.clusters().map(\.members) == [[0, 1], [2, 3]])
    #expect(builder(4, pairs, unique: [0, 1, 2, 3]).clusters().count == 1)
  }

  // MARK: Decisions

  @Test("what a person linked overrules vetoes and unique sources")
  func link() {
    let built = builder(2, [], unique: [0, 0], links: [(0, 1)]) { _, _ in false }
    #expect(built.clusters().map(\.members) == [[0, 1]])
    #expect(built.clusters().first?.links.map(\.reasons) == [[.overruled(by: .decision(.link))]])
  }

  @Test("what a person unlinked stays apart, whatever joins it")
  func unlink() {
    let pairs = [(0, 1, 1.0), (1, 2, 0.9), (0, 2, 0.8)]
    #expect(builder(3, pairs, unlinks: [(0, 1)]).clusters().map(\.members) == [[0], [1, 2]])
    let both = builder(3, [], links: [(0, 1), (0, 2), (1, 2)], unlinks: [(0, 1)])
    #expect(both.clusters().map(\.members) == [[0, 2], [1]])
  }

  @Test("linked records stand as one: who may stand with any of them joins")
  func unit() {
    let apart = { (one: Int, other: Int) in Set([one, other]) != [0, 2] }
    #expect(builder(3, [(1, 2, 0.9)], links: [(0, 1)], apart).clusters().count == 1)
    #expect(builder(3, [(1, 2, 0.9), (0, 1, 0.8)], apart).clusters().count == 2)
    let none = { (one: Int, other: Int) in one != 3 && other != 3 }
    let pairs = [(2, 3, 0.95), (1, 2, 0.9)]
    let built = builder(4, pairs, links: [(0, 1)], none)
    #expect(built.clusters().map(\.members) == [[0, 1], [2, 3]])
  }

  @Test("decisions about records that no source gave wait")
  func absentRecords() throws {
    let decision = try #require(
      MatchDecision(
        .link, RecordReference(source: "a", id: "1000"), RecordReference(source: "z", id: "1")))
    let decided = DecidedPairs([decision], among: Self.records(3))
    #expect(decided.links.isEmpty && decided.records.isEmpty)
    #expect(MatchDecision(.link, decision.first, decision.first) == nil)
  }

  // MARK: Many records

  @Test("two thousand equal records join into one without comparing all with all")
  func manyEqual() {
    let counter = Counter()
    let count = 2000
    let pairs = (0..<count).flatMap { one in
      (one + 1..<min(one + 5, count)).map { (one, $0, 1.0) }
    }
    let built = builder(count, pairs.reversed()) { _, _ in
      counter.count += 1
      return true
    }
    #expect(built.clusters().map(\.members.count) == [count])
    #expect(counter.count <= count * 144)
  }

  @Test("no cluster has two records that may not stand together", arguments: 0..<20)
  func anyPairs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 40
    let colors = (0..<count).map { _ in Int.random(in: 0..<5, using: &random) }
    let apart = { (one: Int, other: Int) in abs(colors[one] - colors[other]) < 2 }
    let pairs = (0..<80).map { _ in
      let one = Int.random(in: 0..<count - 1, using: &random)
      return (
        one, Int.random(in: one + 1..<count, using: &random),
        Double.random(in: 0.7...1, using: &random)
      )
    }.filter { apart($0.0, $0.1) }
    let built = builder(count, pairs, apart)
    let clusters = built.clusters()
    #expect(clusters.flatMap(\.members).sorted() == Array(0..<count))
    let firsts = clusters.map { $0.members[0] }
    #expect(firsts == firsts.sorted())
    for cluster in clusters where cluster.members.count <= 12 {
      for one in cluster.members {
        #expect(cluster.members.allSatisfy { apart(one, $0) })
        #expect(cluster.links.count == cluster.members.count - 1)
      }
    }
    #expect(builder(count, pairs.shuffled(using: &random), apart).clusters() == clusters)
  }

  private final class Counter {
    var count = 0
  }

  private func builder(
    _ count: Int, _ pairs: [(Int, Int, Double)], unique: [Int?]? = nil,
    links: [(Int, Int)] = [], unlinks: [(Int, Int)] = [],
    _ mayShareCluster: @escaping (Int, Int) -> Bool = { _, _ in true }
  ) -> ClusterBuilder {
    let records = Self.records(count)
    let decisions = [(MatchDecision.Kind.link, links), (.unlink, unlinks)].flatMap { kind, pairs in
      pairs.compactMap { MatchDecision(kind, records[$0.0].reference, records[$0.1].reference) }
    }
    return ClusterBuilder(
      count: count,
      pairs: pairs.map {
        RecordPair(
          first: $0.0, second: $0.1, verdict: .same, score: $0.2, grounds: PairGrounds())
      },
      rules: ClusterRules(
        decisions: DecidedPairs(decisions, among: records),
        uniqueSources: unique ?? Array(repeating: nil, count: count),
        mayShareCluster: mayShareCluster))
  }

  private static func records(_ count: Int) -> [RecipeRecord] {
    (0..<count).map { .sample("a/\(10_000 + $0)", "Leek Soup") }
  }
}
