import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct PairJudgeTests {
  private let judge = PairJudge(caution: .normal)

  @Test(
    "what two records are to each other does not depend on which is the first", arguments: 0..<8)
  func symmetry(seed: UInt64) {
    var dishes = RandomDishes(seed: 700 + seed)
    for _ in 0..<150 {
      let (one, other) = dishes.pair()
      let (left, right) = (one.compared, other.compared)
      let (found, reverse) = (judge.judge(left, right), judge.judge(right, left))
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
      let verdict = judge.judge(left, right)?.verdict ?? .different
      #expect(verdict == .different, "\(one) \(other)")
    }
    #expect(skipped > 50)
  }

  @Test("a record is the same as itself, unless nothing is known of it")
  func reflexivity() {
    var dishes = RandomDishes(seed: 900)
    var same = 0
    for _ in 0..<300 {
      let dish = dishes.dish()
      let record = dish.compared
      guard let found = judge.judge(record, record), found.verdict == .same else { continue }
      same += 1
      let telling = EvidenceWeights.terms(of: found.evidence).filter { $0.subject != .prior }
      #expect(telling.allSatisfy { $0.weight >= 0 }, "\(telling)")
      let isTitled = !record.title.words.isEmpty
      #expect(found.evidence.lines.share == (record.totalWeight > 0 ? 1 : 0), "\(dish)")
      #expect(found.evidence.titles.likeness == (isTitled ? 1 : 0))
    }
    #expect(same > 100)
  }
}
