import RecipeConfiguration
import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The stages.
extension Pipeline {
  /// The maximum number of threads of all sources together: they must stay well below the 255 that
  /// Dispatch gives a process, or deadlines would wait for threads.
  private static let threadsOfSources = 96
  /// The maximum number of threads of one source.
  private static let threadsOfASource = 8

  /// Asks sources.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - fields: The fields needed.
  ///   - subject: The records that matter.
  ///   - need: The need of a search for details, or `nil`.
  func gather(
    _ sources: [ConfiguredSource], _ fields: RecipeFieldSet,
    about subject: SourceRequest.Subject = .everything, needing need: DetailNeed? = nil
  ) async -> [SourceBatch] {
    var request = request(fields, subject)
    request.detailNeed = need
    return await gather(sources, request)
  }

  /// Asks the servers that may have a recipe for all of it, which may take many requests.
  ///
  /// - Parameters:
  ///   - sources: All sources.
  ///   - fields: The fields needed.
  ///   - name: The name that no recipe had so far.
  ///   - first: What each source has answered.
  /// - Returns: The answers of all sources, or `nil` if no server is left to ask.
  func askFurther(
    _ sources: [ConfiguredSource], _ fields: RecipeFieldSet, about name: String,
    after first: [SourceBatch]
  ) async -> [SourceBatch]? {
    let undecided = first.indices.filter { first[$0].isUndecided }
    guard !undecided.isEmpty else { return nil }
    var request = request(fields, .recipe(named: name))
    request.isThorough = true
    let elapsed = first.map(\.report.milliseconds).max() ?? 0
    let further = await gather(undecided.map { sources[$0] }, request, after: elapsed)
    var batches = first
    for (place, batch) in zip(undecided, further) {
      batches[place] = batch.following(first[place], after: elapsed)
    }
    return batches
  }

  private func request(
    _ fields: RecipeFieldSet, _ subject: SourceRequest.Subject
  ) -> SourceRequest {
    SourceRequest(
      fields: fields, subject: subject, isOffline: context.options.isOffline,
      parallelism: sourceParallelism)
  }

  private func gather(
    _ sources: [ConfiguredSource], _ request: SourceRequest, after milliseconds: Int = 0
  ) async -> [SourceBatch] {
    let gatherer = gatherer
    return await context.counting(sources) { sources in
      await gatherer.gather(sources, request: request, after: milliseconds)
    }
  }

  /// Shows on a terminal that a stage begins.
  func begin(_ stage: RunStage) { context.progress.begin { stage.line } }

  /// Clusters the records of the same recipe.
  func match(_ batches: [SourceBatch]) async -> MatchedRecords {
    begin(.comparing(records: batches.reduce(0) { $0 + $1.records.count }))
    return await matching.match(batches)
  }

  /// Merges each cluster into one recipe.
  func merge(_ matched: MatchedRecords) async -> [MergedRecipe] {
    begin(.merging(recipes: matched.clusters.count))
    return await RecipeMerger(work: work).merge(matched)
  }

  /// Ranks recipes, and sorts them, highest first.
  func rank(_ merged: [MergedRecipe], from matched: MatchedRecords) -> [RankedRecipe] {
    RecipeRanker(traits: matched.traits).rank(merged)
  }

  /// The matching of records by the options, the configuration and the decisions.
  var matching: RecordMatching {
    RecordMatching(context: context, configuration: configuration)
  }

  /// The gatherer of the sources' records.
  var gatherer: Gatherer { Gatherer(clock: context.world.clock) }

  /// Distributes work among the processors.
  var work: ParallelMap { context.work }

  /// The number of threads that one source may use.
  var sourceParallelism: Int {
    let share = Self.threadsOfSources / max(1, sources.count)
    return max(1, min(context.world.processors, Self.threadsOfASource, share))
  }
}

// MARK: - The other questions

extension Pipeline {
  /// Returns the page of a search: the recipes are in memory already.
  func export(_ request: QueryRequest) async -> QueryAnswer { await search(request) }

  func lookUp(_ name: String, _ detail: RecipeDetail) async -> LookupAnswer {
    let fields = detail == .whole ? FieldDemand.all.fields : FieldDemand.merging.fields
    let batches = await gather(sources, fields, about: .recipe(named: name))
    let answer = await lookUp(name, among: batches)
    guard answer.found.isEmpty,
      let further = await askFurther(sources, fields, about: name, after: batches)
    else { return answer }
    return await lookUp(name, among: further)
  }

  private func lookUp(_ name: String, among batches: [SourceBatch]) async -> LookupAnswer {
    let matched = await match(batches)
    let ranked = rank(await merge(matched), from: matched)
    return LookupAnswer(
      found: await RecipeLookup.find(name, in: ranked, work: work),
      gathering: GatheringReport(batches))
  }

  func duplicates() async -> DuplicatesAnswer {
    let batches = await gather(sources, FieldDemand.merging.fields)
    let matched = await match(batches)
    return DuplicatesAnswer(
      matched: matched, merged: await merge(matched), gathering: GatheringReport(batches))
  }

  func records() async -> [SourceBatch] { await gather(sources, FieldDemand.merging.fields) }

  func sourceReports() async -> GatheringReport {
    GatheringReport(await gather(sources, FieldDemand.reports.fields))
  }

  func held() async -> HeldRecipes {
    let batches = await gather(sources, .all)
    let matched = await match(batches)
    return HeldRecipes(rank(await merge(matched), from: matched), GatheringReport(batches))
  }

  /// Returns nothing: only an index keeps recipes.
  func indexed() async -> HeldRecipes? { nil }

  /// Ranks what has arrived so far, each record as a recipe of its own: which of them are one recipe is
  /// found when all have arrived.
  func preview(of batches: [SourceBatch]) async -> HeldRecipes {
    let apart = await RecordMatcher(settings: MatchSettings(merges: false), work: work)
      .match(batches)
    let merged = await RecipeMerger(work: work).merge(apart)
    return HeldRecipes(rank(merged, from: apart), GatheringReport(batches))
  }

  /// Returns the reports of the sources with the coverage of their documents.
  func coverageReports() async -> GatheringReport {
    var request = SourceRequest(
      fields: FieldDemand.reports.fields, isOffline: context.options.isOffline,
      parallelism: sourceParallelism)
    request.coverage = context.options.coverageDetail
    return GatheringReport(await gather(sources, request))
  }
}
