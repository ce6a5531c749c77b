import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Facts as strangers write them")
struct StrangerFactTests {
  static let labels = [
    StrangerDocument(
      "above a table",
      """
      # Stew

      - Cost: low
      - Cooking: 1 h
      - Serves: 4

      | Ingredient | Amount |
      |---|---|
      | Beans | 500 g |
      \(StrangerDocument.method)
      """,
      lines: ["500 g Beans"],
      servings: "4",
      notes: ["Cost: low"]),
    StrangerDocument(
      "below the heading of ingredients",
      """
      # Ragoût

      ## Ingrédients

      - Coût : bon marché
      - Temps de préparation : 20 min
      - Portions : 6

      | Ingrédient | Quantité |
      |---|---|
      | Haricots | 500 g |
      \(StrangerDocument.method)
      """,
      lines: ["500 g Haricots"],
      servings: "6",
      notes: ["Coût : bon marché"]),
    StrangerDocument(
      "below the heading of the method",
      """
      # Stew

      ## Ingredients

      - 500 g beans

      ## Method

      - Difficulty: easy
      - Time: 10 min

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["500 g beans"],
      notes: ["Difficulty: easy"]),
    StrangerDocument(
      "foods with amounts stay ingredients",
      """
      # Sauce

      ## Ingredients

      - Butter: 50 g
      - Cooking oil: 2 tbsp
      \(StrangerDocument.method)
      """,
      lines: ["Butter: 50 g", "Cooking oil: 2 tbsp"]),
    StrangerDocument(
      "tools have a section of their own",
      """
      # Sauce

      Ingredients:

      - Butter, 50 g
      - Flour, 2 tbsp

      Cookware:

      - Pan
      - Whisk

      Steps:

      - Slice all of it.
      - Boil it for an hour.
      """,
      lines: ["50 g Butter", "2 tbsp Flour"]),
  ]

  static let pictures = [
    StrangerDocument(
      "lines",
      """
      # Soup

      🕒 30 min
      👥 4

      ## 🧂

      - 3 leeks

      ## 👩‍🍳

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks"],
      servings: "4"),
    StrangerDocument(
      "one line",
      """
      # Soup

      ⏱️ 30 min | 🍽️ 6 | 🔪 10 min

      **🛒**

      - 3 leeks

      **🍳**

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks"],
      servings: "6"),
    StrangerDocument(
      "bullets",
      """
      # Soup

      - ⏲ 1 h 30
      - 👪 6 people

      ## 🥕

      - 3 leeks

      ## 🍲

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks"],
      servings: "6 people"),
    StrangerDocument(
      "beside words",
      """
      # Soup

      ## 🧂 Ingredients

      - 🥬 3 leeks

      ## 👨‍🍳 Method

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["🥬 3 leeks"]),
    StrangerDocument(
      "notes",
      """
      # Soup

      ## 🛒

      - 3 leeks

      ## 🥘

      1. Slice all of it.
      2. Boil it for an hour.

      ## 💡

      It freezes well.
      """,
      lines: ["3 leeks"],
      notes: ["💡: It freezes well."]),
  ]

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

  @Test("bullets of labels and values are no ingredients", arguments: labels)
  func readsLabels(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("pictures are labels and headings", arguments: pictures)
  func readsPictures(_ sample: StrangerDocument) throws { try sample.check() }

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
