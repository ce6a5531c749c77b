import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("What stands beside ingredients and steps, in real collections")
struct BodyReviewTests {
  private static let content = "## Ingredients\n- 2 leeks\n\n## Method\n1. Fry the leeks.\n"

  @Test("a text of several lines under an unknown key is a note if the body has the method")
  func unknownText() throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      name: Soup
      kommentar: |-
        The children like this soup.
        We also serve it cold.
      zutaten:
      - 2 leeks
      ---
      Fry the leeks until soft.

      Then add the stock.
      """)
    #expect(recipe.directions == ["Fry the leeks until soft.", "Then add the stock."])
    #expect(recipe.notes == ["The children like this soup.\nWe also serve it cold."])
    #expect(recipe.description == nil)
  }

  @Test("a numbered text under an unknown key is the directions, whatever the body says")
  func numberedText() throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      name: Soup
      tekst: |-
        1. Fry the leeks until soft.
        2. Then add the stock.
      zutaten:
      - 2 leeks
      ---
      My aunt made this every week.
      """)
    #expect(recipe.directions == ["Fry the leeks until soft.", "Then add the stock."])
    #expect(recipe.description == "My aunt made this every week.")
  }

  @Test(
    "a bold paragraph with the yield is the yield",
    arguments: [
      ("Pour 2 personnes", "2 personnes"), ("Serves 4", "4"), ("Für 4 Personen", "4 Personen"),
    ])
  func boldYield(text: String, yield: String) throws {
    for description in ["", "A plain soup.\n\n"] {
      let recipe = try MarkdownSample.recipe(
        "# Soup\n\n**\(text)**\n\n\(description)\(Self.content)")
      #expect(recipe.yield == yield)
      #expect(recipe.notes.isEmpty)
      #expect(recipe.description == (description.isEmpty ? nil : "A plain soup."))
    }
  }

  @Test(
    "a table of nutrition is read below a heading with its basis",
    arguments: ["## Nährwerte pro Portion", "**Nährwerte pro Portion:**"])
  func nutritionTable(heading: String) throws {
    let table = "| Nährwert | Portion |\n|---|---|\n| Energie | 633 kcal |\n| Fett | 28,2 g |\n"
    let recipe = try MarkdownSample.recipe("# Soup\n\n\(heading)\n\n\(table)\n\(Self.content)")
    #expect(recipe.nutrition.map(\.name) == ["Energie", "Fett"])
    #expect(recipe.nutrition.map(\.text) == ["633 kcal", "28,2 g"])
    #expect(recipe.yield == nil)
  }

  @Test("a table above the ingredients that is nothing else is kept as notes")
  func otherTable() throws {
    let table = "| Pan | Shelf |\n|---|---|\n| large | middle |\n"
    let recipe = try MarkdownSample.recipe("# Soup\n\n\(table)\n\(Self.content)")
    #expect(recipe.notes == ["Pan | Shelf", "large | middle"])
  }

  @Test("code in a language is no step, other code is")
  func diagrams() throws {
    let diagram = "```mermaid\nflowchart TD\n    A --> B\n```\n\n"
    let recipe = try MarkdownSample.recipe("# Soup\n\n## Process\n\n\(diagram)\(Self.content)")
    #expect(recipe.directions == ["Fry the leeks."])
    let plain = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n- 2 leeks\n\n## Method\n```\nFry them.\n```\n")
    #expect(plain.directions == ["Fry them."])
  }

  @Test("bold elements of lists in front matter are the names of groups")
  func boldElements() throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      title: Roast
      ingredients:
        - "**Roast**"
        - 1 leek
        - "**Marinade** (the day before)"
        - 1 l water
      directions:
        - "**Sous vide**"
        - Put it in the bath.
        - "**Crackling**"
        - Boil it.
      ---
      """)
    #expect(recipe.ingredients == ["1 leek", "1 l water"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Roast", "Marinade (the day before)"])
    #expect(
      recipe.directions == ["Sous vide:", "Put it in the bath.", "Crackling:", "Boil it."])
    #expect(recipe.directionGroups.map(\.name) == ["Sous vide", "Crackling"])
  }

  @Test("a first heading that names a time above facts is not the title")
  func timeIsNoTitle() throws {
    let recipe = try MarkdownSample.recipe(
      "#leek #soup\n\n## 🕒 Temps\n\n- **Préparation :** 30 min\n\n\(Self.content)",
      path: "leek-soup.md")
    #expect(recipe.title == "Leek Soup" || recipe.title == "Leek soup")
    #expect(recipe.prepMinutes == 30)
    #expect(recipe.tags == ["leek", "soup"])
    let mixed = try MarkdownSample.recipe(
      "## Temps\n\n- **En avance** : oui\n- **Repos** : 1 h\n\n\(Self.content)", path: "leek.md")
    #expect(mixed.title == "Leek" || mixed.title == "leek")
  }

  @Test(
    "headings with lists below a title in front matter are groups, not recipes or titles",
    arguments: ["#", "##"])
  func partsBelowTitle(level: String) throws {
    let body =
      "\(level) Dough\n\n* 2 cups flour\n\nCombine them.\n\n\(level) Reduction\n\n* 1 can tomatoes\n\nStir them.\n"
    let recipe = try MarkdownSample.recipe("---\ntitle: Pizza\n---\n\n\(body)")
    #expect(recipe.title == "Pizza")
    #expect(recipe.ingredients == ["2 cups flour", "1 can tomatoes"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Dough", "Reduction"])
    #expect(recipe.directions == ["Combine them.", "Stir them."])
  }

  @Test("facts after a label that is not known are read, and that label is a note")
  func unknownLabel() throws {
    let recipe = try MarkdownSample.recipe(
      "# Egg\n\n**Dificultad:** fácil | **Tiempo:** 5 min | **Porciones:** 2\n\n\(Self.content)")
    #expect(recipe.totalMinutes == 5)
    #expect(recipe.yield == "2")
    #expect(recipe.notes == ["Dificultad: fácil"])
    #expect(recipe.description == nil)
  }

  @Test("tools under a longer heading are no ingredients")
  func tools() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingrédients\n- 2 poireaux\n\n## Ustensiles nécessaires\n- Saladier\n\n## Étapes\n1. Mélanger.\n"
    )
    #expect(recipe.ingredients == ["2 poireaux"])
    #expect(recipe.tools == ["Saladier"])
  }

  @Test(
    "a time that says that it is the whole is not added to the others",
    arguments: [
      ("10 Min. aktiv, 40 Min. gesamt (plus Auftauzeit über Nacht)", MinuteRange(atLeast: 40)),
      ("40 Min. gesamt, 10 Min. aktiv", 40), ("10 min active, 40 min total", 40),
    ])
  func wholeTime(text: String, range: MinuteRange) {
    #expect(RecipeDuration.range(in: text) == range)
  }

  @Test("times without a whole are added")
  func addedTimes() {
    #expect(RecipeDuration.range(in: "1 hour, 10 minutes") == 70)
  }
}
