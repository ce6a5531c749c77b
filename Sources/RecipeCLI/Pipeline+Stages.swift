import RecipeConfiguration
import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The stages.
extension Pipeline {
  /// How many sources are asked at the same time.
  private static let concurrency = 8
  /// How many threads one source may keep busy: all of them together must stay well below the 255
  /// that Dispatch gives a process, or deadlines would wait for threads.
  private static let threadsOfASource = 8

  /// Asks sources.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - fields: The fields that will be looked at.
  ///   - searchText: The words a user searches for, as a hint to sources that can only search.
  func gather(
    _ sources: [ConfiguredSource], _ fields: RecipeFieldSet, searchText: String = ""
  ) async -> [SourceBatch] {
    let gatherer = gatherer
    let request = SourceRequest(
      fields: fields, searchText: searchText, isOffline: context.options.isOffline,
      parallelism: sourceParallelism)
    return await context.showingProgress(of: sources) { sources in
      await gatherer.gather(sources, request: request)
    }
  }

  /// Finds the records that are the same recipe.
  func match(_ batches: [SourceBatch]) async -> MatchedRecords { await matching.match(batches) }

  /// Makes one recipe of each cluster.
  func merge(_ matched: MatchedRecords) async -> [MergedRecipe] {
    await RecipeMerger(work: work).merge(matched)
  }

  /// Ranks recipes and puts them in order, highest first.
  func rank(_ merged: [MergedRecipe], from matched: MatchedRecords) -> [RankedRecipe] {
    RecipeRanker(traits: matched.traits).rank(merged)
  }

  /// How records are matched.
  var matching: RecordMatching {
    RecordMatching(context: context, configuration: configuration)
  }

  /// Asks the sources.
  private var gatherer: Gatherer {
    Gatherer(concurrency: Self.concurrency, clock: context.world.clock)
  }

  /// How work is shared out among the processors.
  var work: ParallelMap { context.work }

  /// How many threads one source may keep busy.
  var sourceParallelism: Int { min(context.world.processors, Self.threadsOfASource) }
}

// MARK: - The other questions

extension Pipeline {
  /// The page of a search: the recipes are in memory already.
  func export(_ request: QueryRequest) async -> QueryAnswer { await search(request) }

  func lookUp(_ name: String, _ detail: RecipeDetail) async -> LookupAnswer {
    let fields = detail == .whole ? FieldDemand.all.fields : FieldDemand.merging.fields
    let batches = await gather(sources, fields)
    let matched = await match(batches)
    let ranked = rank(await merge(matched), from: matched)
    let answer = LookupAnswer(
      found: await RecipeLookup.find(name, in: ranked, work: work),
      gathering: GatheringReport(batches))
    return detail == .whole ? await completed(answer) : answer
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

  /// The recipe that was found, with its records fetched whole where the list of a source leaves out
  /// what to do.
  ///
  /// A record that cannot be fetched stays as the list has it.
  func completed(_ answer: LookupAnswer) async -> LookupAnswer {
    guard case .one(let recipe) = answer.found, !context.options.isOffline else { return answer }
    let members = recipe.merged.members
    let outlines = members.filter(\.isOutline).map(\.reference)
    guard !outlines.isEmpty else { return answer }
    let fetched = await gatherer.fetch(outlines, from: sources)
    let whole = Dictionary(fetched.records.map { ($0.reference, $0) }) { first, _ in first }
    let cluster = RecordCluster(members: Array(members.indices), links: recipe.merged.links)
    let again = MatchedRecords(
      records: members.map { whole[$0.reference] ?? $0 }, traits: answer.gathering.traits,
      clusters: [cluster], variants: [])
    let merged = whole.isEmpty ? [] : await merge(again)
    return LookupAnswer(
      found: .one(RecipeRanker(traits: again.traits).rank(merged).first ?? recipe),
      diagnostics: fetched.diagnostics, gathering: answer.gathering)
  }
}

extension RecipeRecord {
  /// True if it tells neither what goes in nor what to do.
  fileprivate var isOutline: Bool {
    recipe.ingredients.isEmpty && recipe.directions.isEmpty
  }
}
