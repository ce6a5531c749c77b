import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

@Suite("Reasons of a verdict")
struct PairReasonsTests {
  private static let foods = [
    "200 g flour", "3 eggs", "100 g sugar", "1 lemon", "50 g butter", "2 apples", "1 tsp cinnamon",
    "1 pinch salt",
  ]

  /// Two dishes, and how the reasons begin and end.
  typealias Row = (left: Dish, right: Dish, first: String, last: String)

  private static let rows: [Row] = [
    (
      Dish("Apple Pie", foods), Dish("Nan's Best Apple Pie", foods),
      "titles", "8 of 8 amounts equal"
    ),
    (
      Dish("Apple Pie", foods), Dish("Apple Pie", Array(foods.dropLast(2)) + ["1 vanilla pod"]),
      "% of the ingredients alike", "6 of 6 amounts equal"
    ),
    (
      Dish("Apple Pie", foods), Dish("Vegan Apple Pie", foods), "only one title says",
      "8 of 8 amounts equal"
    ),
    (
      Dish("Apple Pie", foods, image: "https://a.example/apple-pie-of-nan.jpg"),
      Dish("Apple Pie", foods, image: "https://b.example/apple-pie-of-nan.jpg"),
      "same image name", "8 of 8 amounts equal"
    ),
  ]

  @Test("what few pairs have comes first, what nearly all have last", arguments: rows)
  func order(_ row: Row) throws {
    let finding = try #require(PairJudge.judge(row.left.compared, row.right.compared))
    let reasons = finding.grounds.reasons(for: finding.verdict).map(\.words)
    #expect(reasons.first?.contains(row.first) == true, "\(reasons)")
    #expect(reasons.last == row.last, "\(reasons)")
  }

  @Test("how many amounts are equal is said once")
  func amountsOnce() throws {
    let other = Self.foods.map { $0 == "200 g flour" ? "900 g flour" : $0 }
    let changed = other.map { $0 == "100 g sugar" ? "450 g sugar" : $0 }
      .map { $0 == "50 g butter" ? "250 g butter" : $0 }
    let finding = try #require(
      PairJudge.judge(
        Dish("Apple Pie", Self.foods).compared, Dish("Apple Pie", changed).compared))
    let reasons = finding.grounds.reasons(for: finding.verdict).map(\.words)
    #expect(reasons.count { $0.contains("amounts") } == 1, "\(reasons)")
    #expect(reasons.first == "only 5 of 8 amounts agree")
  }

  @Test(
    "words are told whole, with their plurals and without parts of runs",
    arguments: [
      (
        Dish("番茄炒蛋", ["2个番茄", "3个鸡蛋", "1勺盐", "200克米饭"]),
        Dish("黄瓜炒蛋", ["2个黄瓜", "3个鸡蛋", "1勺盐", "200克米饭"]), "“番茄炒蛋” and “黄瓜炒蛋”"
      ),
      (
        Dish("カレーライス", ["200g 牛肉", "1個 玉ねぎ", "米 300g"]),
        Dish("カレーうどん", ["200g 牛肉", "1個 玉ねぎ", "うどん 300g"]), "the other with “うどん”"
      ),
      (
        Dish("番茄炒蛋", ["2个番茄", "3个鸡蛋", "1勺盐", "200克米饭"]),
        Dish("黄瓜炒蛋", ["2个黄瓜", "3个鸡蛋", "1勺盐", "200克米饭"]), "only one is made with “番茄”"
      ),
      (
        Dish("Summer Tart", ["300 g strawberries", "200 g flour", "100 g butter", "1 egg"]),
        Dish("Strawberry Tart", ["300 g apricots", "200 g flour", "100 g butter", "1 egg"]),
        "“strawberries”"
      ),
    ])
  func words(left: Dish, right: Dish, words: String) {
    let reasons = RecordMatcher.sample.explain(left, right).reasons.map(\.words)
    #expect(reasons.contains { $0.contains(words) }, "\(reasons)")
  }

  @Test("when too little is known the records are not called different")
  func undecided() {
    let soup = Dish("Leek Soup", ["2 leeks"])
    let explanation = RecordMatcher.sample.explain(soup, Dish("Leek Soup", ["3 leeks"]))
    #expect(explanation.isUndecided)
    #expect(explanation.reasons == [.unknown])
    #expect(
      !RecordMatcher.sample.explain(soup, Dish("Tea", ["1 bag tea", "200 ml water"])).isUndecided)
  }
}
