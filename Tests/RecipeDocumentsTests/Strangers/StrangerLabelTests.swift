import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Labels as strangers write them")
struct StrangerLabelTests {
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

  @Test("bullets of labels and values are no ingredients", arguments: labels)
  func readsLabels(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("pictures are labels and headings", arguments: pictures)
  func readsPictures(_ sample: StrangerDocument) throws { try sample.check() }
}
