import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeStorage

/// `recipes import`: documents into the library folder.
enum ImportCommand {
  /// The command.
  static let command = Command.immediate(specification, run)

  private static let specification = CommandSpecification(
    "import", "bring recipes from files and folders into the library",
    discussion: [
      """
      Every recipe becomes a file of its own in the library, which is then listed with the other \
      sources. Importing again changes nothing; a recipe whose file in the library was edited is \
      not overwritten. Exit status 3 says that some recipes could not be written, 4 that none could, \
      1 that there was nothing to import.
      """
    ],
    examples: [
      CommandExample("recipes import ~/Downloads/soup.json", "one file"),
      CommandExample("recipes import Recipes/ --dry-run", "what a folder would bring"),
      CommandExample("recipes import old.md --into ~/Cooking", "into another folder"),
      CommandExample("recipes import Recipes/ --dry-run -o ndjson", "the recipes as read"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification("PATH", completion: .files), "a file or a folder", isRepeated: true)
    ],
    options: [
      .flag("dry-run", "write nothing, only report"),
      .value(
        "format", ValueSpecification("KIND", .choice(ImportFormat.allCases.map(\.rawValue))),
        "what the documents are, when it cannot be told"),
      .value(
        "into", ValueSpecification("FOLDER", completion: .folders),
        "the folder to write to instead of the library"),
      .flag("force", "overwrite recipes that were edited in the library"),
    ] + ResultOptions.formatSpecifications())

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(ImportFields.all) }
    let isDryRun = context.arguments.has("dry-run")
    let showsRecipes = isDryRun && options.format == "ndjson"
    let known = showsRecipes ? RecipeFields.all.map(\.name) : ImportFields.all.map(\.name)
    let plan = try OutputPlan(options, known: known, context: context)
    let report = try report(context, isDryRun: isDryRun)
    if showsRecipes {
      try plan.write(.recipes(report.recipesToWrite), to: context)
    } else {
      try plan.write(.imports(report, isDryRun: isDryRun), to: context)
    }
    return conclude(report, isDryRun: isDryRun, context)
  }

  private static func report(
    _ context: CommandContext, isDryRun: Bool
  ) throws(CommandFailure) -> ImportReport {
    for path in context.arguments.words where path.contains("://") {
      throw CommandFailure(
        "importing from an address is not supported: '\(path)'",
        help: "save the page's JSON first, and import that file")
    }
    let library = try library(context)
    let job = RecipeImport(
      files: context.world.files, library: library,
      format: context.arguments.value("format").flatMap(ImportFormat.init) ?? .auto,
      options: ImportOptions(
        isDryRun: isDryRun, overwritesEdits: context.arguments.has("force")),
      onWait: { context.remark("another import writes to \(library); waiting for it") })
    do {
      return try job.run(context.arguments.words.map(context.absolutePath))
    } catch {
      throw CommandFailure(error, help: "nothing was imported")
    }
  }

  private static func library(_ context: CommandContext) throws(CommandFailure) -> String {
    if let folder = context.arguments.value("into") { return context.absolutePath(folder) }
    return try ConfigurationLoader(context: context).load().configuration.library.path
  }

  private static func conclude(
    _ report: ImportReport, isDryRun: Bool, _ context: CommandContext
  ) -> ExitStatus {
    context.notify(diagnostics: report.diagnostics)
    context.remark(report.summary + (isDryRun ? " (dry run: nothing was written)" : ""))
    return report.exitStatus
  }
}
