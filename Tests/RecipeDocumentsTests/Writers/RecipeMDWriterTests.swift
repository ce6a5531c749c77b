import Foundation
import RecipeCore
import RecipeDocuments
import TestSupport
import Testing

@Suite("RecipeMD export")
struct RecipeMDWriterTests {
  @Test("a recipe becomes title, description, facts, tags, yields, ingredients and instructions")
  func whole() {
    #expect(
      RecipeMDWriter().text(of: WriterSamples.full) == """
        # Leek "soup"

        A soup.
        For cold days.

        ![](leek.jpg)

        - Source: [The Green Stove](https://green.example/leek)
        - Author: Ann
        - Prep time: 10 min
        - Cook time: 20 min
        - Total time: 55 min
        - Rating: 4.8/5

        *soup, winter*

        **4 servings**

        ---

        - *2* leeks
        - *1 l* stock

        ## To finish

        - *50 ml* cream

        ---

        1. Wash the leeks.

        ## For the soup

        1. Cook, then

           blend.

        ## Equipment

        - blender
        - large pot

        ## Notes

        - It freezes well.
        - Storage: 3 days

          in the fridge

        ## Nutrition

        - calories: 240 kcal
        - fat: 9.5 g

        """)
  }

  @Test(
    "a yield that is no amount is a fact, not a yield that RecipeMD refuses",
    arguments: [
      ("4", "**4**\n"), ("½ loaf", "**½ loaf**\n"),
      ("4 servings, 200 g", "**4 servings, 200 g**\n"),
      ("many", "- Servings: many\n"), ("4 servings, some", "- Servings: 4 servings, some\n"),
    ])
  func yields(yield: String, written: String) {
    let text = RecipeMDWriter().text(of: Recipe(title: "x", ingredients: ["a"], yield: yield))
    #expect(text.contains(written))
  }

  @Test(
    "an amount that RecipeMD can state stands before the name, and nothing of the line changes",
    arguments: [
      ("2 eggs", "*2* eggs"), ("1 1/2 cups flour, sifted", "*1 1/2 cups* flour, sifted"),
      ("½ tsp salt", "*½ tsp* salt"), ("1,5 dl milk", "*1,5 dl* milk"),
      ("2-3 carrots", "2-3 carrots"), ("salt", "salt"), ("200 g", "200 g"),
      ("1 (14 oz) can *of* tomatoes", "*1 (14 oz) can* \\*of\\* tomatoes"),
      ("about 2 cups rice", "about 2 cups rice"), ("2  eggs", "2  eggs"),
    ])
  func amounts(line: String, item: String) {
    let recipe = Recipe(title: "x", ingredients: [line, "end"])
    let document = RecipeMDWriter().document(of: recipe)
    #expect(String(decoding: document, as: UTF8.self).contains("\n- \(item)\n"))
    let outcome = MarkdownRecipeReader().read(document, path: "/x.md", fields: .all)
    #expect(outcome.entries.first?.recipe.ingredients == [line, "end"])
  }

  @Test("parts of the directions stand under headings")
  func parts() {
    let recipe = Recipe(
      title: "x", directions: ["Start.", "Sauce:", "Stir."],
      directionGroups: [RecipeGroup(name: "Sauce", start: 1)])
    #expect(
      RecipeMDWriter().text(of: recipe) == """
        # x

        ---

        ---

        1. Start.

        ## Sauce

        1. Stir.

        """)
  }

  @Test("every tricky recipe is RecipeMD to our own reader, or says nothing of groups and steps")
  func dialect() {
    for recipe in TrickyRecipes.all where !Self.namesSections(recipe) {
      let outcome = MarkdownRecipeReader().read(
        RecipeMDWriter().document(of: recipe), path: "/x.md", fields: .all)
      #expect(outcome.dialect == "RecipeMD", "\(recipe.title)")
    }
  }

  /// Whether a group has the name of a section, which our reader takes it for.
  private static func namesSections(_ recipe: Recipe) -> Bool {
    let sections = ["ingredients", "directions", "zutaten", "note"]
    return recipe.ingredientGroups.contains { group in
      sections.contains { group.name.lowercased().contains($0) }
    }
  }

  @Test(
    "the reference implementation takes every document",
    .enabled(if: Reference.isThere, "needs a python3 with the package recipemd (PyPI)"))
  func reference() throws {
    let documents = TrickyRecipes.all.map { RecipeMDWriter().text(of: $0) }
    let refused = try Reference.refused(documents)
    #expect(refused.isEmpty, "\(refused)")
  }
}

/// The reference implementation of RecipeMD.
private enum Reference {
  /// Whether the `python3` of the path has the package.
  static let isThere = (try? PythonTool.run("import recipemd")) != nil

  private static let program = """
    import json
    from recipemd.data import RecipeParser
    with open(sys.argv[1]) as given, open(sys.argv[2], "w") as answer:
        for text in json.load(given):
            try:
                RecipeParser().parse(text)
            except Exception as error:
                print(repr(error), repr(text[:60]), file=answer)
    """

  /// A line for each document that it does not take.
  static func refused(_ documents: [String]) throws -> String {
    let answer = try PythonTool.run(program, input: Array(try JSONEncoder().encode(documents)))
    return String(decoding: answer, as: UTF8.self)
  }
}
