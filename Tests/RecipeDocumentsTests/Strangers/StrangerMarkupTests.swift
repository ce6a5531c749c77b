import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Markup in Markdown as strangers write it")
struct StrangerMarkupTests {
  static let markup = [
    StrangerDocument(
      "headings, lists and paragraphs in tags",
      """
      ---
      title: Soup
      ---
      <p>A soup of my aunt.</p>
      <h3>Ingredients</h3>
      <ul><li>3 leeks</li><li>1 l water</li></ul>
      <h3>Method</h3>
      <ol>
      <li>Slice all of it.</li>
      <li>Boil it for an hour.</li>
      </ol>
      <style>
      li { color: red }
      </style>
      """,
      lines: ["3 leeks", "1 l water"]),
    StrangerDocument(
      "a table in tags, with a heading over its columns",
      """
      # Soup

      ## Ingredients

      <table>
      <tr><th colspan="2">Yields 2 bowls</th></tr>
      <tr><th>Ingredient</th><th>Amount</th></tr>
      <tr><td>leeks</td><td>3</td></tr>
      <tr><td>water</td><td>1 l</td></tr>
      </table>

      &emsp;

      <table>
      <tr><th colspan="2">Croutons</th></tr>
      <tr><th>Ingredient</th><th>Amount</th></tr>
      <tr><td>bread</td><td>2 slices</td></tr>
      </table>
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "1 l water", "# Croutons", "2 slices bread"], servings: "2 bowls"),
    StrangerDocument(
      "parts that open on a click",
      """
      # Soup

      <details>
      <summary>Ingredients</summary>

      - 3 leeks
      - [sea salt](../my foods/sea salt.md)

      </details>
      <details><summary>Steps</summary>

      1. Slice all of it.
      2. Boil it for an hour.

      </details>
      """,
      lines: ["3 leeks", "sea salt"]),
  ]

  static let hiddenMarkup = [
    StrangerDocument(
      "a first row of one cell is an ingredient, and hidden text is not read",
      """
      # Soup

      <div itemscope itemtype="http://schema.org/Recipe">
        <span itemprop="author" style="display: none;">My Aunt</span>
        <span hidden>Leek soup</span>
        <p>Ingredients</p>
        <table>
        <tr><td>leeks</td></tr>
        <tr><td>sea salt</td></tr>
        </table>
      </div>
      \(StrangerDocument.method)
      """,
      lines: ["leeks", "sea salt"], description: ""),
    StrangerDocument(
      "a first row that is marked as an ingredient is one",
      """
      # Soup

      ## Ingredients

      <table>
      <tr itemprop="recipeIngredient"><td>salt</td><td>some</td></tr>
      <tr itemprop="recipeIngredient"><td>leeks</td><td>3</td></tr>
      <tr itemprop="recipeIngredient"><td>water</td><td>1 l</td></tr>
      </table>
      \(StrangerDocument.method)
      """,
      lines: ["some salt", "3 leeks", "1 l water"]),
    StrangerDocument(
      "a first row of one cell that names the ingredients is a heading",
      """
      # Soup

      ## Ingredients

      <table><tr><td>Ingredient</td></tr><tr><td>3 leeks</td></tr><tr><td>salt</td></tr></table>
      \(StrangerDocument.method)
      """,
      lines: ["3 leeks", "salt"]),
  ]

  @Test("markup in Markdown is read as Markdown is", arguments: markup + hiddenMarkup)
  func readsMarkup(_ sample: StrangerDocument) throws { try sample.check() }
}
