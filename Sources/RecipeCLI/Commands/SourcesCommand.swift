import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// `recipes sources`: the status of each source.
enum SourcesCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), subcommands: [.waiting(check, runCheck)], run)
  }

  private static let check = CommandSpecification(
    "check", "also show how much of each source's text was read",
    discussion: [
      """
      The text of a document that no field shows is counted, and named if there is much of it: \
      "read 61 % of the text; not read: preparation". Addresses, ids, dates and settings of a \
      layout do not count. '-v' lists every key, section and line that was not read.
      """,
      "A source that is read badly does not fail; the exit status is that of 'recipes sources'.",
    ],
    examples: [
      CommandExample("recipes sources check", "all of them"),
      CommandExample("recipes sources check -v --source notes", "what of one was not read"),
    ])

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "sources", "show the status of each source",
      discussion: [
        """
        Cached answers of an API are shown, however old. Its server is contacted only if answers are missing, \
        which is reported; 'check' and '--refresh' always contact it. The exit status is 3 when some sources fail and 4 when all do. 'check' reads every document \
        and says how much of its text was read; so does '-v'.
        """
      ],
      examples: [
        CommandExample("recipes sources", "each with its status and what to do about it"),
        CommandExample("recipes sources check && make book", "go on only when none fails"),
        CommandExample("recipes sources -o json", "as JSON"),
      ],
      options: ResultOptions.formatSpecifications(catalogs))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    if context.options.verbosity == .verbose { return try await runCheck(context) }
    let context = context.showingUntrustedSources.preferringCache
    return try await run(context) { () throws(CommandFailure) in
      let (configuration, recipes) = try context.openRecipes()
      return (configuration, { await recipes.sourceReports() })
    }
  }

  private static func runCheck(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let context = context.showingUntrustedSources.tryingServers
    return try await run(context) { () throws(CommandFailure) in
      let pipeline = try Pipeline(context)
      return (
        pipeline.configuration,
        {
          await context.showingStages { await pipeline.coverageReports() }
        }
      )
    }
  }

  /// Says which servers were asked, which costs calls where they are counted.
  private static func remarkOnAsked(_ reports: [SourceReport], _ context: CommandContext) {
    guard context.options.answers == .cached else { return }
    let asked = reports.filter(\.hasAsked)
    for (reports, what) in [
      (asked.filter { $0.ageSeconds == nil }, "which was not cached"),
      (asked.filter { $0.ageSeconds != nil }, "of which a part was not cached"),
    ] where !reports.isEmpty {
      let names = reports.map(\.name).joined(separator: ", ")
      context.remark(
        "requested the list of \(names), \(what); 'sources --offline' makes no requests")
    }
  }

  /// Returns a warning for each record of requests that cannot be read, of the servers of sources whose
  /// requests are limited.
  private static func damagedRecords(
    _ configuration: Configuration, _ context: CommandContext
  ) -> [Diagnostic] {
    let limited = configuration.sources.filter { $0.network?.dailyQuota != nil && $0.isEnabled }
      .map { CacheFiles.origins(of: $0, context) }
    return ServerRecordCheck.damagedRecords(of: limited, in: context.world).map { path in
      Diagnostic(
        .loss, ServerRecordCheck.problem + ", so that \(ServerRecordCheck.consequence)",
        at: TextLocation(path: path), help: ServerRecordCheck.remedy)
    }
  }

  /// A configuration, and what gathers the reports of its sources.
  private typealias Opened = (
    configuration: Configuration, gather: @Sendable () async -> GatheringReport
  )

  private static func run(
    _ context: CommandContext, open: () throws(CommandFailure) -> Opened
  ) async throws(CommandFailure) -> ExitStatus {
    let fields = ResultDocument.sources([]).fields
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(fields) }
    let (configuration, gather) = try open()
    let plan = try OutputPlan(
      options, defaults: configuration.defaults, known: fields.map(\.name),
      context: context)
    let gathering = await gather().completing(
      failures: [:], diagnostics: damagedRecords(configuration, context))
    try plan.write(.sources(gathering.sources), to: context)
    remarkOnAsked(gathering.sources, context)
    return await context.conclude(
      gathering, found: !gathering.sources.isEmpty, holding: gathering)
  }
}
