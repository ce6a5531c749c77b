package import RecipeCore

/// Where a value, or the configuration file itself, comes from.
package enum ConfigurationOrigin: Sendable, Hashable, CustomStringConvertible {
  /// It is written there.
  case file(TextLocation)
  /// Nobody said anything.
  case `default`
  /// An environment variable of that name says so.
  case environment(String)
  /// An option of that name says so.
  case option(String)
  /// The file was found in the current folder, above it or in the user's configuration folder.
  case search

  /// Where, as a phrase: `recipes.toml:3:1`, `default`, `environment RECIPES_CONFIG`.
  package var description: String {
    switch self {
    case .file(let location): location.description
    case .default: "default"
    case .environment(let name): "environment \(name)"
    case .option(let name): "option \(name)"
    case .search: "search"
    }
  }
}
