import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

extension ResultOptions {
  /// True if the fields are to be listed instead of a result.
  var listsFields: Bool { fields == "?" }

  /// Returns the template: the one that was given, or named of those of the configuration; else that
  /// of the configuration if nothing else was asked for.
  ///
  /// - Parameter usesDefault: True if the configured template fits the result.
  func chosenTemplate(_ defaults: DefaultSettings, usesDefault: Bool) -> String? {
    if let template { return defaults.templates[template] ?? template }
    guard usesDefault, format == nil, fields == nil else { return nil }
    return defaults.template.flatMap { defaults.templates[$0] }
  }

  /// Returns the page and order.
  ///
  /// - Parameters:
  ///   - usualSort: The order if none is given.
  ///   - limit: The maximum number of recipes; 0 is all.
  ///   - explains: True if the result includes the relevance of each recipe.
  func queryOptions(
    usualSort: SortOrder, limit: Int, explains: Bool = false
  ) -> QueryOptions {
    QueryOptions(
      sort: sort ?? usualSort,
      isReversed: isReversed, offset: offset, limit: limit, explains: explains)
  }
}

extension CommandContext {
  /// Returns the maximum number of rows: the one asked for, else that of the configuration, else 20
  /// on a terminal and all in a pipe; 0 is all.
  func limit(_ options: ResultOptions, _ defaults: DefaultSettings) -> Int {
    options.limit ?? defaults.limit
      ?? (world.output.terminal == nil ? 0 : DefaultSettings.terminalLimit)
  }

  /// Prints the values of `--fields`, one per line.
  func listFields<Row>(_ fields: [ResultField<Row>]) throws(CommandFailure) -> ExitStatus {
    try listFields(fields.map(\.name))
  }

  /// Prints the names of fields, one per line.
  func listFields(_ names: [String]) throws(CommandFailure) -> ExitStatus {
    try print(names.map { $0 + "\n" }.joined())
    return .done
  }
}
