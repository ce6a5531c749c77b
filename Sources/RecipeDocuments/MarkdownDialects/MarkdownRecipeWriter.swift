package import RecipeCore

/// A writer of Markdown documents, one after another, that the Markdown reader reads back.
///
/// The metadata is YAML front matter whose values are JSON, a subset of YAML 1.2; the rest is
/// headings and lists that any Markdown program displays well.
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
package struct MarkdownRecipeWriter: RecipeDocumentWriter {
  package let carriedFields = Set(RecipeField.allCases)
  package let holdsSeveral = true

  /// Creates a writer.
  package init() {}

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    var isFirst = true
    for recipe in recipes {
      sink(Array(((isFirst ? "" : "\n") + text(of: recipe)).utf8))
      isFirst = false
    }
  }

  private func text(of recipe: Recipe) -> String {
    let parts = [
      FrontMatterText(recipe).text,
      MarkdownBlocks.heading(1, recipe.title),
      recipe.description.map(MarkdownBlocks.paragraphs),
      ingredients(of: recipe),
      directions(of: recipe),
    ]
    return parts.compactMap(\.self).joined(separator: "\n")
  }

  private func ingredients(of recipe: Recipe) -> String? {
    guard !recipe.ingredients.isEmpty else { return nil }
    return Self.text(
      of: recipe.ingredientSections, below: "## Ingredients\n", MarkdownBlocks.bullets)
  }

  private func directions(of recipe: Recipe) -> String? {
    guard !recipe.directions.isEmpty else { return nil }
    let title = "## Directions\n"
    guard !FrontMatterText.namesDirectionGroups(of: recipe) else {
      return title + "\n" + MarkdownBlocks.numbered(recipe.unnumberedDirections)
    }
    return Self.text(of: recipe.directionSections, below: title, MarkdownBlocks.numbered)
  }

  private static func text(
    of sections: [RecipeSection], below title: String, _ list: ([String]) -> String
  ) -> String {
    var parts = [title]
    for section in sections {
      if let name = section.name { parts.append(MarkdownBlocks.heading(3, name)) }
      if !section.lines.isEmpty { parts.append(list(section.lines)) }
    }
    return parts.joined(separator: "\n")
  }
}
