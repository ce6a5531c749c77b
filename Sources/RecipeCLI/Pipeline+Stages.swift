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
  func gather(
    _ sources: [ConfiguredSource], _ fields: RecipeFieldSet,
    about subject: SourceRequest.Subject = .everything
  ) async -> [SourceBatch] {
    let request = SourceRequest(
      fields: fields, subject: subject, isOffline: context.options.isOffline,
      parallelism: sourceParallelism)
    let batches = await gather(sources, request)
    guard case .recipe(let name) = subject else { return batches }
    return await readingLists(for: name, of: sources, batches, request)
  }

  /// Reads the lists of the servers that have no recipe with an id, unless another source has one: a
  /// list takes many requests.
  private func readingLists(
    for name: String, of sources: [ConfiguredSource], _ batches: [SourceBatch],
    _ request: SourceRequest
  ) async -> [SourceBatch] {
    let unread = batches.indices.filter { batches[$0].isListUnread }
    guard !unread.isEmpty, !RecipeLookup.hasID(name, in: batches.lazy.flatMap(\.records)) else {
      return batches
    }
    let lists = await gather(unread.map { sources[$0] }, request.about(.everything))
    var batches = batches
    for (place, list) in zip(unread, lists) { batches[place] = list }
    return batches
  }

  private func gather(
    _ sources: [ConfiguredSource], _ request: SourceRequest
  ) async -> [SourceBatch] {
    let gatherer = gatherer
    return await context.counting(sources) { sources in
      await gatherer.gather(sources, request: request)
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

  /// Returns the reports of the sources with the coverage of their documents.
  func coverageReports() async -> GatheringReport {
    var request = SourceRequest(
      fields: FieldDemand.reports.fields, isOffline: context.options.isOffline,
      parallelism: sourceParallelism)
    request.coverage = context.options.coverageDetail
    return GatheringReport(await gather(sources, request))
  }
}
