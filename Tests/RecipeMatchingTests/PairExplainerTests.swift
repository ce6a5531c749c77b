import Foundation
import RecipeCore
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeMatching

struct PairExplainerTests {
  @Test(
    "the weights of any pair add up to its log-odds, and the score is their logistic function",
    arguments: 0..<6)
  func sum(seed: UInt64) {
    var dishes = RandomDishes(seed: 100 + seed)
    for _ in 0..<100 {
      let (one, other) = dishes.pair()
      let explanation = RecordMatcher.sample.explain(one, other)
      let sum = explanation.signals.reduce(0) { $0 + $1.weight }
      #expect(abs(sum - explanation.logOdds) < 1e-9, "\(explanation)")
      #expect(abs(explanation.score - 1 / (1 + exp(-sum))) < 1e-9)
      #expect(explanation.signals.allSatisfy { $0.role == .evidence || $0.weight == 0 })
      #expect(explanation.signals.allSatisfy { !$0.reason.words.isEmpty })
      #expect(!explanation.reasons.isEmpty)
      #expect(explanation == RecordMatcher.sample.explain(one, other))
    }
  }

  @Test("two records that are the same are found by matching them alone", arguments: 0..<6)
  func agrees(seed: UInt64) async {
    var dishes = RandomDishes(seed: 200 + seed)
    for _ in 0..<100 {
      let (one, other) = dishes.pair()
      let explanation = RecordMatcher.sample.explain(one, other)
      let verdict = await RecordMatcher.sample.verdict(one, other)
      // Variants that share few foods are not looked for, nor are slips in titles with few foods.
      let isLookedFor =
        explanation.verdict == .same && min(one.lines.count, other.lines.count) > 4
      guard verdict != .different || isLookedFor else { continue }
      #expect(explanation.verdict == verdict, "\(one) \(other) \(explanation)")
    }
  }

  @Test("the order of the two records does not matter")
  func order() {
    let one = RecipeRecord("a/1", Dish("Leek Soup", .carrotCake).recipe)
    let other = RecipeRecord("b/1", Dish("Leek Stew", .gazpacho).recipe)
    #expect(RecordMatcher.sample.explain(one, other) == RecordMatcher.sample.explain(other, one))
  }

  @Test("what keeps records apart comes first, as vetoes without weight")
  func vetoes() throws {
    let explanation = RecordMatcher.sample.explain(
      Dish("Carrot Cake", .carrotCake), Dish("Vegan Carrot Cake", .carrotCake))
    let first = try #require(explanation.signals.first)
    #expect(first.role == .veto && first.subject == .mark && first.weight == 0)
    #expect(first.reason == .veto(.marks([], ["vegan"])))
    #expect(explanation.reasons.first == first.reason)
    #expect(explanation.signals.dropFirst().map(\.subject) == [.prior, .titles, .amounts])
  }

  private static let decided: [([MatchDecision.Kind], RecordPair.Verdict, MatchDecision.Kind)] = [
    ([.link], .same, .link), ([.unlink], .different, .unlink),
    ([.link, .unlink], .different, .unlink),
  ]

  @Test("what a person decided counts more than anything", arguments: decided)
  func decisions(
    kinds: [MatchDecision.Kind], verdict: RecordPair.Verdict, decisive: MatchDecision.Kind
  ) async throws {
    let records = [
      RecipeRecord("a/1", Dish("Carrot Cake", .carrotCake).recipe),
      RecipeRecord("b/1", Dish("Vegan Carrot Cake", .carrotCake).recipe),
    ]
    let matcher = RecordMatcher(
      settings: MatchSettings(
        decisions: kinds.compactMap {
          MatchDecision($0, records[1].reference, records[0].reference)
        }), work: .sample)
    let explanation = matcher.explain(records[1], records[0])
    let first = try #require(explanation.signals.first)
    #expect(first.role == .decision && first.reason == .overruled(by: .decision(decisive)))
    #expect(first.weight == 0)
    #expect(explanation.verdict == verdict)
    #expect(explanation.reasons.first == first.reason)
    let matched = await matcher.match([.sample("x", records)])
    #expect((matched.clusters.count == 1) == (verdict == .same))
    #expect(matched.variants.isEmpty)
  }
}
