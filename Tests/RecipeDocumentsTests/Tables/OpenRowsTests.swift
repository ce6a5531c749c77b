import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Rows of ingredients without bars around them")
struct OpenRowsTests {
  static let samples = [
    StrangerDocument(
      "column names without a delimiter row",
      """
      # Soup

      Good in winter.

      Amount | Unit | Food
      200 | g | oats
      1 | l | stock
      2 | | leeks
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "1 l stock", "2 leeks"], description: "Good in winter."),
    StrangerDocument(
      "neither column names nor a delimiter row, in Spanish",
      """
      # Sopa

      avena | 200 g
      puerros | 2
      caldo | 1 l
      \(StrangerDocument.method)
      """,
      lines: ["200 g avena", "2 puerros", "1 l caldo"]),
    StrangerDocument(
      "right below a line of text, in German",
      """
      # Suppe

      Reicht für den Winter.
      Menge | Zutat
      --- | ---
      200 g | Hafer
      1 l | Brühe
      \(StrangerDocument.method)
      """,
      lines: ["200 g Hafer", "1 l Brühe"], description: "Reicht für den Winter."),
    StrangerDocument(
      "a bar at the end alone",
      """
      # Soup

      oats | 200 g |
      stock | 1 l |
      \(StrangerDocument.method)
      """,
      lines: ["200 g oats", "1 l stock"]),
    StrangerDocument(
      "rows of times and nutrients are none",
      """
      # Soup

      ## Ingredients

      - 200 g oats

      ## Method

      1. Slice all of it.
      2. Boil it for an hour.

      ## Each bowl

      Energy | 300 kcal
      Protein | 30 g
      Fat | 10 g
      """,
      lines: ["200 g oats"], notes: ["Each bowl: Energy | 300 kcal Protein | 30 g Fat | 10 g"]),
  ]

  @Test("rows are ingredients wherever they are", arguments: samples)
  func rows(_ sample: StrangerDocument) throws { try sample.check() }

  @Test(
    "other lines with bars stay as they are",
    arguments: [
      "Prep: 10 min | Cook: 20 min\nServes: 4 | Level: easy", "[[a|b]] | 200 g\n[[c|d]] | 1 l",
      "```\noats | 200 g\nstock | 1 l\n```", "oats | 200 g", "|", "||\n|", "a | b\nc | d | e",
      "| oats | 200 g |\n| stock | 1 l |",
      "oats | 200 g\nstock | 1 l\nleeks [sliced] | 2",
    ])
  func others(text: String) {
    #expect(OpenRows.closed(in: Array(text.utf8), from: 0) == Array(text.utf8))
  }
}
