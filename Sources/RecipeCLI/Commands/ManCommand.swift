import ArgumentParsing
import RecipeCore

/// `recipes man`: the manual page of the program or of a command.
enum ManCommand {
  /// The command.
  static let command = Command.immediate(specification, run)

  private static let specification = CommandSpecification(
    "man", "print a manual page for man",
    discussion: [
      "The pages are those of 'recipes help', in roff, for 'man' and for a folder of MANPATH."
    ],
    examples: [
      CommandExample("recipes man | man -l -", "the program"),
      CommandExample("recipes man search | man -l -", "one command"),
      CommandExample(
        "recipes man list > ~/.local/share/man/man1/recipes-list.1", "for 'man recipes-list'"),
    ],
    arguments: [HelpCommand.argument])

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let path = try HelpCommand.path(to: context.arguments.words, context)
    let page = ManualPage(path: path, version: "recipes \(ProgramVersion.current)")
    try context.print(page.text)
    return .done
  }
}
