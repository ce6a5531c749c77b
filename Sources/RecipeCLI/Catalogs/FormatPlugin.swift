import RecipeCore

/// A format that a program writes.
struct FormatPlugin: Sendable, Hashable {
  /// The value of `--format`.
  let name: String
  /// The program.
  let program: ProgramName
  /// True if the configuration names the program.
  let isConfigured: Bool
}
