import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// A format that a program writes.
struct FormatPlugin: Sendable, Hashable {
  /// The settings.
  let settings: FormatSettings
  /// The configuration that names the program, or `nil` for a plug-in that is there.
  let configuration: Configuration?

  /// The value of `--format`.
  var name: String { settings.name }

  /// Returns the file of the program, with links resolved.
  ///
  /// - Throws: An error if it is not there or may not run.
  func file(_ context: CommandContext) throws(CommandFailure) -> TrustedFile {
    let key = "formats.\(name).command"
    let trust = CommandTrust(context: context, configuration: configuration)
    if let file = try trust.file(of: settings.program, at: key) { return file }
    let obstacle = context.world.programs.obstacle(to: settings.program)
    throw CommandFailure(
      "the format \(name): \(obstacle.reason)",
      help: obstacle.help.replacing("check command", with: "check \(key) in recipes.toml"))
  }
}
