import ArgumentParsing
import PluginKit

/// `recipes plugin`: programs in any language that give recipes or write them.
enum PluginCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .immediate(
      CommandSpecification(
        "plugin", "list, trust, test or start a plug-in in any language",
        discussion: [
          """
          A plug-in is a program named recipes-source-NAME, which gives recipes, or \
          recipes-format-NAME, which writes them. It is looked for in recipes/plugins of \
          $XDG_DATA_HOME or ~/.local/share, and on PATH.
          """,
          """
          No program of a recipes.toml that is found by walking up from the working folder runs \
          until 'plugin add' trusts that file, and a file that was trusted must not change. \
          Without a subcommand, 'plugin' is 'plugin list'.
          """,
        ],
        examples: [
          CommandExample("recipes plugin new python soup", "a source to start from"),
          CommandExample("recipes plugin test ./recipes-source-soup", "what it does right"),
          CommandExample("recipes plugin add recipes.toml", "trust it and what it runs"),
        ],
        ownOptions: ResultOptions.formatSpecifications(catalogs)),
      subcommands: [
        .immediate(
          CommandSpecification(
            "list", "list the plug-ins that are there, without running one",
            examples: [CommandExample("recipes plugin list -o json", "for a script")],
            options: ResultOptions.formatSpecifications(catalogs)),
          { context throws(CommandFailure) in try PluginListing(context: context).run() }),
        .immediate(
          add, { context throws(CommandFailure) in try PluginTrust(context: context).add() }),
        .immediate(
          remove, { context throws(CommandFailure) in try PluginTrust(context: context).remove() }),
        .waiting(
          test,
          { context async throws(CommandFailure) in try await PluginTest(context: context).run() }),
        .immediate(
          new, { context throws(CommandFailure) in try PluginStart(context: context).run() }),
      ],
      { context throws(CommandFailure) in try PluginListing(context: context).run() })
  }

  private static let plugin = ValueSpecification(
    "NAME|PATH", completion: .outputOrFiles(of: ["__words", "plugins"]))

  private static let trusted = ValueSpecification(
    "NAME|PATH", completion: .outputOrFiles(of: ["__words", "trusted"]))

  private static let add = CommandSpecification(
    "add", "trust a plug-in, or a recipes.toml and its commands, as it is now",
    discussion: [
      """
      Prints the path, the owner and the SHA-256 of each file and remembers the hash; the lines that \
      recipes.toml needs are printed, not written. A file that changes must be added again.
      """
    ],
    examples: [
      CommandExample("recipes plugin add mealdb", "the plug-in recipes-source-mealdb"),
      CommandExample("recipes plugin add recipes.toml", "the commands of this configuration"),
    ],
    arguments: [ArgumentSpecification(plugin, "the plug-ins and files", isRepeated: true)])

  private static let remove = CommandSpecification(
    "remove", "end the trust in a plug-in or a recipes.toml",
    examples: [CommandExample("recipes plugin remove mealdb", "the plug-in recipes-source-mealdb")],
    arguments: [ArgumentSpecification(trusted, "the plug-ins and files", isRepeated: true)])

  private static let test = CommandSpecification(
    "test", "play the cases of the protocol with a plug-in",
    discussion: [
      """
      Exits with 0 when every case that a plug-in must pass passes, and with 1 otherwise. With \
      --config FILE the plug-in gets the settings and secrets of the source in FILE that runs it; if several do, \
      --source selects one. A program whose name does not begin with recipes-source- or recipes-format- is \
      tested as what recipes.toml or its own answer to --describe says, else as a source.
      """
    ],
    examples: [
      CommandExample("recipes plugin test ./recipes-source-soup", "a line for each case"),
      CommandExample(
        "prove --exec 'recipes plugin test --tap' ./recipes-source-soup", "by a runner of tests"),
    ],
    arguments: [ArgumentSpecification(plugin, "the plug-in")],
    options: [
      .flag("formatter", "test an output format, whatever its name"),
      .flag("json", "print the results as JSON"),
      .flag("tap", "print the results in the Test Anything Protocol"),
      .value("patience", ValueSpecification("N", .count), "wait N times as long for everything"),
    ])

  private static let new = CommandSpecification(
    "new", "write a plug-in to start from: a source or an output format",
    examples: [
      CommandExample("recipes plugin new sh soup", "./recipes-source-soup"),
      CommandExample("recipes plugin new python cards --formatter", "./recipes-format-cards"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification(
          "LANGUAGE", .choice(PluginSkeleton.Language.allCases.map(\.rawValue))),
        "the language"),
      ArgumentSpecification(ValueSpecification("NAME"), "its name: small letters and digits"),
    ],
    options: [.flag("formatter", "write an output format instead of a source")])
}
