import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeStorage

/// `recipes import`: imports documents into the library folder.
enum ImportCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "import", "bring recipes from files, folders, archives and pages into the library",
      discussion: [
        """
        Every recipe becomes a file of its own in the library, which is then listed with the other \
        sources. Importing again changes nothing; a recipe whose file in the library was edited is \
        not overwritten. The format of a document is detected by its first bytes and its extension; \
        'recipes formats' lists the formats. In folders, hidden files, links and other files are \
        skipped.
        """,
        """
        Recipes are converted to JSON, unless --as-is keeps documents of Markdown and Cooklang: the \
        library then has the same file, with its name, and later imports keep it up to date as it \
        is. A document of several recipes, or in an archive, is converted all the same.
        """,
        """
        The exit status is 3 if some documents or recipes failed, 4 if all did, 1 if there was \
        nothing to import, and 2 if the library could not record the import. Links in the library \
        are never written through. What failed is remembered for '--retry', until it is imported \
        or dismissed.
        """,
      ],
      examples: [
        CommandExample("recipes import ~/Downloads/soup.json", "one file"),
        CommandExample("recipes import Recipes/ --dry-run", "what a folder contains"),
        CommandExample("recipes import https://example.org/soup", "a page of the web"),
        CommandExample("curl -s URL | recipes import -", "standard input"),
        CommandExample("recipes import old.md --into ~/Cooking", "into another folder"),
        CommandExample("recipes import Recipes/ --as-is", "Markdown and Cooklang unchanged"),
        CommandExample("recipes import --retry", "what failed before"),
        CommandExample("recipes import Recipes/ --dry-run -o ndjson", "the recipes as read"),
      ],
      arguments: [
        ArgumentSpecification(
          ValueSpecification("PATH|URL", completion: .files),
          "a file, a folder, a page, or '-' for standard input", isRequired: false, isRepeated: true
        )
      ],
      options: [
        .flag("dry-run", "write nothing, only report"),
        .value(
          "format", ValueSpecification("KIND", .choice(ImportFormat.names)),
          "the format of the documents, if it is not detected"),
        .value(
          "into", ValueSpecification("FOLDER", completion: .folders),
          "the folder to write to instead of the library"),
        .flag("as-is", "keep Markdown and Cooklang as they are instead of converting them to JSON"),
        .flag("force", "overwrite recipes that were edited in the library"),
        .flag("retry", "import what failed before and was not imported since"),
        .flag("dismiss", "forget what failed: all of it, or each PATH or URL"),
        .value(
          "timeout", ValueSpecification("SECONDS", .count),
          "the time limit for each page (\(usualTimeout))"),
      ] + ResultOptions.outputSpecifications(catalogs))
  }

  private static let usualTimeout = 20

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(
      context.arguments, formatOption: ResultOptions.outputName)
    let folder = context.world.currentFolder
    if context.arguments.has("dismiss") {
      let arguments = context.arguments.words.map {
        ImportArgument($0, absolutePath: context.absolutePath)
      }
      return try ImportLibrary(context).dismiss(arguments.compactMap(\.origin))
    }
    if options.listsFields {
      return try context.listFields(ImportFields.all(currentFolder: folder))
    }
    let isDryRun = context.arguments.has("dry-run")
    let formatters = context.catalogs.formatters
    let format = options.format.flatMap { formatters.formatter(named: $0) }
    let showsRecipes = isDryRun && format?.shape == .objects
    let known = showsRecipes ? RecipeFields.all.map(\.name) : ImportFields.names
    let plan = try OutputPlan(options, known: known, context: context)
    let (report, isRemembered) = try await report(context, isDryRun: isDryRun)
    if showsRecipes {
      try plan.write(.recipes(report.recipesToWrite), to: context)
    } else {
      try plan.write(
        .imports(report, isDryRun: isDryRun, currentFolder: shownFolder(context)), to: context)
    }
    let showsCauses = plan.isUsualTable && context.world.output.terminal != nil
    let status = conclude(report, isDryRun: isDryRun, showsCauses: showsCauses, context)
    return await context.end(isRemembered ? status : .usage, holding: report)
  }

  /// Returns the folder to which paths in a table are relative: the current one, or the argument if
  /// that is a single path elsewhere.
  private static func shownFolder(_ context: CommandContext) -> String {
    let current = context.world.currentFolder
    let words = context.arguments.words
    guard words.count == 1,
      case .path(let path) = ImportArgument(words[0], absolutePath: context.absolutePath)
    else { return current }
    return path.shown(from: current) == path ? path : current
  }

  private static func report(
    _ context: CommandContext, isDryRun: Bool
  ) async throws(CommandFailure) -> (report: ImportReport, isRemembered: Bool) {
    let library = try ImportLibrary(context)
    if context.arguments.has("as-is") { try library.checkKeeping() }
    let arguments = try arguments(context, library)
    let job = RecipeImport(
      context: context, library: library.path, readers: library.readers,
      options: ImportOptions(
        isDryRun: isDryRun, overwritesEdits: context.arguments.has("force"),
        keepsDocuments: context.arguments.has("as-is")),
      format: ImportFormat(context.arguments.value("format")), timeout: timeout(context))
    let report: ImportReport
    do {
      report = try await job.run(arguments)
    } catch {
      throw CommandFailure(error, help: "nothing was imported")
    }
    guard !isDryRun else { return (report, true) }
    return (report, library.remember(report, attempted: arguments.compactMap(\.origin)))
  }

  /// Returns the documents to import.
  ///
  /// - Throws: An error if nothing was named, or if a path does not exist.
  private static func arguments(
    _ context: CommandContext, _ library: ImportLibrary
  ) throws(CommandFailure) -> [ImportArgument] {
    let words = context.arguments.words
    guard !context.arguments.has("retry") else {
      guard words.isEmpty else {
        throw CommandFailure(
          "'--retry' does not take PATH or URL", help: "import those without '--retry'")
      }
      return try library.failedOrigins().map { ImportArgument($0) { $0 } }
    }
    guard !words.isEmpty else {
      throw CommandFailure(
        "'recipes import' needs PATH or URL: a file, a folder, a page, or '-' for standard input",
        help: "usage: recipes import [options] PATH|URL...")
    }
    let arguments = words.map { ImportArgument($0, absolutePath: context.absolutePath) }
    let troubles = arguments.compactMap { $0.trouble(in: context.world.files) }
    if troubles.count == arguments.count, let first = troubles.first { throw first }
    return arguments
  }

  private static func timeout(_ context: CommandContext) -> Duration {
    let seconds = context.arguments.value("timeout").flatMap { Int($0) } ?? usualTimeout
    return .seconds(min(max(seconds, 1), 86_400))
  }

  /// Says on standard error what the report does not show.
  ///
  /// - Parameter showsCauses: True if a person has just read why documents failed.
  private static func conclude(
    _ report: ImportReport, isDryRun: Bool, showsCauses: Bool, _ context: CommandContext
  ) -> ExitStatus {
    let isVerbose = context.options.verbosity == .verbose
    let told = showsCauses && !isVerbose
    let notice = report.coverage.map {
      CoverageNotice(coverage: $0, isWhole: isVerbose, currentFolder: context.world.currentFolder)
    }
    context.notify(
      diagnostics: report.entries.filter { !told || $0.status != .failed }
        .flatMap(\.reading.oddities) + report.diagnostics + (notice?.lines ?? []))
    for sentence in notice?.sentences ?? [] { context.remark(sentence) }
    context.remark(report.summary + (isDryRun ? " (dry run: nothing was written)" : ""))
    return report.exitStatus(isOffline: context.options.isOffline)
  }
}

extension ImportArgument {
  /// Returns the failure for an argument that cannot exist, or `nil` if it may exist.
  fileprivate func trouble(in files: any FileSystem) -> CommandFailure? {
    switch self {
    case .path(let path):
      guard path.isEmpty || isMissing(path, in: files) else { return nil }
      return CommandFailure(FileError(.notFound, path: path), help: FileError.missingHelp)
    case .refused(let text, let diagnostic):
      return CommandFailure("'\(text)': \(diagnostic.message)", help: diagnostic.help)
    case .standardInput, .address: return nil
    }
  }

  /// True if nothing exists at the path; an inaccessible path may exist.
  private func isMissing(_ path: String, in files: any FileSystem) -> Bool {
    do {
      return try files.status(of: path) == nil
    } catch {
      return false
    }
  }
}
