import RecipeCore
package import RecipeMerging
package import RecipeSearch

/// A recipe with what a query found out about it.
package struct FoundRecipe: Sendable {
  /// The recipe.
  package let recipe: RankedRecipe
  /// How well it fits the query; `nil` when nobody asked.
  package let score: RelevanceScore?
  /// What it needs beside the foods at hand; `nil` when none were named.
  package let shortfall: PantryShortfall?

  /// The recipes of a page with what was found out about each.
  static func all(of result: QueryResult) -> [FoundRecipe] {
    result.recipes.indices.map { index in
      FoundRecipe(
        recipe: result.recipes[index],
        score: result.scores.isEmpty ? nil : result.scores[index],
        shortfall: result.shortfalls.isEmpty ? nil : result.shortfalls[index])
    }
  }

  /// The fields of what was found: those of every recipe, and those that were asked for.
  ///
  /// - Parameters:
  ///   - explains: Whether there are scores.
  ///   - hasPantry: Whether foods at hand were named.
  package static func fields(explains: Bool, hasPantry: Bool) -> [ResultField<FoundRecipe>] {
    RecipeFields.all.map { $0.seen(through: { (found: FoundRecipe) in found.recipe }) }
      + (hasPantry ? [missing] : []) + (explains ? [score] : [])
  }

  private static let missing = ResultField<FoundRecipe>(
    "missing", column: .init("missing", priority: 1, minimumWidth: 24), isInTable: true,
    listSeparator: ", ", value: { .list(($0.shortfall?.missing ?? []).map { .text($0) }) })

  private static let score = ResultField<FoundRecipe>(
    "score", column: .init("score", priority: 1, isRightAligned: true, minimumWidth: 8),
    isInTable: true, tablePosition: -2,
    cell: { $0.score.map { ScoreText.text(ofPoints: $0.points) } ?? "" },
    value: { $0.score?.outputValue ?? .absent })
}

extension ResultDocument where Row == FoundRecipe {
  /// A page of recipes that were looked for, in the envelope of all recipes.
  ///
  /// - Parameter fields: See `FoundRecipe.fields(explains:hasPantry:)`.
  package static func found(
    _ result: QueryResult, fields: [ResultField<FoundRecipe>]
  ) -> ResultDocument<FoundRecipe> {
    ResultDocument(
      head: result.envelope, rowsName: "recipes", rows: FoundRecipe.all(of: result),
      fields: fields, footer: result.footer)
  }
}
