import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct PairJudgeTests {
  @Test(
    "what two records are to each other does not depend on which is the first", arguments: 0..<8)
  func symmetry(seed: UInt64) {
    var dishes = RandomDishes(seed: 700 + seed)
    for _ in 0..<150 {
      let (one, other) = dishes.pair()
      let (left, right) = (one.compared, other.compared)
      let (found, reverse) = (PairJudge.judge(left, right), PairJudge.judge(right, left))
      #expect(found?.verdict == reverse?.verdict, "\(one) \(other)")
      #expect(found?.score == reverse?.score, "\(one) \(other)")
      #expect(found?.vetoes.map(\.subject) == reverse?.vetoes.map(\.subject), "\(one) \(other)")
      #expect(found?.mayShareCluster == reverse?.mayShareCluster, "\(one) \(other)")
    }
  }

  @Test("what is not worth judging is different", arguments: 0..<4)
  func shortCut(seed: UInt64) {
    var dishes = RandomDishes(seed: 800 + seed)
    var skipped = 0
    for _ in 0..<150 {
      let (one, other) = dishes.pair()
      let (left, right) = (one.compared, other.compared)
      #expect(PairJudge.isWorthJudging(left, right) == PairJudge.isWorthJudging(right, left))
      let (least, value) = (
        FoodComparison.valueOfEqualFoods(left.foods, right.foods),
        FoodComparison(left.foods, right.foods).value
      )
      #expect((least == nil) == (value == nil) && least ?? 0 <= value ?? 0, "\(one) \(other)")
      guard !PairJudge.isWorthJudging(left, right) else { continue }
      skipped += 1
      let verdict = PairJudge.judge(left, right)?.verdict ?? .different
      #expect(verdict == .different, "\(one) \(other)")
    }
    #expect(skipped > 50)
  }

  @Test("a record is the same as itself, unless nothing is known of it")
  func reflexivity() {
    var dishes = RandomDishes(seed: 900)
    var same = 0
    for _ in 0..<300 {
      let record = dishes.dish().compared
      guard let found = PairJudge.judge(record, record), found.verdict == .same else { continue }
      same += 1
      #expect(found.score > 0.999)
    }
    #expect(same > 100)
  }

  private static let vetoes: [(PairVeto, Bool)] =
    [
      (.marks(["vegan"], []), false), (.onePage, false), (.fewAmounts, true),
      (.dishes("a", "b", mayBeMisspelt: true), true),
      (.dishes("a", "b", mayBeMisspelt: false), false), (.mainIngredient("beef"), false),
      (.ingredients(shared: 6, of: 9), true), (.ingredients(shared: 5, of: 9), false),
      (.amounts(agreeing: 6, of: 9), true), (.amounts(agreeing: 5, of: 9), false),
      (.twoPages(mayBeCopies: true), true), (.twoPages(mayBeCopies: false), false),
    ]

  @Test("what keeps two records apart is forgiven when a third may explain it", arguments: vetoes)
  func forgiven(veto: PairVeto, isForgiven: Bool) {
    #expect(veto.isForgiven == isForgiven)
  }
}
