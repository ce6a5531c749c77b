import RecipeCore
import RecipeMerging
package import RecipeSearch

/// Recipes with the parts of their relevance, for a person: the output of `search --explain`.
///
/// ```
/// 0.912345  Leek Soup · The Green Stove · 9f0c35a1
///     0.750000  leek: title 1, ingredients 2; in 12 of 88 recipes
///     0.150000  1 of 1 term found
///     0.012345  rank: 12 of 100 among the 36 ranked of api
/// ```
package struct ScoreListing: Sendable {
  /// The lines, each terminated by a newline; empty if nothing was found.
  package let text: String

  /// Creates the listing of a page of recipes.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal; `nil` in a pipe, where lines are not wrapped.
  ///   - usesColor: True if the recipes are bold.
  package init(_ result: QueryResult, width: Int?, usesColor: Bool) {
    var page = PageWriter(width: width, usesColor: usesColor)
    for found in FoundRecipe.all(of: result) { page.write(found) }
    if width != nil, !result.recipes.isEmpty {
      page.blankLine()
      page.line(result.footer, indent: "", style: .dim)
    }
    text = page.text
  }
}

extension PageWriter {
  fileprivate mutating func write(_ found: FoundRecipe) {
    let merged = found.recipe.merged
    let facts = [merged.recipe.title, merged.recipe.publisher, String(merged.id.prefix(8))]
    let points = found.score?.points ?? 0
    line(
      facts.compactMap(\.self).joined(separator: " · "),
      indent: ScoreText.text(ofPoints: points) + "  ", style: .bold)
    for part in found.score?.parts ?? [] {
      line(
        ScoreText.words(part.reason),
        indent: "    \(ScoreText.text(ofPoints: part.points))  ")
    }
    if let missing = found.shortfall?.missing, !missing.isEmpty {
      line("missing: " + missing.joined(separator: ", "), indent: "    ")
    }
  }
}
