import RecipeCore
package import RecipeMerging

/// The fields of a recipe in output, in the order of the command-line contract.
package enum RecipeFields {
  /// All fields: the members of JSON, the columns of CSV, the values of `--fields`.
  package static let all: [ResultField<RankedRecipe>] =
    names + [socialRank] + lines + numbers + [rating] + credits + [sources, extras] + parsed

  private static let names: [ResultField<RankedRecipe>] = [
    ResultField(
      "id", column: .init("id", priority: 2, isSecondary: true, minimumWidth: 8),
      isInTable: true, tablePosition: 1,
      cell: { String($0.merged.id.prefix(8)) }, value: { .text($0.merged.id) }),
    ResultField(
      "title", column: .init("title", priority: 0, minimumWidth: 28), isInTable: true,
      value: { .text($0.merged.recipe.title) }),
    text("publisher", priority: 3, minimumWidth: 10, isInTable: true) { $0.publisher },
    text("publisher_url", priority: 14) { $0.publisherURL },
    text("source_url", priority: 9) { $0.sourceURL },
    text("f2f_url", priority: 15) { $0.f2fURL },
    text("image_url", priority: 13) { $0.imageURL },
  ]

  private static let lines: [ResultField<RankedRecipe>] = [
    list("ingredients") { .texts($0.ingredients) },
    list("ingredient_groups") { $0.groupValue },
    list("directions") { .texts($0.directions) },
    text("description", priority: 12) { $0.description },
    ResultField(
      "tags", column: .init("tags", priority: 7, minimumWidth: 8), isInTable: true,
      listSeparator: "; ", cell: { $0.merged.recipe.tags.joined(separator: ", ") },
      value: { .texts($0.merged.recipe.tags) }),
    text("yield", priority: 8) { $0.yield },
  ]

  private static let numbers: [ResultField<RankedRecipe>] = [
    minutes("prep_minutes", "prep", priority: 10) { $0.prepMinutes },
    minutes("cook_minutes", "cook", priority: 10) { $0.cookMinutes },
    minutes("total_minutes", "time", priority: 4, isInTable: true) { $0.totalMinutes },
  ]

  /// The parsed forms of texts, which are shown on request.
  private static let parsed: [ResultField<RankedRecipe>] = [
    ResultField(
      "parsed_ingredients", column: .init("parsed ingredients", priority: 19, minimumWidth: 12),
      isInData: false, value: { $0.merged.recipe.parsedIngredientsValue }),
    ResultField(
      "parsed_yield", column: .init("parsed yield", priority: 19, minimumWidth: 12),
      isInData: false, value: { $0.merged.recipe.parsedYieldValue }),
  ]

  private static let credits: [ResultField<RankedRecipe>] = [
    text("author", priority: 11) { $0.author },
    text("language", priority: 16) { $0.language },
    text("published", priority: 12) { $0.published },
  ]
}

// MARK: - Single fields

extension RecipeFields {
  private static let socialRank = ResultField<RankedRecipe>(
    "social_rank",
    column: .init("rank", priority: 1, isRightAligned: true, minimumWidth: 6), isInTable: true,
    tablePosition: -1,
    cell: { $0.socialRank.map { RoundedNumber.text($0.value.value, decimals: 2) } ?? "-" },
    value: { $0.socialRank.map { .number($0.value.text) } ?? .absent })

  private static let rating = ResultField<RankedRecipe>(
    "rating", column: .init("rating", priority: 6, isRightAligned: true, minimumWidth: 6),
    isInTable: true, cell: { $0.merged.recipe.rating?.shortText ?? "" },
    value: { $0.merged.recipe.rating?.outputValue ?? .absent })

  private static let sources = ResultField<RankedRecipe>(
    "sources", column: .init("sources", priority: 5, isSecondary: true, minimumWidth: 7),
    isInTable: true, cell: { $0.sourceNames.joined(separator: ", ") },
    value: { .list($0.merged.members.map(\.outputValue)) })

  private static let extras = ResultField<RankedRecipe>(
    "extras", column: .init("extras", priority: 17),
    value: { $0.merged.recipe.extrasValue })
}

// MARK: - Kinds of fields

extension RecipeFields {
  private static func text(
    _ name: String, priority: Int, minimumWidth: Int = 8, isInTable: Bool = false,
    _ text: @escaping @Sendable (Recipe) -> String?
  ) -> ResultField<RankedRecipe> {
    ResultField(
      name, column: .init(name, priority: priority, minimumWidth: minimumWidth),
      isInTable: isInTable, value: { .optional(text($0.merged.recipe)) })
  }

  private static func list(
    _ name: String, _ value: @escaping @Sendable (Recipe) -> OutputValue
  ) -> ResultField<RankedRecipe> {
    ResultField(
      name, column: .init(name, priority: 18, minimumWidth: 12),
      value: { value($0.merged.recipe) })
  }

  private static func minutes(
    _ name: String, _ heading: String, priority: Int, isInTable: Bool = false,
    _ minutes: @escaping @Sendable (Recipe) -> Int?
  ) -> ResultField<RankedRecipe> {
    ResultField(
      name, column: .init(heading, priority: priority, isRightAligned: true, minimumWidth: 6),
      isInTable: isInTable, cell: { minutes($0.merged.recipe).map(MinutesText.short) ?? "" },
      value: { .optional(minutes($0.merged.recipe)) })
  }
}
