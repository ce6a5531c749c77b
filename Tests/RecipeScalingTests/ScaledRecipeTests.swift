import Ingredients
import RecipeCore
import RecipeScaling
import Testing

@Suite("Recipes for another number of servings")
struct ScaledRecipeTests {
  static let yields = [
    ("4 servings", "6", "6 servings"), ("Serves 4", "2", "Serves 2"), ("4", "8", "8"),
    ("1 loaf", "2", "2 loaves"), ("2 servings", "1", "1 serving"),
    ("4-6 servings", "8", "8-12 servings"),
    ("Makes about 24 cookies", "36", "Makes about 36 cookies"),
    ("4 servings, 1.5 l", "8", "8 servings, 3 l"), ("für 4 Personen", "6", "für 6 Personen"),
    ("12 pieces (serves 4-6)", "8", "24 pieces (serves 8-12)"),
    ("Serves 4, 12 pieces", "8", "Serves 8, 24 pieces"),
    ("12 (4-inch) pancakes", "6", "6 (4-inch) pancakes"),
    ("2 dozen rolls", "6", "6 rolls"), ("2 dozen rolls", "48", "4 dozen rolls"),
    ("9-inch pie (8 servings)", "4", "9-inch pie (4 servings)"),
    ("6 servings (1 cup each)", "12", "12 servings (1 cup each)"),
  ]

  static let twice: [(yield: String, description: String?, basis: String, other: String?)] = [
    ("12 pieces (serves 4-6)", nil, "serves 4-6", "12 pieces"),
    ("Serves 4-6, 12 pieces", nil, "Serves 4-6", "12 pieces"),
    ("12 pieces", "A tea bread, serves 4-6.", "12 pieces", "serves 4-6"),
    ("4 servings", "Serves 4 to 6.", "4 servings", nil), ("12 pieces", nil, "12 pieces", nil),
  ]

  @Test("Two statements of what a recipe makes are both said", arguments: twice)
  func saysBoth(_ yield: String, _ description: String?, _ basis: String, _ other: String?) throws {
    let recipe = Recipe(
      title: "Bread", ingredients: ["2 eggs"], description: description, yield: yield)
    let result = try ScaledRecipe(recipe, ScalingRequest(amount: .yield(Rational(8))))
    #expect(result.scaling.portions?.basis == basis)
    #expect(result.scaling.portions?.other == other)
  }

  @Test("A recipe makes what was asked for", arguments: yields)
  func isScaled(_ yield: String, _ wanted: String, _ scaled: String) throws {
    let recipe = Recipe(title: "Soup", ingredients: ["2 leeks"], yield: yield)
    let number = try #require(Rational(typed: wanted))
    let result = try ScaledRecipe(recipe, ScalingRequest(amount: .yield(number)))
    #expect(result.recipe.yield == scaled)
    #expect(result.scaling.formerYield == (yield == scaled ? nil : yield))
  }

  @Test("A recipe that does not say how much it makes cannot be made for so many")
  func needsYield() {
    let request = ScalingRequest(amount: .yield(Rational(6)))
    #expect(throws: ScalingError.noYield("Soup")) {
      try ScaledRecipe(Recipe(title: "Soup"), request)
    }
    #expect(throws: ScalingError.yieldWithoutNumber("Soup", "a crowd")) {
      try ScaledRecipe(Recipe(title: "Soup", yield: "a crowd"), request)
    }
  }

  static let unclearYields = [
    "2 x 12 muffins", "2 large or 4 small", "1 large or 2 small pizzas", "12 muffins or 1 loaf",
    "2 grote of 4 kleine pizza's",
    "-4",
    "1e9",
  ]

  @Test(
    "Two numbers that can be read in two ways are no number of servings", arguments: unclearYields)
  func unclearYieldIsNone(_ yield: String) throws {
    let recipe = Recipe(title: "Cake", ingredients: ["1 cup milk"], yield: yield)
    #expect(throws: ScalingError.unclearYield("Cake", yield)) {
      try ScaledRecipe(recipe, ScalingRequest(amount: .yield(Rational(6))))
    }
    let twice = try ScaledRecipe(recipe, ScalingRequest(amount: .factor(Rational(2))))
    #expect(twice.recipe.yield == "2 × (\(yield))")
  }

  @Test(
    "The number of servings counts beside that of other things, and beside what one of them is made of",
    arguments: [
      ("4 servings of 2 tacos", 4), ("6 portions of 150 g each", 6), ("2 loaves of 12 slices", 2),
      ("1 cake of 8 slices", 1), ("2 bottles of 500 ml", 2), ("2 pizzas of 30 cm", 2),
      ("4 servings or 8 small", 4), ("Serves 4 as a main or 6 as a starter", 4),
      ("4 personas o 6 raciones", 4),
    ])
  func servingsBesideOthers(_ yield: String, _ number: Int64) {
    let recipe = Recipe(title: "Tacos", ingredients: ["1 cup milk"], yield: yield)
    #expect(StatedPortions(of: recipe)?.number == Rational(number))
  }

  @Test(
    "A weight or a length is no number of servings", arguments: ["500 g", "8 inch cake", "1.5 l"])
  func measureIsNoYield(_ yield: String) {
    let request = ScalingRequest(amount: .yield(Rational(6)))
    #expect(throws: ScalingError.yieldWithoutNumber("Cake", yield)) {
      try ScaledRecipe(Recipe(title: "Cake", yield: yield), request)
    }
  }

  @Test(
    "Numbers get the decimal mark that the lines have, else that of the language",
    arguments: [
      (["0.5 l stock", "1 kg potatoes"], "1.5 kg potatoes"),
      (["0,5 l stock", "1 kg potatoes"], "1,5 kg potatoes"),
      (["2 leeks", "1 kg potatoes"], "1,5 kg potatoes"),
      (["1.000 g flour", "1 kg potatoes"], "1,5 kg potatoes"),
    ])
  func decimalMark(_ lines: [String], _ scaled: String) throws {
    var recipe = Recipe(title: "Soup", ingredients: lines)
    recipe.language = "sv"
    let factor = try #require(Rational(3, over: 2))
    let result = try ScaledRecipe(recipe, ScalingRequest(amount: .factor(factor)))
    #expect(result.recipe.ingredients.last == scaled)
  }

  @Test("Units change nothing but the lines")
  func convertsOnly() throws {
    let recipe = Recipe(
      title: "Soup", ingredients: ["1 cup milk"], directions: ["Add 1 cup milk."],
      yield: "4 servings")
    let result = try ScaledRecipe(recipe, ScalingRequest(units: .metric))
    #expect(result.recipe.ingredients == ["240 ml milk"])
    #expect(result.recipe.directions == recipe.directions)
    #expect(result.recipe.yield == "4 servings")
  }
}
