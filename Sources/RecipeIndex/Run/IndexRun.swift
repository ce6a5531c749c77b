import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// A run of the stages of the plain pipeline, as far as a snapshot lacks their results.
struct IndexRun: Sendable {
  /// The plain pipeline.
  let plain: any PipelineStages
  /// The snapshot of an earlier run, or `nil` if there is none.
  let snapshot: IndexSnapshot?
  /// The writer of the snapshot for the next run.
  let writer: IndexWriter
  /// The start of the run, in nanoseconds since 1970.
  let moment: Int64

  /// Finds the page of recipes that a query asks for.
  ///
  /// - Parameter isStreamed: True if the recipes of the page are read when they are accessed.
  func answer(
    _ request: QueryRequest, isStreamed: Bool
  ) async throws(IndexCorruption) -> QueryAnswer {
    let recipes = try await recipes(
      about: request.query.subject, needing: request.detailNeed)
    return try await recipes.answer {
      await request.answer(over: $0, recipes.gathering, plain.work, isStreamed: isStreamed)
    }
  }

  /// Collects all recipes, merged and ranked.
  ///
  /// - Parameters:
  ///   - subject: The recipes that matter; sources may leave out others.
  ///   - need: The need of a search for details, or `nil`.
  func recipes(
    about subject: SourceRequest.Subject, needing need: DetailNeed? = nil
  ) async throws(IndexCorruption) -> CollectedRecipes {
    try await recipes(about: subject, visit(about: subject, needing: need))
  }

  private func recipes(
    about subject: SourceRequest.Subject, _ visit: SourceVisit
  ) async throws(IndexCorruption) -> CollectedRecipes {
    if let snapshot = try visit.unchangedSnapshot() { return try unchanged(snapshot, visit) }
    let matching = try await matching(visit)
    // A search needs few recipes, so the words of the others can be indexed meanwhile.
    if case .matches = subject, let snapshot,
      matching.update?.hasFewChanges(since: snapshot) ?? false,
      let writing = writer.begin(matching, visit)
    {
      return try await updated(matching, visit, writing)
    }
    return held(try await ranking(of: matching), matching, visit)
  }

  /// Finds a recipe by the name that a person typed.
  func lookUp(_ name: String) async throws(IndexCorruption) -> LookupAnswer {
    let visit = try await visit(about: .recipe(named: name))
    let answer = try await lookUp(name, in: visit)
    guard answer.found.isEmpty, let further = await asking(further: name, visit) else {
      return answer
    }
    return try await lookUp(name, in: further)
  }

  private func lookUp(
    _ name: String, in visit: SourceVisit
  ) async throws(IndexCorruption) -> LookupAnswer {
    let recipes = try await recipes(about: .recipe(named: name), visit)
    let found = try await recipes.answer { await RecipeLookup.find(name, in: $0, work: plain.work) }
    return LookupAnswer(found: found, gathering: recipes.gathering)
  }

  /// Returns a visit with what the servers have that may have a recipe, or `nil` if there are none.
  private func asking(further name: String, _ visit: SourceVisit) async -> SourceVisit? {
    let first = visit.contents.map(\.delivered)
    let batches = await plain.askFurther(
      plain.configuredSources, .all, about: name, after: first)
    guard let batches else { return nil }
    let contents = zip(visit.contents, batches).map { content, batch in
      content.delivered.isUndecided ? SourceContent(batch, nil) : content
    }
    return SourceVisit(
      snapshot: visit.snapshot, contents: contents, isPartial: true, recorded: visit.recorded,
      moment: visit.moment)
  }

  /// Matches and merges all records.
  func duplicates() async throws(IndexCorruption) -> DuplicatesAnswer {
    let visit = try await visit()
    let isUnchanged = try visit.unchangedSnapshot() != nil
    let matching = try await matching(visit)
    let merged = try await merged(matching)
    if !isUnchanged {
      writer.later { [writer] in
        let ranker = RecipeRanker(traits: matching.matched.traits)
        await writer.write(ranker.ranking(of: merged), of: matching, visit)
      }
    }
    return DuplicatesAnswer(
      matched: matching.matched, merged: merged, gathering: visit.gathering)
  }

  /// Finds the files that changed, and reads them.
  func visit(
    about subject: SourceRequest.Subject = .everything, needing need: DetailNeed? = nil
  ) async throws(IndexCorruption) -> SourceVisit {
    let corruption = CorruptionLatch()
    let changes = plain.configuredSources.map { _ in FileChanges() }
    let remembered = plain.configuredSources.map { RememberedSource($0, in: snapshot) }
    let sources = plain.configuredSources.indices.map { place in
      let source = plain.configuredSources[place]
      return remembered[place].map(source.replaced)
        ?? source.reading(since: snapshot, changes[place], corruption)
    }
    let batches = await plain.gather(sources, .all, about: subject, needing: need)
    try corruption.check()
    let contents = batches.indices.map { place in
      SourceContent(batches[place], changes[place], remembered: remembered[place]?.known)
    }
    remember(contents, about: subject)
    return SourceVisit(
      snapshot: snapshot, contents: contents,
      isPartial: zip(sources, contents).contains { !$0.deliversAll(about: subject, $1) },
      recorded: plain.recordedDecisions(), moment: moment)
  }

