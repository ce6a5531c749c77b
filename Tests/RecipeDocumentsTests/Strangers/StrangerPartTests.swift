import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Parts below front matter as strangers write them")
struct StrangerPartTests {
  private static let front =
    "---\ntitle: Cabbage stew\ningredients: [1 cabbage, 2 onions]\n---\n"

  static let parts = [
    StrangerDocument(
      "headings in the cook's own words divide the directions",
      """
      \(front)
      ## The cabbage

      Cut the cabbage into strips.

      Salt it and let it stand.

      ## The pan

      Fry the onions until they are brown.

      ## All together

      1. Put the cabbage into the pan.
      2. Stew it for an hour.

      ## Tips of my aunt

      It tastes better on the next day.
      """,
      lines: ["1 cabbage", "2 onions"],
      steps: [
        "# The cabbage", "Cut the cabbage into strips.", "Salt it and let it stand.", "# The pan",
        "Fry the onions until they are brown.", "# All together", "Put the cabbage into the pan.",
        "Stew it for an hour.",
      ], notes: ["Tips of my aunt: It tastes better on the next day."]),
    StrangerDocument(
      "so do headings that begin as those of directions do, and words for work",
      """
      \(front)
      ## Vorbereitung des Kohls

      Den Kohl in Streifen schneiden.

      ## Zubereitung

      Die Zwiebeln im Topf anbraten.

      ## Anrichten

      Auf zwei Tellern sofort zu Tisch bringen.

      ## Aufbewahrung

      Der Rest hält sich im Keller drei Tage.
      """,
      lines: ["1 cabbage", "2 onions"],
      steps: [
        "# Vorbereitung des Kohls", "Den Kohl in Streifen schneiden.", "# Zubereitung",
        "Die Zwiebeln im Topf anbraten.", "# Anrichten",
        "Auf zwei Tellern sofort zu Tisch bringen.",
      ], notes: ["Aufbewahrung: Der Rest hält sich im Keller drei Tage."]),
    StrangerDocument(
      "below a heading for all directions other headings are no parts",
      """
      \(front)
      ## My neighbour

      She grows the best cabbage of the street.

      ## Directions

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["1 cabbage", "2 onions"]),
    StrangerDocument(
      "headings of sentences below the directions are no parts",
      """
      \(front)
      Slice all of it.

      Boil it for an hour.

      ## My neighbour

      She grows the best cabbage of the street.

      ## The weather

      It rained for most of that summer.
      """,
      lines: ["1 cabbage", "2 onions"],
      notes: [
        "My neighbour: She grows the best cabbage of the street.",
        "The weather: It rained for most of that summer.",
      ]),
  ]

  @Test("headings below the ingredients of front matter name the parts", arguments: parts)
  func readsParts(_ sample: StrangerDocument) throws { try sample.check() }
}
