import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Decisions of people about records")
struct DecisionTests {
  private static let leek = RecordMatcherTests.leek
  private static let lentil = RecordMatcherTests.lentil

  /// Three records of one soup, and one of something else.
  private static let records: [RecipeRecord] = [
    .sample("a/1", "Leek Soup", url: "http://one.example/leek", ingredients: leek),
    .sample("a/2", "Leek Soup", url: "http://two.example/soup", ingredients: leek),
    .sample("a/3", "Leek Soup", url: "http://three.example/soup", ingredients: leek),
    .sample("a/4", "Lentil Dal", url: "http://one.example/dal", ingredients: lentil),
  ]

  private func decision(_ kind: MatchDecision.Kind, _ one: String, _ other: String) throws
    -> MatchDecision
  {
    try #require(
      MatchDecision(
        kind, RecordReference(source: "a", id: one), RecordReference(source: "a", id: other)))
  }

  private func matched(_ decisions: [MatchDecision]) async -> MatchedRecords {
    await RecordMatcher(settings: MatchSettings(decisions: decisions), work: .sample).match([
      .sample("a", Self.records)
    ])
  }

  private func clusters(_ decisions: [MatchDecision]) async -> [[String]] {
    let matched = await matched(decisions)
    return matched.clusters.map { $0.members.map { matched.records[$0].reference.id } }
  }

  @Test("without decisions the soups are one recipe")
  func none() async {
    #expect(await clusters([]) == [["1", "2", "3"], ["4"]])
  }

  @Test("what is linked is one recipe, and the link says so")
  func link() async throws {
    let link = try decision(.link, "4", "1")
    let matched = await matched([link])
    let cluster = try #require(matched.clusters.first)
    #expect(cluster.members.contains(0) && cluster.members.contains(3))
    let pair = try #require(cluster.links.first { $0.first == 0 && $0.second == 3 })
    #expect(
      pair.verdict == .same && pair.score == 1 && pair.reasons == [.overruled(by: .decision(.link))]
    )
  }

  @Test("what is unlinked is never one recipe, not even by way of another record")
  func unlink() async throws {
    let found = await clusters([try decision(.unlink, "1", "2")])
    #expect(!found.contains { $0.contains("1") && $0.contains("2") })
    #expect(found.joined().sorted() == ["1", "2", "3", "4"])
  }

  @Test("unlinking wins over linking, of the same records and of a chain")
  func contradiction() async throws {
    let both = await clusters([
      try decision(.link, "1", "4"), try decision(.unlink, "1", "4"),
    ])
    #expect(both == [["1", "2", "3"], ["4"]])
    let chain = await clusters([
      try decision(.link, "1", "4"), try decision(.link, "2", "4"),
      try decision(.unlink, "1", "2"),
    ])
    #expect(!chain.contains { $0.contains("1") && $0.contains("2") })
  }

  @Test("the order of decisions does not matter, nor does one about records that are not there")
  func order() async throws {
    let decisions = [
      try decision(.link, "1", "4"), try decision(.link, "2", "4"),
      try decision(.unlink, "1", "2"), try decision(.link, "3", "gone"),
    ]
    let found = await clusters(decisions)
    #expect(await clusters(decisions.reversed()) == found)
    #expect(await clusters(Array(decisions.prefix(3))) == found)
  }

  @Test("records are compared once for whatever is decided about them")
  func comparedOnce() async throws {
    let batch = SourceBatch.sample("s", Self.records)
    let compared = await RecordMatcher(settings: MatchSettings(), work: .sample).compare(
      OrderedRecords([batch]))
    for decisions in [
      [], [try decision(.link, "1", "4")], [try decision(.unlink, "1", "2")],
      [try decision(.link, "3", "4"), try decision(.unlink, "1", "4")],
    ] {
      let settings = MatchSettings(decisions: decisions)
      let expected = await RecordMatcher(settings: settings, work: .sample).match([batch])
      let found = compared.matched(by: decisions)
      #expect(found.clusters == expected.clusters)
      #expect(found.variants == expected.variants)
    }
  }

  @Test("any two records are explained, and a decision stands above what was found")
  func explain() async throws {
    let plain = RecordMatcher(settings: MatchSettings(), work: .sample)
    let found = plain.explain(Self.records[0], Self.records[3])
    #expect(found.verdict == .different)
    #expect(found.signals.contains { $0.subject == .difference })
    #expect(!found.signals.contains { $0.role == .decision })
    let link = try decision(.link, "1", "4")
    let decided = RecordMatcher(settings: MatchSettings(decisions: [link]), work: .sample)
      .explain(Self.records[3], Self.records[0])
    #expect(decided.verdict == .same)
    #expect(decided.reasons.contains(.overruled(by: .decision(.link))))
    #expect(
      decided.signals.contains {
        $0.role == .decision && $0.reason == .overruled(by: .decision(.link))
      })
  }
}
