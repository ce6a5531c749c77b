import RecipeCore
import Testing

@testable import RecipeMatching

struct VariantVerdictTests {
  @Test(
    "takes on one dish are variants, and the first reason says what parts them", arguments: rows)
  func variant(row: VerdictCase) async {
    await row.expect(.variant)
  }

  private static let rows =
    [
      "Vegan Carrot Cake", "Gluten-Free Carrot Cake", "Healthier Carrot Cake", "Keto Carrot Cake",
      "Eggless Carrot Cake", "Carrot Cake, no bake",
    ].map {
      VerdictCase(
        $0, Dish("Carrot Cake", .carrotCake), Dish($0, .carrotCake), "only one title says")
    } + [
      VerdictCase(
        "a line left out", Dish("Carrot Cake", .carrotCake),
        Dish("Carrot Cake", .carrotCake.replacing([6: ""])), "only one has “walnuts”"),
      VerdictCase(
        "a misspelt line and another one left out, of equal amounts",
        Dish("Walnut Scones", .scones + ["80 g walnuts", "80 g raisins"]),
        Dish("Walnut Scones", .scones + ["80 g wanluts"]), "only one has “raisins”"),
      VerdictCase(
        "numbered siblings with other amounts", Dish("Carrot Cake I", .carrotCake),
        Dish("Carrot Cake II", .carrotCake.replacing([2: "300 g brown sugar"])),
        "“brown sugar”: 2 times"),
      VerdictCase(
        "one title, another meat instead of as much of one",
        Dish("Honey Stir Fry", ["500 g beef sirloin"] + [String].fryUp),
        Dish("Honey Stir Fry", ["500 g chicken breast"] + [String].fryUp), "only one has “"),
      VerdictCase(
        "one amount ten times the other at equal yield",
        Dish("Plain Scones", .scones, yield: "8"),
        Dish("Plain Scones", .scones.replacing([1: "200 g sugar"]), yield: "8"),
        "“sugar”: 10 times as much in one"),
      VerdictCase(
        "ounces and fluid ounces that are other amounts",
        Dish(
          "Harbour Punch",
          ["1 oz vodka", "1 oz gin", "1 oz rum", "1/2 oz triple sec", "1 lemon", "3 ice cubes"]),
        Dish(
          "Captain's Harbour Punch",
          [
            "1 fluid ounce vodka", "1 fluid ounce gin", "1 fluid ounce rum",
            "1 fluid ounce triple sec", "1 lemon", "3 ice cubes",
          ]), "“triple sec”: 2 times as much in one"),
      VerdictCase(
        "jiggers that hold more than an ounce",
        Dish("Harbour Punch", ["1 oz vodka", "1 oz gin", "1 oz rum", "1 lemon", "5 mint leaves"]),
        Dish(
          "Harbour Punch",
          [
            "1 (2 fluid ounce) jigger vodka", "1 (2 fluid ounce) jigger gin",
            "1 (2 fluid ounce) jigger rum", "1 lemon", "5 mint leaves",
          ]), "“vodka”: 2 times as much in one"),
      VerdictCase(
        "more amounts in other units than tell",
        Dish(
          "Taverna Dip",
          [
            "2 cans tomatoes", "1 cucumber", "1 cup dill", "2 cups yogurt", "1 clove garlic",
            "1 jalapeño", "1 lime", "1 tsp cumin", "1/2 cup walnuts",
          ]),
        Dish(
          "Dip",
          [
            "600 g tomatoes", "200 g cucumber", "1 bunch mint", "400 g yogurt", "1 clove garlic",
            "1 jalapeño", "1 lime", "1 tsp cumin", "1 radish",
          ]), "only one has “"),
      VerdictCase(
        "equal titles and foods, other amounts", Dish("Carrot Cake", .carrotCake),
        Dish(
          "Carrot Cake",
          .carrotCake.replacing([
            0: "400 g flour", 2: "300 g brown sugar", 3: "5 eggs", 4: "200 ml sunflower oil",
          ])), "“brown sugar”: 2 times as much in one"),
      VerdictCase(
        "everything three times at equal yield",
        Dish("Gazpacho", .gazpacho, yield: "4 servings"),
        Dish(
          "Gazpacho",
          [
            "3 kg tomatoes", "3 cucumbers", "3 green peppers", "6 cloves garlic",
            "150 ml olive oil", "6 tbsp sherry vinegar", "300 g stale bread",
          ], yield: "4 servings"), "“tomatoes”: 3 times as much in one"),
      VerdictCase(
        "the main food more than twice at equal yield",
        Dish(
          "Tomato Salad",
          ["1 kg tomatoes", "1 cucumber", "2 onions", "50 ml olive oil", "1 tbsp vinegar"]),
        Dish(
          "Tomato Salad",
          ["3 kg tomatoes", "1 cucumber", "2 onions", "50 ml olive oil", "1 tbsp vinegar"]),
        "“tomatoes”: 3 times as much in one"),
      VerdictCase(
        "beef in one only", Dish("Black Bean and Quinoa Chili", .beanChili),
        Dish("Quinoa Chili", .beanChili + ["1 lb ground beef"]), "only one has “ground beef”"),
      VerdictCase(
        "a flavour that one title names and only one is made with",
        Dish("Carrot Cake", .carrotCake),
        Dish("Pineapple Carrot Cake", .carrotCake + ["1 can pineapple"]),
        "only one has “pineapple”"),
      VerdictCase(
        "a list that is half of the other",
        Dish("Carrot Cake", .carrotCake),
        Dish(
          "Carrot Cake",
          .carrotCake + [
            "200 g cream cheese", "1 lemon", "60 g icing sugar", "40 g butter", "1 tsp vanilla",
            "30 g pistachios",
          ]), "only one has “"),
      VerdictCase(
        "too few amounts",
        Dish("Vanilla Pudding", ["2 cups milk", "cornstarch", "vanilla", "eggs"]),
        Dish("Vanilla Pudding", ["2 cups milk", "cornstarch", "vanilla", "sugar"]),
        "only one has “"),
      VerdictCase(
        "no amounts and not every line",
        Dish("Green Sauce", ["parsley", "chervil", "sorrel", "yogurt", "eggs"]),
        Dish("Green Sauce", ["sorrel", "parsley", "chervil", "eggs", "sour cream"]),
        "only one has “"),
      VerdictCase(
        "two pages of one site with other amounts",
        Dish("Carrot Cake", .carrotCake, url: "http://site.example/1"),
        Dish(
          "Carrot Cake",
          .carrotCake.replacing([0: "400 g flour", 3: "5 eggs"]), url: "http://site.example/2"),
        "“eggs”: 1.67 times as much in one"),
    ]
}

extension [String] {
  /// What goes with the meat of a stir fry.
  fileprivate static let fryUp = [
    "3 tbsp honey", "2 tbsp soy sauce", "4 cloves garlic", "1 tbsp sesame oil", "200 g noodles",
  ]
  /// The lines of plain scones.
  static let scones = [
    "350 g flour", "20 g sugar", "85 g butter", "175 ml milk", "1 egg",
  ]
}
