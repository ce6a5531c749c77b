import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import Text

/// `recipes init`: creates a commented `recipes.toml`.
enum InitCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "init", "write a commented recipes.toml to start from",
    discussion: [
      """
      On a terminal it asks for your folders, files and APIs, shows what it would read from each, and \
      ends with the list; in a pipe it asks nothing. A file that exists is never overwritten. \
      '--config FILE' writes to another place.
      """
    ],
    examples: [
      CommandExample("recipes init", "into this folder"),
      CommandExample("recipes init --config ~/.config/recipes/recipes.toml", "for everywhere"),
    ])

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let name = context.options.configuration ?? ConfigurationLocator.fileName
    let path = context.absolutePath(name)
    try refuse(name, at: path, context)
    let plugins = context.world.programs.all(withPrefix: PluginPurpose.source.prefix)
    let questions = StarterQuestions(context: context, folder: path.parentFolder)
    let sources: [StarterSource]
    do {
      sources = try await questions.ask()
    } catch {
      context.remark("input ended before the last question; nothing was written")
      return .interrupted
    }
    let starter = StarterConfiguration(
      kinds: context.catalogs.sources.kinds, sources: sources,
      plugins: plugins.map(ProgramSearch.name))
    try write(starter.text, to: path, name, context)
    try context.world.print("\(name.terminalSafe)\n")
    let written = context.using(configuration: path)
    context.notify(
      diagnostics: await SourceChecks(of: try Pipeline(written).sources).diagnostics,
      verbosity: .verbose)
    context.remark("wrote \(name); edit it, then try 'recipes sources'")
    guard !sources.isEmpty else { return .done }
    return try await RecipeListing(context: written, queryText: "", search: .none).run()
  }

  /// Checks for an existing file before anything is asked.
  private static func refuse(
    _ name: String, at path: String, _ context: CommandContext
  ) throws(CommandFailure) {
    let status: FileStatus?
    do {
      status = try context.world.files.status(of: path)
    } catch {
      throw CommandFailure(error)
    }
    if status != nil { throw exists(name) }
  }

  /// Writes the file, unless it exists by now, or is a broken link.
  private static func write(
    _ text: String, to path: String, _ name: String, _ context: CommandContext
  ) throws(CommandFailure) {
    let files = context.world.files
    let folder = path.parentFolder
    do {
      try files.createFolder(folder)
      try files.place(Array(text.utf8), at: path, replaces: false)
      try files.flush([path.fileName ?? ""], in: folder)
    } catch {
      throw error.reason == .exists ? exists(name) : CommandFailure(error)
    }
  }

  private static func exists(_ name: String) -> CommandFailure {
    CommandFailure(
      "\(name) already exists and is not overwritten",
      help: "edit it, or remove it first; 'recipes config check' looks for mistakes in it")
  }
}
