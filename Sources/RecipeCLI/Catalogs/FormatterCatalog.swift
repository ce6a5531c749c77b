import RecipeFormatting

/// The output formats that need no program.
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
  /// Creates a catalog of formats; of two with one name, the first counts.
  init(_ all: [any ResultFormatter.Type]) {
    self.all = all
  }

  /// The values of `--format` for which no program is needed.
  var names: [String] { all.map { $0.name } }

  /// The format of a name; `nil` if there is none.
  func formatter(named name: String) -> (any ResultFormatter.Type)? {
    all.first { $0.name == name }
  }
}
