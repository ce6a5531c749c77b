import RecipeFormatting

/// The output formats that a run knows.
struct FormatterCatalog: Sendable {
  /// The formats of this package, one line each, in the order in which help names them.
  static let builtIn: [any ResultFormatter.Type] = [
    TableFormatter.self,
    JSONFormatter.self,
    NDJSONFormatter.self,
    CSVFormatter.self,
    TSVFormatter.self,
    MarkdownFormatter.self,
  ]

  /// The formats, in the order in which help names them.
  let all: [any ResultFormatter.Type]
  /// The formats that programs write.
  let plugins: [FormatPlugin]

  /// Creates a catalog of formats; of two with one name, the first counts.
  init(_ all: [any ResultFormatter.Type], plugins: [FormatPlugin] = []) {
    self.all = all
    self.plugins = plugins
  }

  /// The values of `--format`.
  var names: [String] { builtInNames + plugins.map(\.name) }

  /// The values of `--format` for which no program is needed.
  var builtInNames: [String] { all.map { $0.name } }

  /// Returns the program's format of a name, or `nil` if there is none.
  func plugin(named name: String) -> FormatPlugin? {
    plugins.first { $0.name == name }
  }

  /// The format of a name; `nil` if there is none.
  func formatter(named name: String) -> (any ResultFormatter.Type)? {
    all.first { $0.name == name }
  }
}
