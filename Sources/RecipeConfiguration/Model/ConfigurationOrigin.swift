package import RecipeCore

/// The origin of a value, or of the configuration file itself.
package enum ConfigurationOrigin: Sendable, Hashable, CustomStringConvertible {
  /// A location in the file.
  case file(TextLocation)
  /// The default value.
  case `default`
  /// The default value for a terminal; a pipe gets everything.
  case terminalDefault
  /// An environment variable with this name.
  case environment(String)
  /// A command-line option with this name.
  case option(String)
  /// The search in the current folder and those above it.
  case search
  /// The search in the user's configuration folder.
  case userFolder

  /// The origin, as a phrase: `recipes.toml:3:1`, `default`, `environment RECIPES_CONFIG`.
  package var description: String {
    switch self {
    case .file(let location): location.description
    case .default: "default"
    case .terminalDefault: "default on a terminal; all in a pipe"
    case .environment(let name): "environment \(name)"
    case .option(let name): "option \(name)"
    case .search, .userFolder: "search"
    }
  }
}
