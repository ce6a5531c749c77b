import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import Text

/// `recipes __words`: the words of completion scripts; hidden.
enum WordsCommand {
  /// The command.
  static let command = Command.immediate(specification, run)

  private static let specification = CommandSpecification(
    "__words", "print words that a shell may offer",
    arguments: [
      ArgumentSpecification(
        ValueSpecification("KIND", .choice(["commands", "fields", "plugins", "sources"])),
        "which words")
    ],
    isHidden: true)

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let words =
      switch context.arguments.words[0] {
      case "commands": context.arguments.path[0].visibleSubcommands.map(\.name)
      case "fields": RecipeFields.all.map(\.name)
      case "plugins": pluginNames(context)
      default: sourceNames(context)
      }
    try context.print(words.map { $0.terminalSafe + "\n" }.joined())
    return .done
  }

  /// Returns the names of the plug-ins that are there.
  private static func pluginNames(_ context: CommandContext) -> [String] {
    PluginPurpose.allCases.flatMap { context.world.programs.all(withPrefix: $0.prefix) }
      .map(ProgramSearch.name)
  }

  /// Returns the names of the sources, or none if the configuration cannot be read: completion
  /// shows no errors.
  private static func sourceNames(_ context: CommandContext) -> [String] {
    (try? ConfigurationLoader(context: context).check().configuration.sources.map(\.name)) ?? []
  }
}
