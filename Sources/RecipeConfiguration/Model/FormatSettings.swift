package import RecipeCore

/// The settings of one `[formats.NAME]`: a format that a program writes.
package struct FormatSettings: Sendable, Hashable {
  /// The name: the value of `--format`.
  package let name: String
  /// The program.
  package let program: ProgramName
}
