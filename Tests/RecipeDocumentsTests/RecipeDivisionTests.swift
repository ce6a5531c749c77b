import RecipeCore
import RecipeDocuments
import Testing

@Suite("Several recipes in one Markdown file")
struct RecipeDivisionTests {
  private func outcome(_ text: String) -> DocumentOutcome {
    MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
  }

  private static let parts = "### Ingredients\n- 1 egg\n### Directions\n1. Fry\n\n"
  private static let deep = "#### Ingredients\n- 1 egg\n#### Directions\n1. Fry\n\n"
  private static let table =
    "| Ingredient | Amount |\n|---|---|\n| egg | 1 |\n\n### Steps\n1. Fry\n\n"
  private static let flat = "# Ingredients\n- 1 egg\n# Directions\n1. Fry\n\n"
  private static let recipeMD = "---\n\n- *1* egg\n\n---\n\nFry.\n\n"

  @Test(
    "each heading above ingredients and directions of its own is a recipe",
    arguments: [
      ("# Pancakes\n\(parts)# Omelette\n\(parts)", [1, 7]),
      ("# Pancakes\n\(flat)# Omelette\n\(flat)", [1, 7]),
      ("## Pancakes\n\(parts)## Omelette\n\(parts)", [1, 7]),
      ("# Our book\n\nHello.\n\n## Pancakes\n\(parts)## Omelette\n\(parts)", [5, 11]),
      ("# Book\n\n## Eggs\n\n### Pancakes\n\(deep)### Omelette\n\(deep)", [5, 11]),
      ("# Eggs\n## Pancakes\n\(parts)# More\n## Omelette\n\(parts)", [2, 9]),
      ("# Menu\n\n## Pancakes\n\(table)## Omelette\n\(table)", [3, 11]),
      ("---\nauthor: Jo\n---\n# Pancakes\n\(parts)# Omelette\n\(parts)", [4, 10]),
      ("# Pancakes\n\(recipeMD)# Omelette\n\(recipeMD)", [1, 10]),
      ("# Pancakes\n- 1 egg\n\nFry.\n\n# Omelette\n- 1 egg\n\nFry.\n", [1, 6]),
      (
        "# Pancakes\n\n**Ingredients**\n- 1 egg\n\n**Method**\n\nFry.\n\n"
          + "# Omelette\n\n**Ingredients**\n- 1 egg\n\n**Method**\n\nFry.\n", [1, 10]
      ),
    ])
  func several(text: String, lines: [Int]) {
    let outcome = outcome(text)
    let recipes = outcome.entries.map(\.recipe)
    #expect(recipes.count == 2)
    #expect(outcome.entries.map(\.line) == lines)
    #expect(recipes.allSatisfy { $0.ingredients == ["1 egg"] })
    #expect(recipes.allSatisfy { $0.directions.map { $0.prefix(3) } == ["Fry"] })
    #expect(recipes.last?.title == "Omelette" || recipes.last?.title == "More")
    #expect(outcome.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test(
    "a recipe with parts is one",
    arguments: [
      "# Pie\n\n# Ingredients\n- 1 egg\n\n# Directions\n1. Fry\n",
      "# Pie\n\n## For the dough\n\(parts)## For the filling\n\(parts)",
      "# Pie\n\n## Dough\n\(parts)## Apple filling\n\(parts)",
      "# Tarte\n\n## Pour la pâte\n\(parts)## Pour la crème\n\(parts)",
      "# Kuchen\n\n## Teig\n\(parts)## Belag\n\(parts)",
      "# Chicken and rice\n\n## Chicken\n\(parts)## Rice\n\(parts)",
      "# Pie\n\nServes: 4\n\n## Crust of rye\n\(parts)## Apples\n\(parts)",
      "---\ntitle: Pie\nservings: 4\n---\n## Crust of rye\n\(parts)## Apples\n\(parts)",
      "# Pie\n\n## Rye\n\(parts)## Apples\n\(parts)## Directions\n1. Bake\n",
      "# Pie\n\n## Ingredients\n- 1 egg\n\n## Rye\n\(parts)## Apples\n\(parts)",
      "# Pie\n\n## Ingredients\n- 1 egg\n\n## Directions\n1. Fry\n\n# History\n\nLong.\n",
    ])
  func one(text: String) {
    let outcome = outcome(text)
    #expect(outcome.entries.count == 1)
    #expect(outcome.entries.first?.recipe.ingredients.first == "1 egg")
    #expect(outcome.entries.first?.recipe.directions.isEmpty == false)
  }

