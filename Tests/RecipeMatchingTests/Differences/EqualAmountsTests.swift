import Ingredients
import RecipeCore
import Testing

@testable import RecipeMatching

/// What a verdict counts as equal is what the differences show as equal.
@Suite("Amounts of verdicts and of differences")
struct EqualAmountsTests {
  @Test(
    "pairs of real recipes show the amounts that were counted",
    .enabled(if: RealPairs.areThere, "needs ../shared/corpora"))
  func real() throws {
    let pairs = try RealPairs.all()
    #expect(pairs.count > 200)
    for (left, right) in pairs { try compare(left, right) }
  }

  @Test("pairs of generated recipes show the amounts that were counted", arguments: 0..<8)
  func generated(seed: UInt64) throws {
    var dishes = RandomDishes(seed: 3000 + seed)
    for _ in 0..<80 {
      let (left, right) = dishes.pair()
      try compare(left.recipe, right.recipe)
    }
  }

  @Test(
    "scaled recipes show the amounts that were counted",
    arguments: [
      ("4 servings", "8 servings"), ("4 servings", "2 loaves"), (nil, "8"), ("1 loaf", "2 loaves"),
    ])
  func scaled(left: String?, right: String?) throws {
    let small = ["2 eggs", "100 g flour", "2-3 apples", "1 cup milk", "1 lb sugar", "1 tsp salt"]
    let large = ["4 eggs", "200 g flour", "5 apples", "500 ml milk", "900 g sugar", "2 tsp salt"]
    try compare(
      Dish("Apple Cake", small, yield: left).recipe, Dish("Apple Cake", large, yield: right).recipe)
    let rows = DifferenceFinder().differences(
      between: Dish("Apple Cake", small, yield: left).recipe,
      and: Dish("Apple Cake", large, yield: right).recipe
    ).ingredients.rows
    #expect(rows.allSatisfy { $0.change == .wording })
  }

  /// Finds a row for each line that a verdict compares, at one scale and with one outcome.
  private func compare(_ left: Recipe, _ right: Recipe) throws {
    let records = (
      ComparedRecord(left, synonyms: .builtIn), ComparedRecord(right, synonyms: .builtIn)
    )
    let comparison = PairComparison(records.0, records.1)
    let shown = DifferenceFinder().differences(between: left, and: right).ingredients
    guard shown.isComplete else {
      #expect(comparison.evidence.amounts == nil)
      return
    }
    var (equal, unequal, incomparable) = (0, 0, 0)
    for line in comparison.amounts.lines {
      let row = shown.rows[line.pair.left]
      #expect(row.left == left.ingredients[line.pair.left])
      #expect(row.right == right.ingredients[line.pair.right])
      switch try #require(row.amount).verdict {
      case .same, .rounded:
        // As much of another food is shown as another food, and is not counted.
        if line.pair.relation == .same { equal += 1 } else { unequal += 1 }
        #expect(line.result == .equal)
      case .other: unequal += 1
      case .incomparable: incomparable += 1
      case .unstated: #expect(line.result == .equal)
      case .oneSided: #expect(line.result == .unstated)
      }
    }
    guard let amounts = comparison.evidence.amounts else {
      #expect(equal + unequal == 0)
      return
    }
    #expect(equal == amounts.agreeing, "\(left.title)")
    let unpaired = [
      (records.0, comparison.amounts.onlyLeft), (records.1, comparison.amounts.onlyRight),
    ]
    .reduce(0) { sum, side in sum + side.1.count { side.0.amounts[$0] != nil } }
    // A mass and a volume that no food can have count as unequal, and are shown in their units.
    #expect(equal + unequal + incomparable + unpaired == amounts.count + amounts.unknown)
    #expect(unequal + unpaired <= amounts.count - amounts.agreeing)
    #expect(shown.scale.factor == amounts.scale)
  }
}
