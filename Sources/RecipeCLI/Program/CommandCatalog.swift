import ArgumentParsing

/// The commands that a run knows.
struct CommandCatalog: Sendable {
  /// Every command, in the order in which help names them.
  let all: [Command]

  /// Creates the commands, one line each.
  ///
  /// - Parameter catalogs: The kinds of source and the formats whose names they take.
  init(_ catalogs: Catalogs) {
    all = [
      ListCommand.command(catalogs),
      SearchCommand.command(catalogs),
      ShowCommand.command(catalogs),
      BrowseCommand.command,
      ShopCommand.command(catalogs),
      TagsCommand.command(catalogs),
      DiffCommand.command(catalogs),
      OpenCommand.command,
      SourcesCommand.command(catalogs),
      DuplicatesCommand.command(catalogs),
      WhyCommand.command(catalogs),
      MarkCommand.command,
      ImportCommand.command(catalogs),
      ExportCommand.command(catalogs),
      CacheCommand.command(catalogs),
      ConfigCommand.command,
      DoctorCommand.command(catalogs),
      InitCommand.command,
      FormatsCommand.command(catalogs),
      PluginCommand.command(catalogs),
      CompletionCommand.command,
      ManCommand.command,
      HelpCommand.command,
      WordsCommand.command,
    ]
  }

  /// The command that names lead to, the topmost first; `nil` if there is none.
  func command(at names: [String]) -> Command? {
    var found: Command?
    for name in names {
      let commands = found?.subcommands ?? all
      found = commands.first { $0.specification.name == name }
      if found == nil { return nil }
    }
    return found
  }

  /// The whole tree, for parsing, help and completions.
  var root: CommandSpecification {
    CommandSpecification(
      "recipes", "every recipe you have, from every place, each once and the best first",
      discussion: Self.discussion,
      examples: [
        CommandExample("recipes init", "write a recipes.toml that says where recipes are"),
        CommandExample("recipes list", "all of them, the best first"),
        CommandExample("recipes search leek -cream", "with leek and without cream"),
        CommandExample("recipes show 'potato-leek soup'", "one recipe whole"),
        CommandExample("recipes list -n0 -o csv > all.csv", "everything, for a spreadsheet"),
      ],
      options: GlobalOptions.specifications, manual: ManualSections.all,
      subcommands: all.map(\.specification))
  }

  private static let discussion = [
    "'recipes help COMMAND' shows examples and options of each command.",
    """
    The configuration is --config FILE, else RECIPES_CONFIG, else recipes.toml here or in the \
    nearest folder above, else recipes/recipes.toml in $XDG_CONFIG_HOME or ~/.config.
    """,
    "Exit status: "
      + ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ") + ".",
  ]
}
