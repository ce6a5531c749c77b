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
    var (titles, foods) = (TitleReader(), FoodTokenizer(synonyms: .builtIn))
    let records = (ComparedRecord(left, &titles, &foods), ComparedRecord(right, &titles, &foods))
    let evidence = PairEvidence(records.0, records.1)
    let shown = DifferenceFinder().differences(between: left, and: right).ingredients
    guard shown.isComplete else {
      #expect(evidence.amounts == nil)
      return
    }
    let pairs = ComparedAmounts(records.0, records.1, lines: evidence.lines.pairs).pairs
    let rows = try pairs.map { pair in
      let row = shown.rows[pair.left]
      #expect(row.left == left.ingredients[pair.left])
      #expect(row.right == right.ingredients[pair.right])
      return try #require(row.amount)
    }
    let equal = rows.count { $0.verdict == .same || $0.verdict == .rounded }
    #expect(equal == evidence.amounts?.agreeing ?? 0, "\(left.title)")
    if let amounts = evidence.amounts {
      let incomparable = rows.count { $0.verdict == .incomparable }
      #expect(rows.count { $0.verdict == .other } <= amounts.count - amounts.agreeing)
      #expect(
        equal + rows.count { $0.verdict == .other } + incomparable == amounts.count
          + amounts.unknown)
      #expect(shown.scale.factor == amounts.scale)
    }
  }
}
