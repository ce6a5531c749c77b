import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tables as strangers write them")
struct StrangerTableTests {
  static let tables = [
    StrangerDocument(
      "an empty heading over amounts is no second column of foods",
      """
      # Pie

      | Ingredients | |
      |---|---|
      | Pears | 3 |
      | Butter | 28.5 |
      \(StrangerDocument.method)
      """,
      lines: ["3 Pears", "28.5 Butter"]),
    StrangerDocument(
      "what is done to a food may stand behind the comma of its amount",
      """
      # Soup

      | Ingredient | Quantity |
      |---|---|
      | Leeks | 2, thinly sliced |
      | Garlic | 3 cloves, crushed |
      | Chard | 1 bunch/bag, washed |
      | Water | 1,5 l |
      \(StrangerDocument.method)
      """,
      lines: [
        "2 Leeks, thinly sliced", "3 cloves Garlic, crushed", "1 bunch/bag Chard, washed",
        "1,5 l Water",
      ]),
    StrangerDocument(
      "columns for several batches are no ingredients, though the first heading is empty",
      """
      # Soup

      ## Ingredients

      | | 1x | 2x |
      |---|---|---|
      | leeks | 3 | 6 |
      | cream | 100 ml | 200 ml |
      | salt | to taste | -- |
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks (2x: 6)", "100 ml cream (2x: 200 ml)", "salt, to taste"]),
    StrangerDocument(
      "yields may be abbreviated, and prices and energies keep their names",
      """
      # Soupe

      ## Ingrédients

      | | 4 pers. | 8 pers. | Prix |
      |---|---|---|---|
      | poireaux | 1 kg | 2 kg | 3.20 |
      | crème | 20 cl | 40 cl | 1.10 |
      \(StrangerDocument.method)
      """,
      lines: [
        "1 kg poireaux (8 pers.: 2 kg; Prix: 3.20)", "20 cl crème (8 pers.: 40 cl; Prix: 1.10)",
      ], servings: "4 pers."),
    StrangerDocument(
      "the last row adds the others up, whatever stands beside the word for it",
      """
      # Brot

      | Zutat | Menge | % |
      |---|---|---|
      | **Vorteig** (am Vortag) | | |
      | Roggenmehl | 200 g | 40 |
      | Wasser | 200 g | 40 |
      | **Hauptteig** | | |
      | Roggenmehl | 300 g | 60 |
      | Teig gesamt | 700 g | |
      \(StrangerDocument.method)
      """,
      lines: [
        "# Vorteig (am Vortag)", "200 g Roggenmehl (40%)", "200 g Wasser (40%)", "# Hauptteig",
        "300 g Roggenmehl (60%)",
      ], notes: ["Teig gesamt: 700 g"]),
    StrangerDocument(
      "a row of marks around a name is a group, and so is a row that is bold as a whole",
      """
      # Zupa

      ## Składniki

      | Ilość | Składnik | Uwagi |
      |---|---|---|
      | 3 | pory | w plasterkach |
      | --- | Grzanki | --- |
      | 2 | bułki | |
      | **Do podania** | **na koniec** | |
      | 1 | cytryna | |
      \(StrangerDocument.method)
      """,
      lines: ["3 pory (w plasterkach)", "# Grzanki", "2 bułki", "# Do podania", "1 cytryna"]),
    StrangerDocument(
      "the columns of a list may be several times beside each other",
      """
      # Sopa

      ## Ingredientes

      | Cantidad | Ingrediente | Cantidad | Ingrediente |
      |---|---|---|---|
      | 3 | puerros | 200 ml | nata |
      | 1 l | caldo | 1 | limón |
      \(StrangerDocument.method)
      """,
      lines: ["3 puerros", "1 l caldo", "200 ml nata", "1 limón"]),
    StrangerDocument(
      "directions in a column of the ingredients are the steps",
      """
      # Soup

      | Ingredients | Amount | Directions |
      |---|---|---|
      | leeks | 3 | Slice all of it. |
      | water | 1 l | Boil it for an hour. |
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "lists in the cells of one row are ingredients and steps",
      """
      # Soup

      | Ingredients | Method |
      |---|---|
      | 3 leeks<br>1 l water<br/>salt | Slice all of it.<br>Boil it for an hour. |
      """,
      lines: ["3 leeks", "1 l water", "salt"]),
    StrangerDocument(
      "a column that says what an ingredient is for names the groups",
      """
      # Soup

      | Item | How much | For |
      |---|---|---|
      | leeks | 3 | broth |
      | water | 1 l | broth |
      | bread | 2 slices | croutons |
      | butter | 20 g | croutons |
      \(StrangerDocument.method)
      """,
      lines: ["# broth", "3 leeks", "1 l water", "# croutons", "2 slices bread", "20 g butter"]),
    StrangerDocument(
      "sentences in a list above a table without a heading are the description",
      """
      # Soup

      - A little less cream than usual does no harm to it.
      - The green part of the leeks gives it a fine colour.

      | Leek soup | For four |
      |---|---|
      | leeks 500 g | chopped |
      | cream 100 ml | |

      1. Slice all of it.
      2. Boil it for an hour.

      - It freezes well for a month or two.
      """,
      lines: ["leeks 500 g (chopped)", "cream 100 ml"],
      notes: ["It freezes well for a month or two."]),
    StrangerDocument(
      "times in rows are not one time below a heading 'Time'",
      """
      # Soup

      ### Duration

      | Type | Time |
      |---|---|
      | Preparation | 10 min |
      | Cooking | 1 h |

      ## Ingredients

      - 3 leeks
      - 1 l water

      1 pinch of salt
      pepper
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "1 l water", "1 pinch of salt", "pepper"]),
  ]

  @Test("amounts, steps, yields and notes are where a cook would look", arguments: tables)
  func readsTables(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("two times in rows of a table are two times")
  func timesInRows() throws {
    let text = Self.tables.last?.text ?? ""
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "soup.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.prepMinutes?.upper == 10)
    #expect(recipe.cookMinutes?.upper == 60)
    #expect(recipe.totalMinutes == nil)
  }
}
