package import RecipeCore

/// Writes a recipe as a Markdown document that the Markdown reader reads back.
///
/// The metadata is YAML front matter whose values are JSON, which YAML 1.2 contains; the rest is
/// headings and lists that any Markdown program shows well.
///
/// ```
/// ---
/// title: "Leek soup"
/// source: "https://example.org/leek"
/// social_rank: 99.99999999999974
/// ---
///
/// # Leek soup
///
/// ## Ingredients
///
/// - 2 leeks
///
/// ## Directions
///
/// 1. Wash the leeks.
/// ```
package struct RecipeMarkdownWriter: Sendable {
  /// Makes a writer.
  package init() {}

  /// The document of a recipe.
  package func document(of recipe: Recipe) -> String {
    let parts = [
      FrontMatterText(recipe).text,
      "# \(MarkdownText.line(recipe.title))\n",
      description(recipe.description),
      ingredients(of: recipe),
      directions(recipe.directions),
    ]
    return parts.compactMap(\.self).joined(separator: "\n")
  }

  private func description(_ description: String?) -> String? {
    guard let description else { return nil }
    let lines = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { MarkdownText.line(String($0)) + "\n" }.joined()
  }

  private func ingredients(of recipe: Recipe) -> String? {
    guard !recipe.ingredients.isEmpty else { return nil }
    var parts = ["## Ingredients\n"]
    for section in recipe.ingredientSections {
      if let name = section.name { parts.append("### \(MarkdownText.line(name))\n") }
      let items = section.lines.map { "- \(MarkdownText.line($0))\n" }
      if !items.isEmpty { parts.append(items.joined()) }
    }
    return parts.joined(separator: "\n")
  }

  private func directions(_ directions: [String]) -> String? {
    guard !directions.isEmpty else { return nil }
    let items = directions.enumerated().map { item("\($0 + 1). ", $1) }
    return "## Directions\n\n" + items.joined()
  }

  /// An item of a list; each line of its text is a paragraph of its own.
  private func item(_ marker: String, _ text: String) -> String {
    let margin = "\n" + String(repeating: " ", count: marker.utf8.count)
    let lines = text.split(whereSeparator: \.isNewline).map { MarkdownText.line(String($0)) }
    return marker + lines.joined(separator: "\n" + margin) + "\n"
  }
}
