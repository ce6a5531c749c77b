import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tables without headings as strangers write them")
struct StrangerPlainTableTests {
  static let rows = [
    StrangerDocument(
      "bars without a delimiter row",
      """
      # Cake

      | 200 g | oats |
      | 2 | eggs |
      | 100 ml | milk |
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "2 eggs", "100 ml milk"]),
    StrangerDocument(
      "below a delimiter row alone",
      """
      # Cake

      ## Ingredients

      |---|---|
      | 200 g | oats |
      | 2 | eggs |
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "2 eggs"]),
    StrangerDocument(
      "right below a line of text",
      """
      # Cake

      ## Ingredients

      For the dough:
      | Food | Amount |
      |---|---|
      | oats | 200 g |
      | eggs | 2 |
      \(StrangerDocument.method)
      """,
      lines: ["# For the dough", "200 g oats", "2 eggs"]),
    StrangerDocument(
      "lines with a bar",
      """
      # Cake

      ## Ingredients

      oats | 200 g
      eggs | 2
      milk | 100 ml
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "2 eggs", "100 ml milk"]),
    StrangerDocument(
      "lines with tabs, the food first",
      """
      # Cake

      ## Ingredients

      oats\t200 g
      eggs\t2
      milk\t100 ml
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "2 eggs", "100 ml milk"]),
    StrangerDocument(
      "lines with tabs, the amount first",
      """
      # Cake

      ## Ingredients

      200 g\toats
      2\teggs
      \tsalt
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "2 eggs", "salt"]),
    StrangerDocument(
      "items with tabs",
      """
      # Cake

      ## Ingredients

      - 200\tg\toats
      - 2\t\teggs
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "2 eggs"]),
    StrangerDocument(
      "colons below each other",
      """
      # Cake

      ## Ingredients

      - oats\t\t: 200 g
      - eggs\t\t\t: 2
      - milk\t\t: 100 ml
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "2 eggs", "100 ml milk"]),
    StrangerDocument(
      "a range is no column",
      """
      # Cake

      ## Ingredients

      - water 100 - 150 ml
      - sugar 5 - 10 g
      \(StrangerDocument.method)
      """,
      lines: ["water 100 - 150 ml", "sugar 5 - 10 g"]),
  ]

  static let yields = [
    StrangerDocument(
      "one yield",
      """
      # Reis

      ## Zutaten

      | Einheit | 4p* | Zutat |
      |---|---|---|
      | Tasse | 2 | Reis |
      | - | n.B. | Kräuter |
      \(StrangerDocument.method)
      """,
      lines: ["2 Tasse Reis", "Kräuter, n.B."],
      servings: "4"),
    StrangerDocument(
      "two yields",
      """
      # Reis

      ## Zutaten

      | Einheit | 6p | 2p | Zutat |
      |---|---|---|---|
      | Gramm | 400 | 130 | Reis |
      | Stück | 1 | 1/3 | Zwiebel |
      \(StrangerDocument.method)
      """,
      lines: ["400 Gramm Reis (2p: 130 Gramm)", "1 Stück Zwiebel (2p: 1/3 Stück)"],
      servings: "6"),
    StrangerDocument(
      "the unit last",
      """
      # Riz

      ## Ingrédients

      | Aliment | 2 pers. | 4 pers. | Unité |
      |---|---|---|---|
      | riz | 130 | 260 | g |
      | ail | 1 | 2 | gousse |
      \(StrangerDocument.method)
      """,
      lines: ["130 g riz (4 pers.: 260 g)", "1 gousse ail (4 pers.: 2 gousse)"],
      servings: "2 pers."),
    StrangerDocument(
      "other tries are no equivalents",
      """
      # Pain

      ## Ingrédients

      | Ingrédients | Poids | essai 1 | essai 2 |
      |---|---|---|---|
      | farine | 500 g | 450 g | |
      | levure | 20 | | 7 |
      \(StrangerDocument.method)
      """,
      lines: ["500 g farine (essai 1: 450 g)", "20 levure (essai 2: 7)"]),
    StrangerDocument(
      "the other system is the amount where the metric one is missing",
      """
      # Cake

      ## Ingredients

      | Ingredients | US | Metric |
      |---|---|---|
      | Egg | 1 | |
      | Milk | 1 c | 240 ml |
      \(StrangerDocument.method)
      """,
      lines: ["1 Egg", "240 ml (1 c) Milk"]),
  ]

  @Test("rows are ingredients without a header, a delimiter row or bars", arguments: rows)
  func readsRows(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("columns for other yields share the unit, and say what they are for", arguments: yields)
  func readsYields(_ sample: StrangerDocument) throws { try sample.check() }
}
