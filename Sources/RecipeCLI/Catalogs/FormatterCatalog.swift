import RecipeFormatting

/// The registry of output formats, one line per format.
enum FormatterCatalog {
  /// All formatters, in the order of the help.
  static let all: [any ResultFormatter.Type] = [
    TableFormatter.self,
    JSONFormatter.self,
    NDJSONFormatter.self,
    CSVFormatter.self,
    TSVFormatter.self,
    MarkdownFormatter.self,
  ]

  /// The values of `--output`.
  static var names: [String] { all.map { $0.name } }

  /// Returns the formatter with a name, or `nil` if there is none.
  static func formatter(named name: String, options: FormatOptions) -> (any ResultFormatter)? {
    all.first { $0.name == name }?.init(options: options)
  }
}
