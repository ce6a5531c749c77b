import ArgumentParsing
import RecipeConfiguration
import RecipeCore

/// `recipes init`: a commented `recipes.toml` to start from.
enum InitCommand {
  /// The command.
  static let command = Command.immediate(specification, run)

  private static let specification = CommandSpecification(
    "init", "write a commented recipes.toml to start from",
    discussion: [
      """
      On a terminal it asks for your folders; in a pipe it asks nothing. A file that exists is \
      never overwritten. '--config FILE' writes to another place.
      """
    ],
    examples: [
      CommandExample("recipes init", "into this folder"),
      CommandExample("recipes init --config ~/.config/recipes/recipes.toml", "for everywhere"),
    ])

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let name = context.options.configuration ?? ConfigurationLocator.fileName
    let path = context.absolutePath(name)
    do {
      guard try context.world.files.status(of: path) == nil else {
        throw exists(name)
      }
      let starter = StarterConfiguration(
        kinds: SourceCatalog.kinds, sources: StarterQuestions(context: context).ask())
      try context.world.files.createFolder(folder(of: path))
      try context.world.files.writeAtomically(Array(starter.text.utf8), to: path)
    } catch let error as FileError {
      throw CommandFailure(error)
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw CommandFailure("\(error)")
    }
    context.print("\(name.terminalSafe)\n")
    context.remark("wrote \(name); edit it, then try 'recipes sources'")
    return .done
  }

  private static func exists(_ name: String) -> CommandFailure {
    CommandFailure(
      "\(name) exists already, and is not overwritten",
      help: "edit it, or remove it first; 'recipes config check' looks for mistakes in it")
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.joined(separator: "/")
    return folder.isEmpty ? "/" : folder
  }
}
