import RecipeConfiguration
import RecipeCore
import RecipeIndex
import RecipeMatching
import RecipeMerging
import RecipeSearch
import RecipeStorage
import Text

extension Pipeline {
  /// Looks which files changed, and reads those.
  func visit(_ run: IndexRun, searchText: String) async -> SourceVisit {
    let moment = Int64(context.world.wallClock.now) &* 1_000_000_000
    let outcomes = sources.map { _ in SurveyOutcome() }
    let visited = zip(sources, outcomes).map { source, outcome in
      source.surveyed(since: run.index, outcome)
    }
    let batches = await gather(visited, .all, searchText: searchText)
    return SourceVisit(
      run: run, contents: zip(batches, outcomes).map { SourceContent($0, $1) },
      batches: batches, isDamaged: outcomes.contains(where: \.isDamaged),
      isOfQuery: !searchText.isEmpty && visited.contains(where: \.mayDependOnQuery),
      decided: decisionsThatCount(), moment: moment)
  }

  /// The recipes of the index, when neither the sources nor what people decided have changed.
  func unchanged(_ visit: SourceVisit) -> RecipeCollection? {
    guard let index = visit.run.index, let batches = visit.unchangedBatches, visit.isUnchanged,
      let facts = try? index.facts()
    else { return nil }
    if let file = visit.decided { tellAbsent(file, Set(facts.absent)) }
    let recipes = CollectedRecipes.indexed(IndexedRecipes(index))
    guard let restamp = IndexRestamp(visit.contents, of: index, moment: visit.moment) else {
      return RecipeCollection(batches: batches, recipes: recipes, update: nil)
    }
    return RecipeCollection(batches: batches, recipes: recipes) {
      // Another run may have written an index meanwhile that has more.
      write(visit.run, replacing: visit.run.file) { path, files throws(FileError) in
        try restamp.write(to: path, files)
      }
    }
  }

  /// Matches what was read, and what the index has of the rest.
  func matching(of batches: [SourceBatch], _ visit: SourceVisit) async -> IndexedMatching {
    let absent = visit.decided?.absent(from: batches) ?? []
    if let file = visit.decided { tellAbsent(file, absent) }
    let decisions = visit.decisions
    let facts = IndexFacts(
      configuration: configuration.file, sources: context.options.sources,
      merges: context.options.merges, decisions: decisions, absent: absent.sorted())
    let matching = await IndexedMatching(
      visit, batches, facts, by: matcher(decisions), decisions)
    context.attic.keep(matching)
    return matching
  }

  /// Begins to write the index when few records changed and somebody searches; `nil` otherwise.
  ///
  /// All parts of it are then there before anything is printed. What is printed may wait for its
  /// reader, and an index that waits with it keeps all other runs from writing one.
  func beginUpdating(
    _ matching: IndexedMatching, _ visit: SourceVisit, searchText: String
  ) -> IndexWriting? {
    guard !searchText.isEmpty, let index = visit.run.index,
      matching.update?.hasFewChanges(since: index) ?? false
    else { return nil }
    return beginWriting(matching, visit)
  }

  /// The recipes with the words of the index that the run began with, brought up to date; `nil` when
  /// many changed, or that index is damaged.
  ///
  /// - Parameter writing: Is given them; it must be given up when they are `nil`.
  func updated(
    _ ranking: Ranking, of matching: IndexedMatching, _ writing: IndexWriting
  ) async -> UpdatedRecipes? {
    do throws(ByteReader.Damage) {
      guard let numbered = NumberedRecipes(ranking, of: matching.matched.clusters),
        let earlier = try writing.update.earlierWords(of: numbered)
      else { return nil }
      writing.give(numbered)
      guard
        let words = try await WordIndexBuilder(work: work)
          .updatedBytes(of: ranking.recipes, since: earlier)
      else { return nil }
      let updated = try UpdatedRecipes(ranking.recipes, words: words)
      writing.give(words: words)
      return updated
    } catch {
      tellOfDamage()
      return nil
    }
  }

  /// Writes the index for the next run; what cannot be written is not worth a word unless asked.
  ///
  /// - Parameter isAnew: Whether the words of the index that the run began with are of no use.
  func keep(
    _ ranking: Ranking, of matching: IndexedMatching, _ visit: SourceVisit, isAnew: Bool = false
  ) async {
    guard let numbered = NumberedRecipes(ranking, of: matching.matched.clusters),
      let writing = beginWriting(matching, visit)
    else { return }
    writing.give(numbered)
    let earlier = isAnew ? nil : try? writing.update.earlierWords(of: numbered)
    writing.give(
      words: await WordIndexBuilder(work: work).bytes(of: ranking.recipes, since: earlier))
    await writing.end()
  }

  /// Begins to write the index for the next run; `nil` when that is better off without it.
  private func beginWriting(_ matching: IndexedMatching, _ visit: SourceVisit) -> IndexWriting? {
    guard matching.matched.records.count >= IndexStore.leastRecords, !visit.isOfQuery,
      let update = matching.update
    else { return nil }
    let findings = IndexUpdate.Findings(memory: matching.memory, facts: matching.facts)
    let run = visit.run
    let writing = IndexWriting(update) { late in
      write(run) { path, files throws(FileError) in
        try update.write(
          findings, late, fingerprint: run.identity.fingerprint, to: path, files)
      }
    }
    context.unfinished.add(writing.end)
    return writing
  }

  /// Writes an index, unless another process does so.
  ///
  /// - Parameter file: What must be in its place; `nil` when that does not matter.
  private func write(
    _ run: IndexRun, replacing file: FileIdentity? = nil,
    _ body: (_ path: String, _ files: any WritingFileSystem) throws(FileError) -> Void
  ) {
    let files = context.world.files
    do throws(FileError) {
      let isWritten = try run.store.write(run.identity) { path throws(FileError) in
        guard file == nil || file == run.store.fileIdentity(of: run.identity) else { return }
        try body(path, files)
      }
      if !isWritten { context.tellOfIndex("another process writes it") }
    } catch {
      context.tellOfIndex("it cannot be written: \(error)")
    }
  }
}

extension CommandContext {
  /// Says something about the index to whoever wants to know everything.
  func tellOfIndex(_ text: String) {
    if options.verbosity == .verbose { remark("the index: \(text)") }
  }
}

extension ConfiguredSource {
  /// Whether it may deliver less when somebody searches for words.
  fileprivate var mayDependOnQuery: Bool { source != nil && !(source is SurveyingSource) }

  /// The source, of which only files are read that changed.
  fileprivate func surveyed(
    since index: RecipeIndex?, _ outcome: SurveyOutcome
  ) -> ConfiguredSource {
    guard let surveyed = source as? any SurveyedSource else { return self }
    return ConfiguredSource(
      name: name, kind: kind, traits: traits, timeout: timeout,
      source: SurveyingSource(surveyed, name: name, index: index, outcome: outcome))
  }
}
