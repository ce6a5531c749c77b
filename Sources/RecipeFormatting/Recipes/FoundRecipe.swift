import RecipeCore
package import RecipeMerging
package import RecipeSearch

/// A recipe with the findings of a query.
package struct FoundRecipe: Sendable {
  /// The recipe.
  package let recipe: RankedRecipe
  /// The relevance, or `nil` if it was not requested.
  package let score: RelevanceScore?
  /// The foods that it needs besides those at hand, or `nil` if none were named.
  package let shortfall: PantryShortfall?

  /// Returns the recipes of a page with the findings about each.
  static func all(of result: QueryResult) -> [FoundRecipe] {
    result.recipes.indices.map { index in
      FoundRecipe(
        recipe: result.recipes[index],
        score: result.scores.isEmpty ? nil : result.scores[index],
        shortfall: result.shortfalls.isEmpty ? nil : result.shortfalls[index])
    }
  }

  /// Returns the fields of all recipes and those of the requested findings.
  ///
  /// - Parameters:
  ///   - explains: True if there are scores.
  ///   - hasPantry: True if foods at hand were named.
  ///   - sort: The order, whose values a table shows; `nil` for the usual one.
  ///   - hasSources: False if all recipes are from one source, which a table need not repeat.
  ///   - marks: The field of what a person noted.
  package static func fields(
    explains: Bool, hasPantry: Bool, sort: SortOrder? = nil, hasSources: Bool = true,
    marks: ResultField<RankedRecipe> = RecipeFields.marks()
  ) -> [ResultField<FoundRecipe>] {
    (RecipeFields.all + [marks]).map { field in
      let field = field.seen(through: { (found: FoundRecipe) in found.recipe })
      if !hasSources, field.name == RecipeFields.sourcesName { return field.inNoTable }
      return field.name == sort?.field?.rawValue ? field.inEveryTable : field
    } + (hasPantry ? [missing] : []) + (explains ? [score] : [])
  }

  private static let missing = ResultField<FoundRecipe>(
    "missing", column: .init("missing", priority: 0, minimumWidth: 20, isWrapped: true),
    isInTable: true,
    listSeparator: ", ", value: { .list(($0.shortfall?.missing ?? []).map { .text($0) }) })

  private static let score = ResultField<FoundRecipe>(
    "score", column: .init("score", priority: 0, isRightAligned: true, minimumWidth: 8),
    isInTable: true, tablePosition: -2,
    cell: { $0.score.map { ScoreText.text(ofPoints: $0.points) } ?? "" },
    value: { $0.score?.outputValue ?? .absent })
}

extension SortOrder {
  /// The field that it sorts by; `nil` if there is none, or tables always show it.
  fileprivate var field: RecipeField? {
    switch self {
    case .time: .totalMinutes
    case .date: .published
    case .rating: .rating
    // Tables have the rank anyway, but would leave it out where most recipes have none.
    case .rank: .socialRank
    case .best, .relevance, .title, .source, .missing: nil
    }
  }
}

extension ResultDocument where Row == FoundRecipe {
  /// Returns a page of found recipes, in the envelope of all recipes.
  ///
  /// - Parameter fields: See `FoundRecipe.fields(explains:hasPantry:sort:marks:)`.
  package static func found(
    _ result: QueryResult, fields: [ResultField<FoundRecipe>]
  ) -> ResultDocument<FoundRecipe> {
    ResultDocument(
      head: result.envelope, rowsName: "recipes", rows: FoundRecipe.all(of: result),
      fields: fields, footer: result.footer)
  }
}
