import ArgumentParsing
import RecipeCore
import RecipeSearch

/// The options of `search` besides the query: the foods at hand, and explanations.
struct SearchOptions: Sendable, Hashable {
  /// The foods at hand, as typed, or `nil` if none were named.
  let foods: String?
  /// The maximum number of missing foods.
  let maximumMissingCount: Int
  /// True to print the terms of each score.
  let explains: Bool

  /// The options of a list, which takes none of them.
  static let none = SearchOptions(foods: nil, maximumMissingCount: 0, explains: false)

  /// The options as data.
  static let specifications: [OptionSpecification] = [
    .value(
      "have", ValueSpecification("FOODS"),
      "what can be cooked with these foods, such as 'eggs, flour, milk'; may be repeated",
      isRepeatable: true, section: section),
    .value(
      "missing", ValueSpecification("N", .count),
      "with --have: the maximum number of missing foods (0)", section: section),
    .flag(
      "explain", "print the parts of each recipe's relevance", section: section),
  ]

  /// Resolves the arguments.
  ///
  /// - Throws: An error for `--missing` without `--have`.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let foods = arguments.values("have")
    self.foods = foods.isEmpty ? nil : foods.joined(separator: ",")
    maximumMissingCount = arguments.value("missing").flatMap { Int($0) } ?? 0
    explains = arguments.has("explain")
    if foods.isEmpty, arguments.has("missing") {
      throw CommandFailure(
        "'--missing' counts the foods that '--have' does not name",
        help: "add '--have \"eggs, flour\"', or look for what a recipe lacks with missing:image")
    }
  }

  private init(foods: String?, maximumMissingCount: Int, explains: Bool) {
    self.foods = foods
    self.maximumMissingCount = maximumMissingCount
    self.explains = explains
  }

  /// Returns the foods at hand, or `nil` if none were named.
  ///
  /// - Parameter synonyms: The configured synonyms of foods.
  /// - Throws: An error if the text contains no food.
  func pantry(synonyms: [[String]]) throws(CommandFailure) -> Pantry? {
    guard let foods else { return nil }
    guard let pantry = Pantry(foods, maximumMissingCount: maximumMissingCount, synonyms: synonyms)
    else {
      throw CommandFailure(
        "'--have' names no food: '\(foods)'", help: "separate foods by commas: 'eggs, flour'")
    }
    return pantry
  }

  private static let section = "Search options"
}
