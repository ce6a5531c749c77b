package import RecipeCore
import Text

/// An issue of a configuration: what is wrong, where, and what to do.
package struct ConfigurationIssue: Sendable, Hashable, CustomStringConvertible {
  /// The issue, as a phrase without a final full stop.
  package let message: String
  /// The location, or `nil` if there is no file.
  package let location: TextLocation?
  /// The offending line.
  package let excerpt: SourceExcerpt?
  /// The remedy.
  package let help: String?

  /// Creates an issue from its parts.
  package init(
    _ message: String, at location: TextLocation? = nil, excerpt: SourceExcerpt? = nil,
    help: String? = nil
  ) {
    self.message = message
    self.location = location
    self.excerpt = excerpt
    self.help = help
  }

  /// The issue as lines, without a final newline.
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
