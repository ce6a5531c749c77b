import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

extension ResultOptions {
  /// Whether the fields are to be listed instead of a result.
  var listsFields: Bool { fields == "?" }

  /// Which page in which order; what was not asked for is as the configuration says.
  ///
  /// - Parameters:
  ///   - usualSort: The order when none was asked for; `nil` is that of the configuration.
  ///   - explains: Whether the result says how well each recipe fits.
  func queryOptions(
    _ defaults: DefaultSettings, usualSort: SortOrder? = nil, explains: Bool = false
  ) -> QueryOptions {
    QueryOptions(
      sort: sort ?? usualSort ?? SortOrder(rawValue: defaults.sort) ?? .rank,
      isReversed: isReversed, offset: offset, limit: limit ?? defaults.limit, explains: explains)
  }
}

extension CommandContext {
  /// Prints the names that `--fields` takes, one a line.
  func listFields<Row>(_ fields: [ResultField<Row>]) throws(CommandFailure) -> ExitStatus {
    try listFields(fields.map(\.name))
  }

  /// Prints these names of fields, one a line.
  func listFields(_ names: [String]) throws(CommandFailure) -> ExitStatus {
    try print(names.map { $0 + "\n" }.joined())
    return .done
  }
}
