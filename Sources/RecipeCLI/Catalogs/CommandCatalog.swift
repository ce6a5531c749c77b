import ArgumentParsing

/// The registry of commands, one line per command.
enum CommandCatalog {
  /// All commands, in the order of the help.
  static let all: [Command] = [
    ListCommand.command,
    SearchCommand.command,
    ShowCommand.command,
    OpenCommand.command,
    SourcesCommand.command,
    DuplicatesCommand.command,
    WhyCommand.command,
    ImportCommand.command,
    ExportCommand.command,
    CacheCommand.command,
    ConfigCommand.command,
    InitCommand.command,
    FormatsCommand.command,
    CompletionCommand.command,
    HelpCommand.command,
    WordsCommand.command,
  ]

  /// Returns the command with a name.
  static func command(named name: String) -> Command? {
    all.first { $0.specification.name == name }
  }

  /// The command tree, for parsing, help and completions.
  static var root: CommandSpecification {
    CommandSpecification(
      "recipes", "every recipe you have, from every place, each once and the best first",
      discussion: discussion,
      examples: [
        CommandExample("recipes init", "write a recipes.toml that says where recipes are"),
        CommandExample("recipes list", "all of them, the best first"),
        CommandExample("recipes search leek -cream", "with leek and without cream"),
        CommandExample("recipes show 'leek soup'", "one recipe whole"),
        CommandExample("recipes list -n0 -o csv > all.csv", "everything, for a spreadsheet"),
      ],
      options: GlobalOptions.specifications,
      subcommands: all.map(\.specification))
  }

  private static let discussion = [
    "'recipes help COMMAND' shows examples and options of each command.",
    """
    The configuration is --config FILE, else RECIPES_CONFIG, else recipes.toml here or in the \
    nearest folder above, else recipes/recipes.toml in $XDG_CONFIG_HOME or ~/.config.
    """,
    """
    Exit status: 0 done, 1 nothing found, 2 wrong usage or configuration, 3 some sources failed, \
    4 every source failed, 5 nothing stored to work on offline, 130 interrupted.
    """,
  ]
}
