import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The way from a configuration to an exit status: the only file that names every stage.
///
///     recipes.toml → Configuration → [ConfiguredSource] → [SourceBatch] → MatchedRecords
///       → [MergedRecipe] → [RankedRecipe] → QueryResult → text
struct Pipeline: Sendable {
  /// How many sources are asked at the same time.
  private static let concurrency = 8
  /// How many threads one source may keep busy: all of them together must stay well below the 255
  /// that Dispatch gives a process, or deadlines would wait for threads.
  private static let threadsOfASource = 8

  /// What every stage is given.
  let context: CommandContext
  /// What `recipes.toml` says.
  let configuration: Configuration
  /// The sources to ask.
  let sources: [ConfiguredSource]
  /// What has been said, so that a run that begins again does not say it again.
  let said = SaidTexts()

  /// Reads the configuration and makes the sources it names.
  init(_ context: CommandContext) throws(CommandFailure) {
    self.context = context
    configuration = try ConfigurationLoader(context: context).load().configuration
    let factory = SourceFactory(context: context, configuration: configuration)
    sources = try factory.makeSources()
  }

  /// Asks every source.
  func gather(
    _ demand: FieldDemand, searchText: String = ""
  ) async -> [SourceBatch] {
    await gather(sources, demand, searchText: searchText)
  }

  /// Asks some sources.
  func gather(
    _ sources: [ConfiguredSource], _ demand: FieldDemand, searchText: String
  ) async -> [SourceBatch] {
    let gatherer = gatherer
    let request = SourceRequest(
      fields: demand.fields, searchText: searchText, isOffline: context.options.isOffline,
      parallelism: parallelism)
    let batches = await showingProgress(of: sources) { sources in
      await gatherer.gather(sources, request: request)
    }
    context.attic.keep(batches)
    return batches
  }

  /// Finds the records that are the same recipe, as far as nobody has decided about them.
  func match(_ batches: [SourceBatch]) async -> MatchedRecords {
    await match(batches, decisions: decisions(about: batches))
  }

  /// Finds the records that are the same recipe, where these decisions are all there are.
  func match(_ batches: [SourceBatch], decisions: [MatchDecision]) async -> MatchedRecords {
    let compared = await matcher(decisions).compare(batches)
    context.attic.keep(compared)
    let matched = compared.matched(by: decisions)
    context.attic.keep(matched)
    return matched
  }

  /// Compares all records, whatever was decided about them.
  func compare(_ batches: [SourceBatch]) async -> ComparedRecords {
    let compared = await matcher([]).compare(batches)
    context.attic.keep(compared)
    return compared
  }

  /// The matcher of this run.
  func matcher(_ decisions: [MatchDecision]) -> RecordMatcher {
    let settings = MatchSettings(
      merges: context.options.merges, foodSynonyms: configuration.matching.foodSynonyms,
      decisions: decisions)
    return RecordMatcher(settings: settings, work: work)
  }

  /// What finds the differences between records, with the foods that the matcher knows.
  var differenceFinder: DifferenceFinder {
    DifferenceFinder(foodSynonyms: configuration.matching.foodSynonyms)
  }

  /// Makes one recipe of each cluster.
  func merge(_ matched: MatchedRecords) async -> [MergedRecipe] {
    await RecipeMerger(work: work).merge(matched)
  }

  /// Merges and ranks what was matched.
  func rank(_ matched: MatchedRecords) async -> [RankedRecipe] {
    let ranked = ranker(of: matched).rank(await merge(matched))
    context.attic.keep(ranked)
    return ranked
  }

  /// The ranker that knows what the configuration says about each source.
  func ranker(of matched: MatchedRecords) -> RecipeRanker {
    RecipeRanker(traits: matched.traits)
  }

  /// What picks and orders what is shown.
  func evaluator(
    of query: RecipeQuery, _ options: QueryOptions, pantry: Pantry? = nil
  ) -> QueryEvaluator {
    QueryEvaluator(query, options, pantry: pantry, work: work)
  }

  /// Says on standard error how the sources fared.
  ///
  /// - Parameter found: Whether there is something to show.
  /// - Returns: How the run ends.
  func conclude(_ batches: [SourceBatch], found: Bool) -> ExitStatus {
    let reports = batches.map(\.report)
    context.notify(reports: reports, diagnostics: batches.flatMap(\.diagnostics))
    if sources.isEmpty {
      context.remark(
        "no sources are configured; add [sources.NAME] to recipes.toml, or import something")
    } else if sources.allSatisfy({ $0.source == nil }) {
      context.remark("every source that could be asked is turned off by 'enabled = false'")
    }
    return ExitStatus(reports: reports, found: found, options: context.options)
  }

  /// Says on standard error how the sources fared, and keeps what the next run may begin with.
  ///
  /// - Parameter found: Whether there is something to show.
  /// - Returns: How the run ends.
  func conclude(_ collection: RecipeCollection, found: Bool) async -> ExitStatus {
    let status = conclude(collection.batches, found: found)
    await collection.update?()
    return status
  }

  /// What asks the sources.
  var gatherer: Gatherer {
    Gatherer(concurrency: Self.concurrency, clock: context.world.clock)
  }

  /// How work is shared out among the processors.
  var work: ParallelMap {
    ParallelMap(parallelism: context.world.processors)
  }

  /// How many threads one source may keep busy.
  var parallelism: Int { min(context.world.processors, Self.threadsOfASource) }

  private func showingProgress(
    of sources: [ConfiguredSource], while body: ([ConfiguredSource]) async -> [SourceBatch]
  ) async -> [SourceBatch] {
    let world = context.world
    guard world.errors.terminal != nil, context.options.verbosity != .quiet else {
      return await body(sources)
    }
    return await SourceProgress(stream: world.errors, clock: world.clock)
      .watch(sources, while: body)
  }
}
