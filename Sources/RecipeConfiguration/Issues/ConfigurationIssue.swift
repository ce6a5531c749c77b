package import RecipeCore
import Text

/// One thing that is wrong with a configuration: what, where, and what to do.
package struct ConfigurationIssue: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, as a phrase without a final full stop.
  package let message: String
  /// Where; `nil` when there is no file.
  package let location: TextLocation?
  /// The line it is about.
  package let excerpt: SourceExcerpt?
  /// What to do.
  package let help: String?

  /// Makes an issue of its parts.
  package init(
    _ message: String, at location: TextLocation? = nil, excerpt: SourceExcerpt? = nil,
    help: String? = nil
  ) {
    self.message = message
    self.location = location
    self.excerpt = excerpt
    self.help = help
  }

  /// What to print: several lines, without a final line end.
  ///
  ///     recipes.toml:12:1: unknown key 'wieght' in [sources.api]
  ///        12 | wieght = 2.0
  ///           | ^^^^^^
  ///        help: did you mean 'weight'?
  package var description: String {
    let place = location.map { "\($0.description.terminalSafe): " } ?? ""
    return [place + message, excerpt?.description, help.map { "   help: \($0)" }]
      .compactMap(\.self).joined(separator: "\n")
  }
}