  @Test("the title of a book says that what looks like parts are recipes")
  func book() {
    let text = "# Sauce recipes\n\n## Salsa\n\(Self.parts)## Dressing\n\(Self.parts)"
    #expect(outcome(text).entries.map(\.recipe.title) == ["Salsa", "Dressing"])
  }

  @Test("recipes of a book share its author and tags, not its title, source and picture")
  func shared() {
    let text =
      "---\ntitle: Book\nauthor: Jo\ntags: [eggs]\nimage: a.jpg\n---\n# Pancakes\n\(Self.parts)# Omelette\n\(Self.parts)"
    let recipes = outcome(text).entries.map(\.recipe)
    #expect(recipes.map(\.title) == ["Pancakes", "Omelette"])
    #expect(recipes.allSatisfy { $0.author == "Jo" && $0.tags == ["eggs"] && $0.imageURL == nil })
  }

  @Test(
    "a fence and a title begin a document of their own, with front matter and places",
    arguments: ["\n", "\r\n"])
  func documents(lineEnd: String) {
    let text = [
      "---", "title: Pancakes", "date: 2020-13-45", "---", "", "## Ingredients", "", "- 1 egg",
      "---", "title: Omelette", "date: 2020-13-45", "---", "", "# Omelette", "", "## Ingredients",
      "", "- 3 eggs", "",
    ].joined(separator: lineEnd)
    let outcome = outcome(text)
    #expect(outcome.entries.map(\.recipe.title) == ["Pancakes", "Omelette"])
    #expect(outcome.entries.map(\.recipe.ingredients) == [["1 egg"], ["3 eggs"]])
    #expect(outcome.entries.map(\.line) == [1, 14])
    #expect(outcome.diagnostics.map(\.location?.line) == [3, 11])
    #expect(outcome.dialect == "Hugo")
  }

  @Test(
    "a fence that begins no document is what it was",
    arguments: [
      "# Pancakes\n\n---\ntitle: none\n\n## Ingredients\n- 1 egg\n",
      "---\ntitle: Pancakes\n---\n## Ingredients\n- 1 egg\n\n---\n\ntitle: x\n",
      "---\nlayout: x\n---\ntitle: Pancakes\n\n## Ingredients\n- 1 egg\n\n---\n",
    ])
  func noDocuments(text: String) {
    #expect(outcome(text).entries.count == 1)
    #expect(outcome(text).entries.first?.recipe.ingredients == ["1 egg"])
  }

  @Test(
    "hundreds of recipes in one file are read")
  func many() {
    let book = (1...200).map { "# Dish \($0)\n\(Self.parts)" }.joined()
    #expect(outcome(book).entries.count == 200)
    let pages = (1...200).map { "---\ntitle: Dish \($0)\n---\n\(Self.parts)" }.joined()
    #expect(outcome(pages).entries.count == 200)
    #expect(outcome(String(repeating: "---\ntitle: a\n", count: 1000)).entries.isEmpty)
  }

  @Test("no file is noted more often than a person reads")
  func limit() {
    let book = (1...80).map { "# Dish \($0)\n- 1 egg\n\nFry.\n\n" }.joined()
    #expect(outcome(book).entries.count == 80)
    #expect(outcome(book).diagnostics.count == 51)
    let pages = String(repeating: "---\ntitle: a\n---\n\nNothing.\n", count: 80)
    #expect(outcome(pages).diagnostics.count == 51)
    #expect(outcome(pages).diagnostics.last?.message == "30 more notes about this file")
  }
}
