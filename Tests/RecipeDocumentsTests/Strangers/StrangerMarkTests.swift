import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tags and bullets as strangers write them")
struct StrangerMarkTests {
  static let tags = [
    StrangerDocument(
      "arguments in parentheses",
      """
      # Teig

      {% zutaten(portionen=2) %}

      - 500 g Mehl
      - 300 g Wasser

      {% end %}

      {% zubereitung(minuten=45) %}

      1. Slice all of it.
      2. Boil it for an hour.

      {% end %}
      """,
      lines: ["500 g Mehl", "300 g Wasser"],
      servings: "2"),
    StrangerDocument(
      "arguments in quotation marks",
      """
      # Dough

      {{< ingredients servings="4 people" >}}

      - 500 g flour
      - 300 g water

      {{< /ingredients >}}

      {{< method >}}

      1. Slice all of it.
      2. Boil it for an hour.

      {{< /method >}}
      """,
      lines: ["500 g flour", "300 g water"],
      servings: "4 people"),
    StrangerDocument(
      "a heading above a tag is not repeated",
      """
      # Dough

      ## Ingredients

      {{% ingredients serves=3 %}}
      - 500 g flour
      - 300 g water
      {{% /ingredients %}}
      \(StrangerDocument.method)
      """,
      lines: ["500 g flour", "300 g water"],
      servings: "3"),
    StrangerDocument(
      "a tag without text is none",
      """
      # Soup

      ## Ingredients

      - 3 leeks
      \(StrangerDocument.method)
      {{< recipe >}}
      """,
      lines: ["3 leeks"]),
  ]

  static let bullets = [
    StrangerDocument(
      "dots",
      """
      # Soup

      ## Ingredients

      • 3 leeks
      • 1 l water
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "dashes",
      """
      # Soup

      ## Ingredients

      – 3 leeks
      – 1 l water
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "boxes",
      """
      # Soup

      ## Ingredients

      ☐ 3 leeks
      ☐ 1 l water
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "squares with tabs",
      """
      # Soup

      ## Ingredients

      ▪\t3 leeks
      ▪\t1 l water
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "of steps",
      """
      # Soup

      ## Ingredients

      - 3 leeks

      ## Method

      ● Slice all of it.
      ● Boil it for an hour.
      """,
      lines: ["3 leeks"]),
  ]

  @Test("tags of site generators are headings and facts", arguments: tags)
  func readsTags(_ sample: StrangerDocument) throws { try sample.check() }

  @Test("bullets that Markdown does not know are bullets", arguments: bullets)
  func readsBullets(_ sample: StrangerDocument) throws { try sample.check() }
}
