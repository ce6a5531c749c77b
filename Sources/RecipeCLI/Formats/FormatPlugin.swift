import RecipeConfiguration

/// A format that a program writes.
struct FormatPlugin: Sendable, Hashable {
  /// The settings.
  let settings: FormatSettings
  /// The configuration that names the program, or `nil` for a plug-in that is there.
  let configuration: Configuration?

  /// The value of `--format`.
  var name: String { settings.name }
}
