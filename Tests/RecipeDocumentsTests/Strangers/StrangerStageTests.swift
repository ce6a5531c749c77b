import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Directions of strangers' documents below headings of their own")
struct StrangerStageTests {
  @Test("after a method without heading, sections of components and stages are its parts")
  func stages() throws {
    let recipe = try MarkdownSample.recipe(
      "# Plum cake\n\n## Ingredients\n\n- 200 g flour\n- 500 g plums\n\nStir in the flour.\n\n"
        + "180 °C, 20 min until golden.\n\n## Plums\n\nHalve the plums and stone them.\n\n"
        + "## Finish\n\nDust with sugar and serve.\n\n## Storage\n\nKeeps for two days.\n")
    #expect(recipe.ingredients == ["200 g flour", "500 g plums"])
    #expect(recipe.directionGroups.map(\.name) == ["Plums", "Finish"])
    #expect(recipe.directions.count == 6)
    #expect(recipe.notes.count == 1)
  }

  @Test("a component is known by the foods in its text")
  func component() throws {
    let recipe = try MarkdownSample.recipe(
      "# Kuchen\n\n## Zutaten\n\n- 200 g Mehl\n- 500 g Zwetschgen\n- 1 EL Zucker\n\n"
        + "Das Mehl gut unterrühren.\n\n## Belag\n\nDie Zwetschgen entsteinen und mit Zucker "
        + "bestreuen.\n\n## Tipps\n\nSchmeckt warm am besten.\n")
    #expect(recipe.directionGroups.map(\.name) == ["Belag"])
    #expect(recipe.notes == ["Schmeckt warm am besten."])
  }

  @Test(
    "headings that share a word and count are steps in any language",
    arguments: [
      ("Ingredienser", "Trinn 1: Løk", "Trinn 2: Kjøtt", ["Løk", "Kjøtt"]),
      ("Składniki", "Krok 1 – Cebula", "Krok 2 – Mięso", ["Cebula", "Mięso"]),
      ("材料", "手順1 下ごしらえ", "手順2 炒める", ["下ごしらえ", "炒める"]),
      ("Hozzávalók", "Lépés 1", "Lépés 2", []),
      ("Ingrédients", "Étape n° 1", "Étape n° 2", []),
    ])
  func counted(_ list: String, _ first: String, _ second: String, _ names: [String]) throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## \(list)\n\n- 500 g a\n- 2 b\n\n## \(first)\n\nAaa bbb ccc.\n\n"
        + "## \(second)\n\nDdd eee fff.\n")
    #expect(recipe.directionGroups.map(\.name) == names)
    #expect(recipe.directions.filter { $0.hasSuffix(".") } == ["Aaa bbb ccc.", "Ddd eee fff."])
    #expect(recipe.notes.isEmpty)
  }

  @Test("headings that count notes are no steps")
  func countedTips() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Bake.\n\n## Tip 1\n\nEat it warm.\n\n"
        + "## Tip 2\n\nFreeze the rest.\n")
    #expect(recipe.directions == ["Bake."])
    #expect(recipe.notes.count == 2)
  }

  @Test("counted parts of a method keep their names")
  func partsOfMethod() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n### Version 1: Fried\n\nFry them.\n\n"
        + "### Version 2: Boiled\n\nBoil them.\n")
    #expect(recipe.directionGroups.map(\.name) == ["Version 1: Fried", "Version 2: Boiled"])
  }

  @Test("the first heading of the method is kept if another follows")
  func firstHeading() throws {
    let recipe = try MarkdownSample.recipe(
      "## Ingredients\n\n- 200 g flour\n- 2 eggs\n\n## Dough\n\nMix the flour and the eggs.\n\n"
        + "## Baking\n\nBake for 20 minutes.\n\n| Heat | Time |\n|---|---|\n| 180 °C | 20 min |\n")
    #expect(recipe.directionGroups.map(\.name) == ["Dough", "Baking"])
    #expect(recipe.directions.last == "Heat: 180 °C, Time: 20 min")
  }

  @Test(
    "the attributes of an image are no text",
    arguments: [
      "![pot](pot.jpg){: width=\"400\"}", "![pot](pot.jpg)\n{: width=\"400\" .center }",
      "![pot](pot.jpg){width=50%}", "![pot](pot.jpg){#pot .wide}",
    ])
  func attributes(_ image: String) throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n\n- 500 g beef\n\n## Method\n\n\(image)\n\nBrown the beef.\n")
    #expect(recipe.directions == ["Brown the beef."])
  }

  @Test("facts below steps, tools among them and a footnote with a list are no steps nor foods")
  func besideSteps() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n\n- 500 g beef\n- 1 tbsp butter*\n\n\\* Instead of butter:\n\n- oil\n"
        + "- lard\n\n## Method\n\n- Equipment: large pot\n- Brown the beef.\n\nThen:\n\n1. Boil it.\n"
        + "2. Stir it.\n\n- **Storage**: three days\n- **Difficulty**: easy\n- **Price**: low\n")
    #expect(recipe.ingredients == ["500 g beef", "1 tbsp butter*"])
    #expect(recipe.tools == ["large pot"])
    #expect(recipe.directions == ["Brown the beef.", "Then:", "Boil it.", "Stir it."])
    #expect(recipe.notes.contains("* Instead of butter:\n- oil\n- lard"))
    #expect(recipe.notes.contains("Difficulty: easy"))
  }
}