  /// Lets sources remember what they delivered without a failure or a remark.
  private func remember(_ contents: [SourceContent], about subject: SourceRequest.Subject) {
    for (source, content) in zip(plain.configuredSources, contents)
    where content.seen == nil && content.delivered.diagnostics.isEmpty
      && (subject == .everything || content.delivered.isWhole) && content.report.status == .ok
      && content.report.records == content.delivered.records.count
    {
      (source.source as? any ContentMemory)?.remember(content.checksum)
    }
  }

  /// Returns the recipes of a snapshot that neither the sources nor the decisions have outdated.
  private func unchanged(
    _ snapshot: IndexSnapshot, _ visit: SourceVisit
  ) throws(IndexCorruption) -> CollectedRecipes {
    if let recorded = visit.recorded { recorded.report(absent: Set(try snapshot.facts().absent)) }
    if let restamp = IndexRestamp(visit.contents, of: snapshot, moment: visit.moment) {
      writer.later { [writer] in writer.write(restamp) }
    }
    return try CollectedRecipes(snapshot, visit.gathering)
  }

  /// Matches the records that were read with those of the snapshot.
  private func matching(_ visit: SourceVisit) async throws(IndexCorruption) -> IndexedMatching {
    let batches = try await visit.batches(plain.sourceParallelism)
    plain.begin(.comparing(records: batches.reduce(0) { $0 + $1.records.count }))
    let absent = visit.recorded?.absent(from: batches) ?? []
    visit.recorded?.report(absent: absent)
    let identity = writer.identity
    let facts = IndexFacts(
      configuration: identity.configuration, sources: identity.sources, merges: identity.merges,
      decisions: visit.decisions, absent: absent.sorted())
    return try await IndexedMatching(visit, batches, facts, by: plain.matcher(visit.decisions))
  }

  private func ranking(of matching: IndexedMatching) async throws(IndexCorruption) -> Ranking {
    RecipeRanker(traits: matching.matched.traits).ranking(of: try await merged(matching))
  }

  private func merged(
    _ matching: IndexedMatching
  ) async throws(IndexCorruption) -> [MergedRecipe] {
    plain.begin(.merging(recipes: matching.matched.clusters.count))
    return try await matching.merged(plain.work)
  }

  /// Returns the recipes with an updated word index, which is written meanwhile; or without one, if
  /// many recipes changed.
  ///
  /// The output may wait for its reader, and an index that waits with it would keep all other runs
  /// from writing one: so all its parts are complete before there is an answer.
  private func updated(
    _ matching: IndexedMatching, _ visit: SourceVisit, _ writing: IndexWriting
  ) async throws(IndexCorruption) -> CollectedRecipes {
    do throws(IndexCorruption) {
      let ranking = try await ranking(of: matching)
      if let updated = try await writer.update(ranking, of: matching, writing) {
        return CollectedRecipes(updated, visit.gathering)
      }
      await writing.cancel()
      return held(ranking, matching, visit, reusesWords: false)
    } catch {
      await writing.cancel()
      throw error
    }
  }

  /// Returns recipes in memory; the index is written after the answer.
  private func held(
    _ ranking: Ranking, _ matching: IndexedMatching, _ visit: SourceVisit, reusesWords: Bool = true
  ) -> CollectedRecipes {
    writer.later { [writer] in
      await writer.write(ranking, of: matching, visit, reusesWords: reusesWords)
    }
    return CollectedRecipes(PackedRecipes(ranking.recipes), visit.gathering)
  }
}

extension ConfiguredSource {
  /// True if nothing was left out that does not matter to a question.
  fileprivate func deliversAll(
    about subject: SourceRequest.Subject, _ content: SourceContent
  ) -> Bool {
    subject == .everything || content.delivered.isWhole || source == nil
      || source is RememberedSource || source is IncrementalSource
  }

  /// Returns the source with another in its place.
  fileprivate func replaced(by source: some RecipeSource) -> ConfiguredSource {
    ConfiguredSource(name: name, kind: kind, traits: traits, timeout: timeout, source: source)
  }

  /// Returns the source with incremental reading, if it supports that.
  fileprivate func reading(
    since snapshot: IndexSnapshot?, _ changes: FileChanges, _ corruption: CorruptionLatch
  ) -> ConfiguredSource {
    let incremental = source.flatMap {
      IncrementalSource($0, name: name, since: snapshot, changes, corruption)
    }
    return ConfiguredSource(
      name: name, kind: kind, traits: traits, timeout: timeout, source: incremental ?? source)
  }
}
