import Ingredients
import RecipeCore
package import RecipeMerging
import Text

/// The fields of a recipe in output, in the order of the command-line contract.
package enum RecipeFields {
  /// All fields: the members of JSON, the columns of CSV, the values of `--fields`.
  package static let all: [ResultField<RankedRecipe>] =
    [id]
    + RecipeField.allCases.filter { $0 != .extras }.flatMap { field in
      field == .totalMinutes ? [resultField(field), timeRanges] : [resultField(field)]
    } + [sources, resultField(.extras)] + derived

  private static let id = ResultField<RankedRecipe>(
    "id", column: .init("id", priority: 0, isSecondary: true, minimumWidth: 8),
    isInTable: true, tablePosition: 1,
    cell: { String($0.merged.id.prefix(8)) }, value: { .text($0.merged.id) })

  private static func resultField(_ field: RecipeField) -> ResultField<RankedRecipe> {
    switch field {
    case .title: plain(field, priority: 0, minimumWidth: 28, isInTable: true, isRoomy: true)
    case .publisher: plain(field, priority: 3, minimumWidth: 10, isInTable: true)
    case .publisherURL: plain(field, priority: 14)
    case .sourceURL: plain(field, priority: 9)
    case .f2fURL: plain(field, priority: 15)
    case .imageURL: plain(field, priority: 13)
    case .socialRank: socialRank
    case .ingredients, .ingredientGroups, .directions, .directionGroups, .notes:
      plain(field, priority: 18, minimumWidth: 12)
    case .description: plain(field, priority: 12)
    case .tags: tags
    case .tools: plain(field, priority: 17)
    case .nutrition: plain(field, priority: 17, minimumWidth: 12)
    case .yield: yield
    case .prepMinutes: minutes(field, "prep", priority: 10)
    case .cookMinutes: minutes(field, "cook", priority: 10)
    case .waitMinutes: minutes(field, "wait", priority: 10)
    case .totalMinutes: time
    case .rating: rating
    case .author: plain(field, priority: 11)
    case .language: plain(field, priority: 16)
    case .published: published
    case .extras: plain(field, priority: 17, minimumWidth: 4)
    }
  }

  /// The name of the field with the sources.
  static let sourcesName = "sources"

  private static let sources = ResultField<RankedRecipe>(
    sourcesName, column: .init("sources", priority: 5, isSecondary: true, minimumWidth: 7),
    isInTable: true, cell: { $0.sourceNames.joined(separator: ", ") },
    value: { .list($0.merged.members.map(\.outputValue)) })

  /// The fields derived from others, shown on request: the time that a table shows, and the parsed forms of
  /// texts.
  private static let derived: [ResultField<RankedRecipe>] = [
    ResultField(
      "time_minutes",
      column: .init("minutes", priority: 16, isRightAligned: true, minimumWidth: 7),
      isInData: false, value: { .optional($0.merged.recipe.shownTime?.minutes) }),
    ResultField(
      "time_is_least", column: .init("at least", priority: 19, minimumWidth: 8), isInData: false,
      value: { ($0.merged.recipe.shownTime?.isLowerBound).map(OutputValue.boolean) ?? .absent }),
    ResultField(
      "parsed_ingredients", column: .init("parsed ingredients", priority: 19, minimumWidth: 12),
      isInData: false, value: { $0.merged.recipe.parsedIngredientsValue }),
    ResultField(
      "parsed_yield", column: .init("parsed yield", priority: 19, minimumWidth: 12),
      isInData: false, value: { $0.merged.recipe.parsedYieldValue }),
  ]
}

// MARK: - Fields with cells of their own

extension RecipeFields {
  /// The rank that its sources give it, not that of the merged recipe.
  private static let socialRank = ResultField<RankedRecipe>(
    RecipeField.socialRank.rawValue,
    column: .init("rank", priority: 1, isRightAligned: true, minimumWidth: 6), isInTable: true,
    tablePosition: -1,
    cell: { $0.socialRank.map { RankText.shown($0.value) } ?? "" },
    value: { $0.socialRank.map { .number($0.value.text) } ?? .absent })

  private static let tags = ResultField<RankedRecipe>(
    RecipeField.tags.rawValue, column: .init("tags", priority: 7, minimumWidth: 16),
    isInTable: true, listSeparator: "; ",
    cell: { $0.merged.recipe.tags.joined(separator: ", ") },
    value: { $0.merged.recipe.outputValue(of: .tags) })

  private static let rating = ResultField<RankedRecipe>(
    RecipeField.rating.rawValue,
    column: .init("rating", priority: 6, isRightAligned: true, minimumWidth: 6),
    isInTable: true, cell: { $0.merged.recipe.rating?.shortText ?? "" },
    value: { $0.merged.recipe.outputValue(of: .rating) })

  /// The day of publication, which is never cut.
  private static let published = ResultField<RankedRecipe>(
    RecipeField.published.rawValue,
    column: .init(RecipeField.published.rawValue, priority: 12, minimumWidth: 10),
    cell: { $0.merged.recipe.published.map(DateText.shown) ?? "" },
    value: { $0.merged.recipe.published.map { .text(DateText.shown($0)) } ?? .absent })

  /// The yield with its unit.
  private static let yield = ResultField<RankedRecipe>(
    RecipeField.yield.rawValue,
    column: .init(RecipeField.yield.rawValue, priority: 8, minimumWidth: 8),
    value: { .optional($0.merged.recipe.yield.map(YieldText.shown)) })

  /// The ends of the times that are ranges, by their fields, which have the upper ones.
  private static let timeRanges = ResultField<RankedRecipe>(
    "time_ranges", column: .init("time ranges", priority: 17, minimumWidth: 12),
    value: { $0.merged.recipe.timeRangesValue })

  /// The total as it is stated; people see what follows from its parts, too.
  private static let time = ResultField<RankedRecipe>(
    RecipeField.totalMinutes.rawValue,
    // A time is never cut: "1 h 20-1 h 30".
    column: .init("time", priority: 4, isRightAligned: true, minimumWidth: 13), isInTable: true,
    cell: { $0.merged.recipe.shownTime.map { MinutesText.short($0) } ?? "" },
    value: { $0.merged.recipe.outputValue(of: .totalMinutes) })

  private static func minutes(
    _ field: RecipeField, _ heading: String, priority: Int
  ) -> ResultField<RankedRecipe> {
    ResultField(
      field.rawValue,
      column: .init(heading, priority: priority, isRightAligned: true, minimumWidth: 6),
      cell: { $0.merged.recipe.minutes(of: field).map { MinutesText.short($0) } ?? "" },
      value: { $0.merged.recipe.outputValue(of: field) })
  }

  /// A field whose cell is its value.
  private static func plain(
    _ field: RecipeField, priority: Int, minimumWidth: Int = 8, isInTable: Bool = false,
    isRoomy: Bool = false
  ) -> ResultField<RankedRecipe> {
    ResultField(
      field.rawValue,
      column: .init(
        field.rawValue, priority: priority, minimumWidth: minimumWidth, isRoomy: isRoomy),
      isInTable: isInTable, value: { $0.merged.recipe.outputValue(of: field) })
  }
}
