import RecipeCore
import RecipeDocuments
import Testing

@Suite("Markdown with dividers")
struct MarkdownDividerTests {
  @Test("a list above the ingredients is a part of the description")
  func tips() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Sriracha

      Before you start:

      - Use gloves.
      - Open a window.

      ## Ingredients

      - 1 pound chiles

      ## Directions

      1. Blend.
      """)
    #expect(recipe.description == "Before you start:\n\n- Use gloves.\n- Open a window.")
  }

  @Test("an ingredient in brackets is a line, and a heading in brackets is above lines")
  func brackets() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n\n- [For the pot]\n- 2 leeks\n- [salt]\n- [pepper]\n\n"
        + "## Directions\n\n1. Boil.\n")
    #expect(recipe.ingredients == ["2 leeks", "[salt]", "[pepper]"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "For the pot", start: 0)])
  }

  @Test("RecipeMD gives lines as written, groups at any depth, tags, yields and the source")
  func recipeMD() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Plum cake

      ![Cake](cake.jpg)

      A *good* one. From [Plum Days](http://plums.example/cake).

      *cake, autumn*

      **1 cake, 12 pieces**

      ---

      - *1.5 cups* flour

      ## Topping

      - *½ kg* [plums](./plums.md), halved
        - stoned

      ### Crumble

      1. sugar &amp; spice

      ---

      Mix.

      1. Bake it.
         Long.
      2. Eat.
      """)
    #expect(recipe.title == "Plum cake")
    #expect(recipe.description == "A good one. From Plum Days.")
    #expect(recipe.sourceURL == "http://plums.example/cake")
    #expect(recipe.publisher == "Plum Days")
    #expect(recipe.imageURL == "cake.jpg")
    #expect(recipe.tags == ["cake", "autumn"])
    #expect(recipe.yield == "1 cake, 12 pieces")
    #expect(
      recipe.ingredients == ["1.5 cups flour", "½ kg plums, halved", "stoned", "sugar & spice"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Topping", "Crumble"])
    #expect(recipe.ingredientGroups.map(\.start) == [1, 3])
    #expect(recipe.directions == ["Mix.", "Bake it. Long.", "Eat."])
  }

  @Test(
    "dividers around the ingredients are RecipeMD, whatever its groups are called",
    arguments: [
      ("- 1 duck\n\n## Other Ingredients\n\n- 1 leek", "---\n\n## Start Cooking\n\n1. Cook.", 2),
      ("## Soup Ingredients\n\n- 1 leek\n\n## Toppings\n\n- 1 egg", "---\n\nCook.", 2),
      ("## Soup Ingredients\n\n- 1 leek\n\n## Toppings\n\n- 1 egg", "", 2),
      ("## Ingredients\n\n- 1 leek", "---\n\nCook.", 1),
      ("## 主料\n\n- 1 leek\n\n## 辅料\n\n- 1 egg", "---\n\n## 葱姜水制作\n\n1. Cook.", 2),
      ("- 1 duck\n\n## Ingredients\n\n- 1 leek", "---\n\n## Directions\n\n1. Cook.", 2),
    ])
  func dividers(lists: String, instructions: String, count: Int) throws {
    let text = "# Soup\n\n---\n\n\(lists)\n\n\(instructions)\n"
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.dialect == "RecipeMD")
    let strict = MarkdownRecipeReader(dialect: .recipeMD)
      .read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.map(\.recipe) == strict.entries.map(\.recipe))
    #expect(outcome.entries.first?.recipe.ingredients.count == count)
  }

  @Test(
    "headings that name the parts count in a document with dividers",
    arguments: [
      "## Ingredients\n\n- 1 leek\n\n---\n\n## Directions\n\n- Cook.",
      "## Ingredients\n\n- 1 leek\n\n## Directions\n\n- Cook.",
      "## Ingredients\n\n- 1 leek\n\n---\n\n**Directions**\n\n- Cook.",
      "## Soup Ingredients\n\n- 1 leek\n\n## Directions\n\n- Cook.\n\n---\n\n## Notes",
    ])
  func headingsBetweenDividers(body: String) {
    let text = "# Soup\n\n---\n\n\(body)\n"
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.dialect == MarkdownDialect.headings.name)
    #expect(outcome.entries.first?.recipe.ingredients == ["1 leek"])
    #expect(outcome.entries.first?.recipe.directions == ["Cook."])
  }

  @Test("an item without a number above a list with numbers names a group; RecipeMD has none such")
  func nestedGroups() throws {
    let list = "- Dough\n  - 200 g flour\n- Sauce\n  - 2 leeks\n- salt\n  - or pepper\n"
    let headed = try MarkdownSample.recipe("# T\n\n## Ingredients\n\n" + list)
    #expect(headed.ingredients == ["salt", "or pepper", "200 g flour", "2 leeks"])
    #expect(
      headed.ingredientGroups == [
        RecipeGroup(name: "Dough", start: 2), RecipeGroup(name: "Sauce", start: 3),
      ])
    let recipeMD = try MarkdownSample.recipe("# T\n\n---\n\n" + list)
    #expect(recipeMD.ingredients.count == 6)
  }

  @Test("ingredients and instructions may take turns, divided by lines")
  func nyum() throws {
    let recipe = try MarkdownSample.recipe(
      "---\ntitle: Tofu\nsize: 2 servings\ntime: 20 min\n---\n\n* `2 tbsp` oil\n\n> Heat it.\n\n---\n\n* `1` tofu\n\n> Fry *it*.\n"
    )
    #expect(recipe.ingredients == ["2 tbsp oil", "1 tofu"])
    #expect(recipe.directions == ["Heat it.", "Fry it."])
    #expect(recipe.yield == "2 servings")
    #expect(recipe.totalMinutes == 20)
  }

  @Test("RecipeMD that breaks a rule is read all the same")
  func invalidRecipeMD() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n---\n\nFor one:\n\n- *some* salt\n- flour\n\n---\n\n- Mix\n- Bake\n")
    #expect(recipe.ingredients == ["some salt", "flour"])
    #expect(recipe.directions == ["Mix", "Bake"])
  }
}
