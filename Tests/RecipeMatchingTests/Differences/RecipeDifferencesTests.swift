import RecipeCore
import Testing

@testable import Ingredients
@testable import RecipeMatching

@Suite("Recipes beside one another")
struct RecipeDifferencesTests {
  private static let left = Recipe(
    title: "Leek Soup",
    ingredients: [
      "2 leeks", "1 l stock", "50 g butter", "1 cup flour", "salt", "2 cloves garlic", "1 bay leaf",
    ],
    directions: ["Wash.", "Cook."], yield: "4 servings", totalMinutes: 30)
  private static let right = Recipe(
    title: "Leek soup",
    ingredients: [
      "6 leeks", "2 l stock", "100 g cultured butter", "240 g flour", "salt", "4 garlic cloves",
      "50 ml cream",
    ],
    directions: ["All of it."], yield: "8 servings", prepMinutes: 5, totalMinutes: 40)

  private func differences(_ left: Recipe, _ right: Recipe) -> RecipeDifferences {
    DifferenceFinder().differences(between: left, and: right)
  }

  private func ingredients(_ left: Recipe, _ right: Recipe) -> IngredientComparison {
    differences(left, right).ingredients
  }

  @Test("every line of both recipes is in one row that says what became of it")
  func rows() {
    let rows = ingredients(Self.left, Self.right).rows
    #expect(
      rows.map(\.change) == [
        .amount, .wording, .food, .units, .same, .wording, .onlyLeft, .onlyRight,
      ])
    #expect(rows.compactMap(\.left) == Self.left.ingredients)
    #expect(Set(rows.compactMap(\.right)) == Set(Self.right.ingredients))
    #expect(rows[0].amount?.ratio == Rational(3, over: 2))
  }

  @Test("fields that both have and that differ stand before the ingredients")
  func fields() {
    let fields = differences(Self.left, Self.right).fields
    #expect(fields.map(\.field) == [.title, .yield, .totalMinutes, .directions])
    #expect(fields.last?.left == .number(2))
    #expect(fields.last?.right == .number(1))
  }

  @Test(
    "a yield in other words is no difference",
    arguments: [
      ("Serves 4", "4 servings"), ("4", "4 servings"), ("12 muffins", "Makes 12 muffins"),
    ])
  func equalYields(left: String, right: String) {
    let fields = differences(Recipe(title: "A", yield: left), Recipe(title: "A", yield: right))
      .fields
    #expect(fields.isEmpty)
  }

  @Test("a recipe that is another made larger has one ratio")
  func commonRatio() {
    let small = Recipe(title: "A", ingredients: ["2 eggs", "100 g flour", "salt"])
    let large = Recipe(title: "A", ingredients: ["4 eggs", "200 g flour", "salt"])
    #expect(ingredients(small, large).commonRatio == Rational(2))
    #expect(ingredients(large, small).commonRatio == Rational(1, over: 2))
    #expect(ingredients(small, small).commonRatio == nil)
    #expect(ingredients(Self.left, Self.right).commonRatio == nil)
    let other = Recipe(title: "A", ingredients: ["4 eggs", "200 g flour", "1 tsp salt"])
    #expect(ingredients(small, other).commonRatio == nil)
  }

  @Test("amounts a trifle apart are no ratio")
  func rounding() {
    let one = Recipe(title: "A", ingredients: ["1 lb beef", "1 lb pork"])
    let other = Recipe(title: "A", ingredients: ["450 g beef", "450 g pork"])
    #expect(ingredients(one, other).commonRatio == nil)
    #expect(ingredients(one, other).rows.map(\.change) == [.wording, .wording])
  }

  @Test("recipes that differ only in wording have no differences")
  func nothing() {
    let one = Recipe(title: "A", ingredients: ["2 cloves garlic"], totalMinutes: 5)
    let other = Recipe(title: "A", ingredients: ["2 garlic cloves"])
    #expect(differences(one, other).isEmpty)
    #expect(!differences(one, Recipe(title: "A")).isEmpty)
    #expect(!differences(Self.left, Self.right).isEmpty)
  }

  @Test("foods that the settings take for one stand beside one another")
  func synonyms() {
    let one = Recipe(title: "A", ingredients: ["200 g zorp", "1 egg"])
    let other = Recipe(title: "A", ingredients: ["1 egg", "300 g blargs"])
    #expect(ingredients(one, other).rows.map(\.change) == [.onlyLeft, .same, .onlyRight])
    let finder = DifferenceFinder(foodSynonyms: [["zorp", "blarg"]])
    let rows = finder.differences(between: one, and: other).ingredients.rows
    #expect(rows.map(\.change) == [.amount, .same])
    #expect(rows[0].right == "300 g blargs")
    #expect(rows[0].amount?.ratio == Rational(3, over: 2))
  }

  @Test(
    "one food under two names is the same in other words",
    arguments: [
      ("2 zucchini", "2 courgettes"), ("3 spring onions", "3 scallions"),
      ("2 cloves garlic, minced", "2 garlic cloves, minced"),
      ("200 g ground beef", "200 g beef mince"),
    ])
  func names(left: String, right: String) {
    let one = Recipe(title: "A", ingredients: [left, "1 egg"])
    let other = Recipe(title: "A", ingredients: [right, "1 egg"])
    #expect(ingredients(one, other).rows.map(\.change) == [.wording, .same])
    #expect(differences(one, other).isEmpty)
  }

  @Test("without ingredients on one side there are no rows")
  func incomplete() {
    let comparison = ingredients(Self.left, Recipe(title: "A"))
    #expect(!comparison.isComplete)
    #expect(comparison.rows.isEmpty)
  }
}
