/// The settings of `[defaults]`: result options that a command line need not give.
package struct DefaultSettings: Sendable, Hashable {
  /// The settings for a file without the table.
  package static let standard = DefaultSettings(
    output: "table", limit: nil, sort: "rank", searchSort: "best", units: "original",
    color: "auto")

  /// The maximum number of results on a terminal if none is configured.
  package static let terminalLimit = 20

  /// The output format: one of the names given to the reader.
  package let output: String
  /// The maximum number of results, 0 for all; `nil` for `terminalLimit` on a terminal and all in a
  /// pipe.
  package let limit: Int?
  /// The order of lists: one of the names given to the reader.
  package let sort: String
  /// The order of what is searched for, one of the same names.
  package let searchSort: String
  /// The units of amounts: one of the names given to the reader; `original` for those of each recipe.
  package let units: String
  /// The use of colour: `auto`, `always` or `never`.
  package let color: String
  /// The template of a list for which neither a format nor fields are asked for, by name.
  package let template: String?
  /// The templates of `[templates]` by their names.
  package let templates: [String: String]

  /// Creates the settings from their values.
  package init(
    output: String, limit: Int?, sort: String, searchSort: String, units: String, color: String,
    template: String? = nil, templates: [String: String] = [:]
  ) {
    self.output = output
    self.limit = limit
    self.sort = sort
    self.searchSort = searchSort
    self.units = units
    self.color = color
    self.template = template
    self.templates = templates
  }

  /// Returns the settings with other units.
  func with(units: String) -> DefaultSettings {
    DefaultSettings(
      output: output, limit: limit, sort: sort, searchSort: searchSort, units: units,
      color: color, template: template, templates: templates)
  }
}
