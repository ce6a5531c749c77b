import RecipeConfiguration
import RecipeStorage
import Text

/// A template of the configuration, by its name.
struct NamedTemplate {
  /// The template.
  let text: String
  /// The context of the command.
  let context: CommandContext

  /// The template for a terminal: control characters, such as those of colours, stay only in one of a
  /// configuration that needs no trust, or has it.
  var textForTerminal: String {
    get throws(CommandFailure) {
      let safe = text.terminalSafeLines
      guard safe != text else { return text }
      let configuration = try ConfigurationLoader(context: context).checkFile().configuration
      let trust = CommandTrust(context: context, configuration: configuration)
      return try trust.configurationTrust() == .trusted ? text : safe
    }
  }
}
