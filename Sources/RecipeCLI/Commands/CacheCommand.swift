import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeIndex
import RecipeSearch

/// `recipes cache`: the files kept between runs.
enum CacheCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .immediate(
      specification(catalogs),
      subcommands: [
        .immediate(
          CommandSpecification(
            "status", "show each index with its content, size and age",
            examples: [CommandExample("recipes cache status -o json", "for a script")],
            options: ResultOptions.formatSpecifications(catalogs)),
          status),
        .immediate(
          CommandSpecification(
            "clear", "remove every index",
            examples: [CommandExample("recipes cache clear", "free the disk space")]),
          clear),
        .waiting(
          CommandSpecification(
            "refresh", "read everything again, ignoring what earlier runs kept",
            examples: [CommandExample("recipes cache refresh", "the index of this configuration")]),
          refresh),
      ], status)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "cache", "show, remove or renew what is kept between runs",
      discussion: [
        """
        From 100 records on, a run keeps what it read, matched and merged in an index, so that the \
        next one reads only files that changed. It is created again whenever it is missing, and \
        nothing is lost when it is removed. It is in $XDG_CACHE_HOME or ~/.cache; --no-cache turns \
        it off.
        """
      ],
      examples: [
        CommandExample("recipes cache", "each index with its content, size and age"),
        CommandExample("recipes cache clear", "remove all of them"),
        CommandExample("recipes cache refresh", "read everything again"),
      ],
      options: ResultOptions.formatSpecifications(catalogs))
  }

  private static func store(
    _ context: CommandContext
  ) throws(CommandFailure) -> IndexStore {
    guard let store = IndexStore(world: context.world) else {
      throw CommandFailure(
        "there is no folder for an index", help: "set XDG_CACHE_HOME or HOME to a folder")
    }
    return store
  }

  private static func status(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let store = try store(context)
    let now = context.world.wallClock.now
    let indices = store.indexFiles().map { path, status in
      IndexDescription(
        path: path, bytes: status.size,
        ageSeconds: max(0, now - Int(status.modified / 1_000_000_000)),
        content: store.summary(ofFile: path).map(IndexDescription.Content.init))
    }
    let document = ResultDocument.indices(indices, in: store.folder)
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(document.fields) }
    let plan = try OutputPlan(options, known: document.fields.map(\.name), context: context)
    try plan.write(document, to: context)
    if indices.isEmpty { context.remark("nothing is kept in \(store.folder)") }
    return .done
  }

  private static func clear(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let store = try store(context)
    let count = store.indexFiles().count
    do throws(FileError) {
      let bytes = try store.clear()
      context.remark(
        count == 0
          ? "nothing was kept in \(store.folder)"
          : "removed \(count == 1 ? "1 index" : "\(count) indices"), \(ByteText.short(bytes))")
      return .done
    } catch {
      throw CommandFailure(error, help: "remove \(store.folder) by hand")
    }
  }

  private static func refresh(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let (_, recipes) = try context.openRecipes(startsAnew: true)
    let answer = await recipes.search(QueryRequest(.everything, QueryOptions(limit: 1)))
    let status = context.report(answer.gathering, found: answer.result.total > 0)
    await context.unfinished.finish()
    let count = answer.gathering.sources.reduce(0) { $0 + $1.records }
    context.remark("read \(count) records again")
    return await context.end(status, holding: answer)
  }
}

extension IndexDescription.Content {
  /// The content of an index.
  fileprivate init(_ summary: IndexSummary) {
    self.init(
      configuration: summary.configuration, sources: summary.sources, merges: summary.merges,
      files: summary.files, records: summary.records, recipes: summary.recipes)
  }
}
