import ArgumentParsing

/// `recipes help`: the help of the program or of a command.
enum HelpCommand {
  /// The command.
  static let command = Command.immediate(specification, run)

  private static let specification = CommandSpecification(
    "help", "show how a command is used",
    examples: [
      CommandExample("recipes help", "every command"),
      CommandExample("recipes help search", "one command"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification("COMMAND", completion: .output(of: ["__words", "commands"])),
        "the command, and the one below it", isRequired: false, isRepeated: true)
    ])

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let names = context.arguments.words
    guard let path = CommandCatalog.root.path(to: names) else {
      throw unknown(names)
    }
    try context.print(HelpText(path: path, width: context.world.helpWidth).text)
    return .done
  }

  /// Returns the mistake that the parser finds in the same words.
  private static func unknown(_ names: [String]) -> CommandFailure {
    do {
      _ = try ArgumentParser(root: CommandCatalog.root).parse(names)
    } catch {
      return CommandFailure(error)
    }
    return CommandFailure(
      "there is no command '\(names.joined(separator: " "))'", help: "'recipes help' lists them")
  }
}
