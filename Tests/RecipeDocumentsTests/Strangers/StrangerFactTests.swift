import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Facts as strangers write them")
struct StrangerFactTests {
  static let yields = [
    StrangerDocument(
      "in brackets",
      """
      # Ingrédients (6 gaufres)

      - 250 g de farine
      - 1 oeuf

      # Recette

      - Slice all of it.
      - Boil it for an hour.
      """,
      lines: ["250 g de farine", "1 oeuf"],
      servings: "6 gaufres"),
    StrangerDocument(
      "in a line in brackets",
      """
      # Pandekager

      ## Ingredienser

      (til ca. 15 pandekager):

      - 230 g mel
      - 2 æg
      \(StrangerDocument.method)
      """,
      lines: ["230 g mel", "2 æg"],
      servings: "15 pandekager"),
    StrangerDocument(
      "in a line in italics",
      """
      # Canelés

      ## Ingrédients

      *Pour 20 environ*

      - 125 g de farine
      - 2 oeufs
      \(StrangerDocument.method)
      """,
      lines: ["125 g de farine", "2 oeufs"],
      servings: "20"),
    StrangerDocument(
      "beside times in a line of bars",
      """
      ---
      title: Pancakes
      ingredients:
        - 200 g Mehl
      directions:
        - Slice all of it.
        - Boil it for an hour.
      ---
      1 Portion
       | Arbeitszeit ca. 10 Minuten
       | Gesamtzeit ca. 15 Minuten
      """,
      lines: ["200 g Mehl"],
      servings: "1 Portion"),
  ]

  @Test("the yield is in the heading or right below it", arguments: yields)
  func readsYields(_ sample: StrangerDocument) throws { try sample.check() }

  @Test(
    "times have their names in words or pictures",
    arguments: [
      ("🔪 10 min · 🔥 1 h", 10, 60, nil), ("⏰ 45 min", nil, nil, 45),
      ("Arbeitszeit ca. 10 Minuten | Kochzeit 1 h", 10, 60, nil),
      ("Temps de cuisson environ 40 min", nil, 40, nil),
      ("Tempo di preparazione 15 minuti", 15, nil, nil),
    ] as [(String, Int?, Int?, Int?)])
  func times(_ line: String, prep: Int?, cook: Int?, total: Int?) throws {
    let text = "# Soup\n\n\(line)\n\n## Ingredients\n\n- 3 leeks\n\n## Method\n\n1. Boil it.\n"
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "soup.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.prepMinutes?.upper == prep)
    #expect(recipe.cookMinutes?.upper == cook)
    if let total { #expect(recipe.totalMinutes?.upper == total) }
  }

  @Test("a link that only says that it is the source is the source")
  func linkedSource() throws {
    let text =
      "[Source](https://example.org/a)\n\n| Qty | Thing |\n|---|---|\n| 220g | butter |\n| 2 | eggs |\n\n1. Melt it.\n2. Bake it.\n"
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "soup.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.sourceURL == "https://example.org/a")
    #expect(recipe.description == nil)
  }

  @Test("each line below the heading of tools is a tool")
  func toolLines() throws {
    let text =
      "# Soup\n\n## Ingredients\n\n- 3 leeks\n\n## Ustensiles\n\nCasserole\nFouet\n\n## Method\n\n1. Boil.\n"
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "soup.md", fields: .all)
    #expect(outcome.entries.first?.recipe.tools == ["Casserole", "Fouet"])
  }
}
