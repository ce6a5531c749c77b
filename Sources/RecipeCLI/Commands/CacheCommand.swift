import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeIndex
import RecipeSearch
import RecipeStorage
import Text

/// `recipes cache`: the files cached between runs.
enum CacheCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .immediate(
      specification(catalogs),
      subcommands: [
        .immediate(
          CommandSpecification(
            "status", "show the indexes and cached answers, of all sources or of one",
            examples: [
              CommandExample("recipes cache status -o json", "for a script"),
              CommandExample("recipes cache status api", "the answers of one API"),
            ],
            arguments: [source],
            options: ResultOptions.formatSpecifications(catalogs)),
          status),
        .immediate(
          CommandSpecification(
            "clear", "remove every index and every answer, or the answers of one source",
            examples: [
              CommandExample("recipes cache clear", "free the disk space"),
              CommandExample("recipes cache clear api", "forget what one API has answered"),
            ], arguments: [source]),
          clear),
        .waiting(
          CommandSpecification(
            "refresh", "ask and read everything again, or ask one source again",
            discussion: [
              """
              Of an API, first the list is asked for again, and then each recipe whose ingredients are cached, \
              those first that are no longer fresh. Each counts as a request towards \
              'daily_quota' and 'max_requests'; recipes beyond these limits are not refreshed, which is reported.
              """
            ],
            examples: [
              CommandExample("recipes cache refresh", "everything of this configuration"),
              CommandExample("recipes cache refresh api", "the answers of one API"),
            ], arguments: [source]),
          refresh),
        CacheRecordCommand.command,
      ], status)
  }

  private static let source = ArgumentSpecification(
    ValueSpecification("SOURCE", completion: .output(of: ["__words", "sources"])),
    "the source; all by default", isRequired: false)

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "cache", "show, remove or renew what is cached between runs",
      discussion: [
        """
        From 100 records on, a run keeps what it read, matched and merged in an index, so that the \
        next one reads only files that changed. It is created again whenever it is missing, and \
        nothing is lost when it is removed. --no-cache turns it off.
        """,
        """
        The answers of APIs are cached, too. Fresh ones are used instead of asking again, and old ones \
        with --offline and when the server does not answer. Removed answers must be asked for again.
        """,
        "Both are in $XDG_CACHE_HOME or ~/.cache.",
      ],
      examples: [
        CommandExample("recipes cache", "each index and the answers, with their size and age"),
        CommandExample("recipes cache clear", "remove all of them"),
        CommandExample("recipes cache refresh", "ask and read everything again"),
        CommandExample("recipes cache record api tapes", "write what an API answered to a folder"),
      ],
      ownOptions: ResultOptions.formatSpecifications(catalogs))
  }

  private static func status(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let cache = try CacheFiles(context)
    let source = context.arguments.words.first
    if let source { try cache.check(source, context) }
    let now = context.world.wallClock.now
    let indices = cache.indices.indexFiles().map { path, status in
      CacheEntryDescription.index(
        IndexDescription(
          path: path, bytes: status.size,
          ageSeconds: max(0, now - Int(status.modified / 1_000_000_000)),
          content: cache.indices.summary(ofFile: path).map(IndexDescription.Content.init)))
    }
    let summaries =
      source.map { [cache.answers.summary(of: $0, from: cache.origins(of: $0, context))] }
      ?? cache.answers.summaries()
    let answers = summaries.compactMap(\.self).map { summary in
      CacheEntryDescription.answers(
        AnswersDescription(
          source: summary.source, folder: summary.folder, answers: summary.answers,
          bytes: summary.bytes, ageSeconds: max(0, now - summary.oldest)))
    }
    let cached = (indices + answers).filter { source == nil || $0.sources.contains(source ?? "") }
    let document = ResultDocument.cached(cached, in: cache.folder)
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(document.fields) }
    let plan = try OutputPlan(options, known: document.fields.map(\.name), context: context)
    try plan.write(document, to: context)
    if document.rows.isEmpty {
      context.remark("nothing is cached \(source.map { "of \($0)" } ?? "in \(cache.folder)")")
    }
    return .done
  }

  private static func clear(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let cache = try CacheFiles(context)
    let source = context.arguments.words.first
    if let source { try cache.check(source, context) }
    let indices = source == nil ? cache.indices.indexFiles().count : 0
    do throws(FileError) {
      let freed = source == nil ? try cache.indices.clear() : 0
      let origins = source.flatMap { cache.origins(of: $0, context) }
      let answers = try cache.answers.clear(source, from: origins)
      let others = source.flatMap { cache.answers.summary(of: $0) }?.answers ?? 0
      let what = [
        indices > 0 ? indices.counted("index", "indices") : nil,
        answers.answers > 0 ? answers.answers.counted("answer") : nil,
      ].compactMap(\.self)
      context.remark(
        what.isEmpty
          ? "nothing was cached" + (source.map { " of \($0)" } ?? " in \(cache.folder)")
          : "removed \(what.joined(separator: " and ")), \(ByteText.short(freed + answers.bytes))")
      if let source, others > 0 {
        context.remark(
          "kept \(others.counted("answer")) that other servers gave to a source named '\(source)'"
        )
      }
      return .done
    } catch {
      throw CommandFailure(error, help: "remove \(cache.folder) by hand")
    }
  }

  private static func refresh(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let source = context.arguments.words.first
    if context.options.isOffline {
      throw CommandFailure(
        "'cache refresh' asks servers, and '--offline' forbids it", help: "remove '--offline'")
    }
    let usual = try Pipeline(context)
    if let source { _ = try SourceFactory.source(source, context) }
    let context = context.refreshing(source)
    let pipeline = try Pipeline(context)
    let recipes = context.openRecipes(of: pipeline, startsAnew: source == nil)
    let answer = await recipes.search(QueryRequest(.everything, QueryOptions(limit: 1)))
    let renewal = await pipeline.renewal(
      of: source, after: answer.gathering, staleFor: usual)
    let gathering = answer.gathering.renewing(renewal)
    let status = context.report(gathering, found: answer.result.total > 0)
    await context.unfinished.finish()
    let reports = gathering.sources.filter { source == nil || $0.name == source }
    // A source that failed gave only what was cached.
    let count = reports.reduce(0) { $0 + ($1.isFailure && $1.status != .partial ? 0 : $1.records) }
    context.remark("read \(count == 0 ? "no records" : count.counted("record")) again")
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
