package import RecipeCore

/// A writer of RecipeMD (specification 2.4.0).
///
/// Facts for which the format has no syntax but that people look for, such as the times and the
/// source, are a list at the end of the description.
///
/// ```
/// # Leek soup
///
/// For cold days.
///
/// - Source: [The Green Stove](https://example.org/leek)
/// - Total time: 40 min
///
/// *soup, winter*
///
/// **4 servings**
///
/// ---
///
/// - *2* leeks
///
/// ---
///
/// 1. Wash the leeks.
/// ```
package struct RecipeMDWriter: RecipeDocumentWriter {
  package let carriedFields: Set<RecipeField> = [
    .title, .publisher, .sourceURL, .imageURL, .ingredients, .ingredientGroups, .directions,
    .directionGroups, .notes, .tools, .nutrition, .description, .tags, .yield, .prepMinutes,
    .cookMinutes, .totalMinutes, .author,
  ]
  package let holdsSeveral = false

  /// Creates a writer.
  package init() {}

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    for recipe in recipes { sink(Array(text(of: recipe).utf8)) }
  }

  private func text(of recipe: Recipe) -> String {
    var blocks = [MarkdownBlocks.heading(1, recipe.title)]
    if let description = recipe.description {
      blocks.append(MarkdownBlocks.paragraphs(description))
    }
    blocks += RecipeMDFacts(recipe).blocks
    blocks.append("---\n")
    blocks += ingredients(of: recipe)
    let instructions = directions(of: recipe) + remarks(of: recipe)
    if !instructions.isEmpty { blocks += ["---\n"] + instructions }
    return blocks.joined(separator: "\n")
  }

  private func ingredients(of recipe: Recipe) -> [String] {
    recipe.ingredientSections.flatMap { section in
      let heading = section.name.map { MarkdownBlocks.heading(2, $0) }
      let items = section.lines.map { "- \(RecipeMDIngredient($0).text)\n" }
      return [heading, items.isEmpty ? nil : items.joined()].compactMap(\.self)
    }
  }

  private func directions(of recipe: Recipe) -> [String] {
    guard !recipe.directions.isEmpty else { return [] }
    return recipe.directionSections.flatMap { section in
      let heading = section.name.map { MarkdownBlocks.heading(2, $0) }
      return [heading, MarkdownBlocks.numbered(section.lines)].compactMap(\.self)
    }
  }

  /// Returns the values that a cook needs and the format has no place for, as sections after the directions.
  private func remarks(of recipe: Recipe) -> [String] {
    let parts = [
      ("Equipment", recipe.tools), ("Notes", recipe.notes),
      ("Nutrition", recipe.nutrition.map(\.line)),
    ]
    return parts.filter { !$0.1.isEmpty }.flatMap { title, lines in
      [MarkdownBlocks.heading(2, title), MarkdownBlocks.items(lines)]
    }
  }
}
