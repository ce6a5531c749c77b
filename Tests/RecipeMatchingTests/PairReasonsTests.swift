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
      "8 of 8 amounts equal", "titles 94 % alike"
    ),
    (
      Dish("Apple Pie", foods), Dish("Apple Pie", Array(foods.dropLast(2)) + ["1 vanilla pod"]),
      "6 of 9 amounts equal", "only one has “cinnamon”"
    ),
    (
      Dish("Apple Pie", foods), Dish("Vegan Apple Pie", foods), "only one title says",
      "same words in the titles"
    ),
    (
      Dish("Apple Pie", foods, image: "https://a.example/apple-pie-of-nan.jpg"),
      Dish("Apple Pie", foods, image: "https://b.example/apple-pie-of-nan.jpg"),
      "8 of 8 amounts equal", "same image name"
    ),
    (
      Dish("Apple Pie", foods, url: "https://a.example/1"),
      Dish("Apple Pie", foods, url: "https://a.example/1"), "same canonical URL", "same title"
    ),
  ]

  @Test(
    "what tells for the verdict comes first, then what tells against it, the weightiest of each first",
    arguments: rows)
  func order(_ row: Row) throws {
    let finding = try #require(
      PairJudge(caution: .normal).judge(row.left.compared, row.right.compared))
    let reasons = finding.grounds.reasons(for: finding.verdict).map(\.words)
    #expect(reasons.first?.hasPrefix(row.first) == true, "\(reasons)")
    #expect(reasons.last == row.last, "\(reasons)")
  }

  @Test("of all differences the greatest is told, and how many amounts are equal once")
  func amountsOnce() throws {
    let other = Self.foods.map { $0 == "200 g flour" ? "900 g flour" : $0 }
    let changed = other.map { $0 == "100 g sugar" ? "150 g sugar" : $0 }
      .map { $0 == "50 g butter" ? "70 g butter" : $0 }
    let finding = try #require(
      PairJudge(caution: .normal).judge(
        Dish("Apple Pie", Self.foods).compared, Dish("Apple Pie", changed).compared))
    let reasons = finding.grounds.reasons(for: finding.verdict).map(\.words)
    #expect(reasons.count { $0.contains("amounts") } == 1, "\(reasons)")
    #expect(reasons.contains("5 of 8 amounts equal"), "\(reasons)")
    #expect(reasons.first == "“flour”: 4.5 times as much in one")
  }

  @Test(
    "words are told whole, with their plurals and without parts of runs",
    arguments: [
      (
        Dish("番茄炒蛋", ["2个番茄", "3个鸡蛋", "1勺盐", "200克米饭"]),
        Dish("黄瓜炒蛋", ["2个黄瓜", "3个鸡蛋", "1勺盐", "200克米饭"]), "only one has “番茄”"
      ),
      (
        Dish("カレーライス", ["200g 牛肉", "1個 玉ねぎ", "米 300g"]),
        Dish("カレーうどん", ["200g 牛肉", "1個 玉ねぎ", "うどん 300g"]), "only one has “"
      ),
      (
        Dish("番茄炒蛋", ["2个番茄", "3个鸡蛋", "1勺盐", "200克米饭"]),
        Dish("黄瓜炒蛋", ["2个黄瓜", "3个鸡蛋", "1勺盐", "200克米饭"]), "titles"
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
