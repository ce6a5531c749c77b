import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct LineSpellingTests {
  private static let misspelt: [(String, String)] = [
    ("2 greeen onions", "2 green onions"), ("1 cup hevay cream", "1 cup heavy cream"),
    ("1 tbsp chicken both", "1 tbsp chicken broth"), ("1 lb prwans", "1 lb shrimp"),
    ("80 g sultaas", "80 g raisins"), ("2 T conrflour", "2 tbsp cornstarch"),
    ("4 turps", "4 turnips"), ("500 g plmus", "500 g plums"),
    ("1 cup fersh coriander", "1 cup cilantro"), ("3 rcoket", "3 arugula"),
    ("2 tsp cihcken stock", "2 tsp chicken broth"), ("120 g brown suar", "120 g brown sugar"),
  ]

  @Test("a misspelt name joins the line of the food that it means", arguments: misspelt)
  func joined(one: String, other: String) {
    for (left, right) in [(one, other), (other, one)] {
      #expect(samePairs([left], [right]) == [[1, 1]], "\(left) | \(right)")
    }
  }

  @Test(
    "names of two foods stay two, however alike they are",
    arguments: [
      ("1 cup beets", "1 cup beans"), ("1 lb beef", "1 lb beet"), ("2 pears", "3 peas"),
      ("500 g beef sirloin", "500 g chicken breast"), ("1 cup corn", "1 cup acorn squash"),
      ("1 cup cherries", "1 cup sherry"), ("200 g tofu", "200 g tuna"), ("1 leek", ""),
      ("1 cup sour cream", "1 cup heavy cream"), ("1 cup walnuts", "1 cup pecans"),
    ])
  func apart(one: String, other: String) {
    #expect(samePairs([one], [other]).isEmpty)
    #expect(samePairs([other], [one]).isEmpty)
  }

  @Test("two slips in a word are forgiven only when the amounts are equal")
  func twoSlips() {
    #expect(samePairs(["2 cups plluums"], ["2 cups plums"]).count == 1)
    #expect(samePairs(["2 cups plluums"], ["3 cups plums"]).isEmpty)
    #expect(samePairs(["2 cups greeen onions"], ["3 cups green onions"]).count == 1)
  }

  @Test("each line is joined at most once")
  func once() {
    #expect(samePairs(["1 lb prwans", "1 lb pranws"], ["1 lb shrimp"]) == [[1, 1]])
  }

  @Test("a word misspelt beside one that joins the lines takes nothing off the likeness")
  func completed() throws {
    let (left, right) = (dish(["3 red musles"]), dish(["3 red mussels"]))
    let foods = FoodComparison(left.foods, right.foods)
    #expect(try #require(foods.likeness) < 1)
    #expect(try #require(PairComparison(left, right).food) == 1)
  }

  @Test("hostile lists of misspelt foods are compared in part")
  func many() {
    let left = (0..<200).map { "1 g quinoaa\($0)abcdef" }
    let right = (0..<200).map { "1 g quinoao\($0)abcdef" }
    #expect(samePairs(left, right).count <= 8)
  }

  @Test(
    "foods of one kind are beside each other, as two",
    arguments: [
      ("1/2 cup sesame oil", "1/2 cup olive oil"), ("1 cup white sugar", "1 cup brown sugar"),
      ("1 cup sour cream", "1 cup heavy cream"),
    ])
  func oneKind(one: String, other: String) {
    for (left, right) in [(one, other), (other, one)] {
      let pairs = PairComparison(dish([left]), dish([right])).lines.pairs
      #expect(pairs.contains(LinePair(left: 1, right: 1, relation: .swapped)), "\(pairs)")
    }
  }

  /// The pairs of lines of one food, beside the first lines.
  private func samePairs(_ left: [String], _ right: [String]) -> [[Int]] {
    PairComparison(dish(left), dish(right)).lines.pairs
      .filter { $0.relation == .same && $0.left > 0 && $0.right > 0 }
      .map { [$0.left, $0.right] }
  }

  private func dish(_ lines: [String]) -> ComparedRecord {
    Dish("Stew", ["1 tsp saffron"] + lines).compared
  }
}
