import Testing

@testable import RecipeDocuments

@Suite("Lines of ingredients that are one food")
struct DividedAmountTests {
  private static let method = "\n\n## Steps\n\n1. Mix it.\n2. Bake it.\n"

  @Test(
    "how an amount is divided stays in its item",
    arguments: [
      "3 cups flour, 2 cups for the dough, 1 cup for dusting",
      "3 tbsp butter, 2 tbsp melted, 1 tbsp cold",
      "1 cup sugar, 1/2 cup for the cake, 1/2 cup for the glaze",
      "500 g Mehl, 400 g für den Teig, 100 g zum Bestäuben",
      "400 g tomatoes, 200 g chopped, 200 g whole",
      "3 cups flour; 2 cups for the dough; 1 cup for dusting",
    ])
  func items(line: String) throws {
    try ReadSample(
      testDescription: line, path: "a.md",
      text: "# A\n\n## Ingredients\n\n- \(line)\n- 1 egg" + Self.method, lines: [line, "1 egg"]
    ).check()
  }

  @Test(
    "what a food is divided in stays on its line",
    arguments: [
      "2 onions, 1 red, 1 white", "4 eggs, 2 whole, 2 yolks", "1 lemon, 1 tsp zest, 2 tbsp juice",
      "3 cups flour, 2 cups for the dough, 1 cup for dusting",
      "You need 1 onion, 2 carrots and 3 eggs for 4 people.",
    ])
  func lines(line: String) throws {
    try ReadSample(
      testDescription: line, path: "a.md",
      text: "# A\n\n## Ingredients\n\n\(line)" + Self.method, lines: [line]
    ).check()
  }

  @Test("a tag of a line break in an item parts foods, and no food from what is done to it")
  func breaks() throws {
    try ReadSample(
      testDescription: "tags", path: "a.md",
      text: """
        # A

        ## Ingredients

        - 200 g butter<br>softened
        - 1 onion<br/>(chopped)
        - 250 g flour<br>sifted, plus more for dusting
        - 2 eggs<br>1 l milk
        """ + Self.method,
      lines: [
        "200 g butter softened", "1 onion (chopped)", "250 g flour sifted, plus more for dusting",
        "2 eggs", "1 l milk",
      ]
    ).check()
  }

  @Test(
    "a food below a bullet is one of its own unless the line above is open",
    arguments: [
      ("- 2 eggs\nsalt\npepper\n- 1 l milk", ["2 eggs", "salt", "pepper", "1 l milk"]),
      ("* 2 eggs\nbutter\nsalt", ["2 eggs", "butter", "salt"]),
      ("- 2 eggs and\nsalt\n- 1 l milk", ["2 eggs and salt", "1 l milk"]),
    ])
  func bullets(foods: String, lines: [String]) throws {
    try ReadSample(
      testDescription: foods, path: "a.txt",
      text: "Cake\n\nIngredients\n\(foods)\n\nMethod\nMix it all.\nBake it.\n", lines: lines
    ).check()
  }

  @Test("foods between blank lines are ingredients, even if they end as sentences do")
  func sentences() throws {
    let foods = [
      "200 g flour, sifted, and some more for dusting of the board.",
      "1 egg, which should be at room temperature, beaten.",
      "Salt and pepper as you like it, freshly ground.",
    ]
    try ReadSample(
      testDescription: "foods", path: "a.txt",
      text: "Bread\n\nIngredients\n\n" + foods.joined(separator: "\n\n") + "\n", lines: foods,
      steps: []
    ).check()
  }
}
