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
    arguments: [argument])

  /// The argument: the names of a command.
  static let argument = ArgumentSpecification(
    ValueSpecification("COMMAND", completion: .output(of: ["__words", "commands"])),
    "the command, and the one below it", isRequired: false, isRepeated: true)

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let path = try path(to: context.arguments.words, context)
    try context.print(HelpText(path: path, width: context.world.helpWidth).text)
    return .done
  }

  /// Returns a command and those above it, the program first.
  ///
  /// - Throws: An error if no command has these names.
  static func path(
    to names: [String], _ context: CommandContext
  ) throws(CommandFailure) -> [CommandSpecification] {
    let root = context.arguments.path[0]
    guard let path = root.path(to: names) else { throw unknown(names, below: root) }
    return path
  }

  /// Returns the mistake that the parser finds in the same words.
  private static func unknown(
    _ names: [String], below root: CommandSpecification
  ) -> CommandFailure {
    do {
      _ = try ArgumentParser(root: root).parse(names)
    } catch {
      return CommandFailure(error)
    }
    return CommandFailure(
      "there is no command '\(names.joined(separator: " "))'", help: "'recipes help' lists them")
  }
}
