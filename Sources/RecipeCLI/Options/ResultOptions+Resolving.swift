import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch
import Suggestions

extension ResultOptions {
  /// True if the fields are to be listed instead of a result.
  var listsFields: Bool { fields == "?" }

  /// Returns the template: the one that was given, or named of those of the configuration; else that
  /// of the configuration if nothing else was asked for.
  ///
  /// - Parameter usesDefault: True if the configured template fits the result.
  /// - Throws: An error if there is no template of a name; a text without a field is one.
  func chosenTemplate(
    _ defaults: DefaultSettings, usesDefault: Bool
  ) throws(CommandFailure) -> String? {
    if let template {
      if let known = defaults.templates[template] { return known }
      guard !template.isEmpty, !template.contains("{"), !template.contains("}") else {
        return template
      }
      let known = defaults.templates.keys.sorted()
      let nearest = Suggestion.nearest(to: template, in: known).map { "did you mean '\($0)'?" }
      throw CommandFailure(
        "there is no template '\(template)'",
        help: nearest ?? "add it to [templates], or write one such as '{title}'")
    }
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

  /// Returns the format if none is asked for: that of the configuration, or a table where it cannot be
  /// used.
  ///
  /// - Parameter allowsPrograms: True if a program may write the result.
  func usualFormat(_ defaults: DefaultSettings, allowsPrograms: Bool) -> String {
    let isBuiltIn = catalogs.formatters.formatter(named: defaults.output) != nil
    return isBuiltIn || allowsPrograms ? defaults.output : TableFormatter.name
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
