import RecipeCore
import RecipeDocuments
import Testing

@Suite("The first page of a folder")
struct FirstPageTests {
  private func titles(_ text: String, _ path: String) -> [String] {
    AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all).entries
      .map(\.recipe.title)
  }

  private static let steps = "\n1. Boil the oats.\n2. Stir.\n"

  @Test(
    "is a recipe if it has amounts and steps",
    arguments: ["README.md", "x/README.md", "x/index.md"])
  func recipe(path: String) {
    #expect(titles("# Porridge\n\n- 200 g oats\n- 1 l water\n\(Self.steps)", path) == ["Porridge"])
    #expect(
      titles("# Porridge\n\n| oats | 200 g |\n| water | 1 l |\n\(Self.steps)", path)
        == ["Porridge"])
  }

  @Test(
    "is about its folder if most of it leads to other documents, or it has no amounts",
    arguments: [
      "# Recipes\n\n## Ingredients\n\n- [Porridge](porridge.md)\n- [Soup](soup.md)\n",
      "# Recipes\n\n- 120 recipes\n- 14 soups\n\n1. Fork it.\n2. Add a file.\n",
      "# Measures\n\n- 1 cup = 240 ml\n- 1 tbsp = 15 ml\n\n1. Read it.\n2. Round it.\n",
      "# Server\n\n- 2 GB memory\n- 4 cores\n\n1. Clone it.\n2. Install it.\n",
      "# Recipes\n\n- clone it\n- cook it\n\n1. Clone.\n2. Cook.\n",
    ])
  func folder(text: String) { #expect(titles(text, "x/README.md").isEmpty) }

  @Test("is a recipe if its ingredients are links and it has a method")
  func linkedIngredients() {
    let text = """
      # Soup

      ## Ingredients
      - [Leeks](../leeks/)
      - [Cream](../cream/)

      ## Directions
      1. Cook the leeks.
      2. Blend it.
      """
    for path in ["soup/index.md", "soup/README.md"] { #expect(titles(text, path) == ["Soup"]) }
  }
}
