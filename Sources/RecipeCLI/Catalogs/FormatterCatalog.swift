import RecipeFormatting

/// The output formats: one line each.
enum FormatterCatalog {
  /// Every format, in the order help names them.
  static let all: [any ResultFormatter.Type] = [
    TableFormatter.self,
    JSONFormatter.self,
    NDJSONFormatter.self,
    CSVFormatter.self,
    TSVFormatter.self,
    MarkdownFormatter.self,
  ]

  /// What `--output` takes.
  static var names: [String] { all.map { $0.name } }

  /// The formatter of a name; `nil` when there is none.
  static func formatter(named name: String, options: FormatOptions) -> (any ResultFormatter)? {
    all.first { $0.name == name }?.init(options: options)
  }
}
