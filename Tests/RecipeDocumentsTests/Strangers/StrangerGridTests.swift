import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Ingredients of strangers' documents that are no list")
struct StrangerGridTests {
  @Test(
    "several ingredients beside each other in a row are one each",
    arguments: [
      "| | |\n|---|---|\n| ![](a.jpg) | ![](b.jpg) |\n| 200 g flour | 2 eggs |\n",
      "| 200 g flour | 2 eggs |\n|---|---|\n| ![Flour](a.jpg) | ![Egg](b.jpg) |\n",
      "| 200 g flour |\n|---|\n| 2 eggs |\n",
    ])
  func grid(_ table: String) throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n\n\(table)\n## Method\n\n1. Mix.\n")
    #expect(recipe.ingredients == ["200 g flour", "2 eggs"])
  }

  @Test("the labels above grids are groups, and a second grid goes on")
  func labels() throws {
    let recipe = try MarkdownSample.recipe(
      "# Kuchen\n\n## Zutaten\n\n**Teig**\n\n| 200 g Mehl | 2 Eier |\n|---|---|\n| 1 TL Salz | |\n\n"
        + "**Belag**\n\n| 500 g Äpfel | 1 TL Zimt |\n|---|---|\n\n## Zubereitung\n\n1. Mischen.\n")
    #expect(
      recipe.ingredients == ["200 g Mehl", "2 Eier", "1 TL Salz", "500 g Äpfel", "1 TL Zimt"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Teig", "Belag"])
    #expect(recipe.ingredientGroups.map(\.start) == [0, 3])
  }

  @Test("the amounts of one food for several batches are no grid")
  func batches() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n\n| Food | One | Two |\n|---|---|---|\n| flour | 200 g | 400 g |\n"
        + "| milk | 1 cup | 2 cups |\n\n## Method\n\n1. Mix.\n")
    #expect(recipe.ingredients.count == 2)
  }

  @Test("tags in brackets are marks, and the yield in a tag is read")
  func tags() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n[recipe servings=4]\n\n[ingredients]\n500 g [peas]\n[salt]\n1 l stock\n"
        + "[/ingredients]\n\n[method]\nChop.\n\nBoil all for 20 minutes.\n[/method]\n\n[/recipe]\n")
    #expect(recipe.ingredients == ["500 g peas", "salt", "1 l stock"])
    #expect(recipe.ingredientGroups.isEmpty)
    #expect(recipe.directions == ["Chop.", "Boil all for 20 minutes."])
    #expect(recipe.yield == "4 servings" || recipe.yield == "4")
    #expect(recipe.notes.isEmpty)
  }

  @Test("tags in brackets around lists, in Spanish")
  func spanishTags() throws {
    let recipe = try MarkdownSample.recipe(
      "---\ntitle: Sopa\n---\n\n[ingredientes]\n- 500 g guisantes\n- 1 cebolla\n[/ingredientes]\n"
        + "[preparacion]\n1. Picar.\n2. Hervir 20 minutos.\n[/preparacion]\n")
    #expect(recipe.ingredients == ["500 g guisantes", "1 cebolla"])
    #expect(recipe.directions == ["Picar.", "Hervir 20 minutos."])
  }

  @Test(
    "without headings and lists, short lines up to a divider or a sentence are the ingredients",
    arguments: [
      "+++\ntitle = \"Rice\"\n+++\n\n200 g rice\n\n2 tomatoes\n\nsalt\n\n<!-- steps -->\n\n",
      "---\ntitle: Rice\n---\n\n200 g rice\n2 tomatoes\nsalt\n\n---\n\n",
      "---\ntitle: Rice\n---\n\n200 g rice\n\n2 tomatoes\n\nsalt\n\n",
    ])
  func lines(_ top: String) throws {
    let recipe = try MarkdownSample.recipe(
      top + "Fry the tomatoes.\n\nAdd the rice and cook for 20 minutes.\n")
    #expect(recipe.ingredients == ["200 g rice", "2 tomatoes", "salt"])
    #expect(
      recipe.directions == ["Fry the tomatoes.", "Add the rice and cook for 20 minutes."])
  }
}
