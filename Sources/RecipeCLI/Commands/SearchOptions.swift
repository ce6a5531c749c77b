import ArgumentParsing
import RecipeCore
import RecipeSearch

/// What only `search` takes beside the query: the foods at hand, and whether it explains.
struct SearchOptions: Sendable, Hashable {
  /// The foods at hand, as typed; `nil` when none were named.
  let foods: String?
  /// How many foods may be missing.
  let mostMissing: Int
  /// Whether the terms of each score are printed.
  let explains: Bool

  /// What a list has, which takes none of them.
  static let none = SearchOptions(foods: nil, mostMissing: 0, explains: false)

  /// The options as data.
  static let specifications: [OptionSpecification] = [
    .value(
      "have", ValueSpecification("FOODS"),
      "what can be cooked with these foods, such as 'eggs, flour, milk'; may be repeated",
      isRepeatable: true, section: section),
    .value(
      "missing", ValueSpecification("N", .count),
      "with --have: how many foods may be missing at most (0)", section: section),
    .flag(
      "explain", "print what each recipe's relevance is made of", section: section),
  ]

  /// Resolves what was typed.
  ///
  /// - Throws: That foods may be missing where none were named.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let foods = arguments.values("have")
    self.foods = foods.isEmpty ? nil : foods.joined(separator: ",")
    mostMissing = arguments.value("missing").flatMap { Int($0) } ?? 0
    explains = arguments.has("explain")
    if foods.isEmpty, arguments.has("missing") {
      throw CommandFailure(
        "'--missing' counts the foods that '--have' does not name",
        help: "add '--have \"eggs, flour\"', or look for what a recipe lacks with missing:image")
    }
  }

  private init(foods: String?, mostMissing: Int, explains: Bool) {
    self.foods = foods
    self.mostMissing = mostMissing
    self.explains = explains
  }

  /// The foods at hand; `nil` when none were named.
  ///
  /// - Parameter synonyms: Names of one food that the configuration adds.
  /// - Throws: That what was named is no food.
  func pantry(synonyms: [[String]]) throws(CommandFailure) -> Pantry? {
    guard let foods else { return nil }
    guard let pantry = Pantry(foods, mostMissing: mostMissing, synonyms: synonyms) else {
      throw CommandFailure(
        "'--have' names no food: '\(foods)'", help: "write foods between commas: 'eggs, flour'")
    }
    return pantry
  }

  private static let section = "Search options"
}
