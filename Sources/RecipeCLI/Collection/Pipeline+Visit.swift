import RecipeConfiguration
import RecipeCore
import RecipeStorage

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

  /// The recipes with the words of the index that the run began with, brought up to date; `nil` when
  /// many changed, or no index is kept.
  func updated(
    _ recipes: [RankedRecipe], of matching: IndexedMatching, _ visit: SourceVisit
  ) async -> UpdatedRecipes? {
    // Whoever waits for an answer waits for no work that only the next run has something of.
    guard visit.run.index != nil, let update = updateWorthKeeping(of: matching, visit),
      let numbered = await update.numbered(recipes, work),
      let earlier = update.earlierWords(of: numbered),
      let words = await WordIndexBuilder(work: work).updatedBytes(of: recipes, since: earlier)
    else { return nil }
    return UpdatedRecipes(numbered, words: words)
  }

  /// Writes the index for the next run; what cannot be written is not worth a word unless asked.
  func keep(
    _ recipes: [RankedRecipe], of matching: IndexedMatching, _ visit: SourceVisit
  ) async {
    guard let update = updateWorthKeeping(of: matching, visit),
      let numbered = await update.numbered(recipes, work)
    else { return }
    let words = LateValue<[UInt8]>()
    // Writing is half waiting; so all that stands before the words is written while they are made.
    let writing = Task(executorPreference: ThreadExecutor()) {
      keep(numbered, words: { words.wait() }, of: matching, visit)
    }
    words.give(
      await WordIndexBuilder(work: work).bytes(
        of: recipes, since: update.earlierWords(of: numbered)))
    await writing.value
  }

  /// Writes the index for the next run.
  ///
  /// - Parameter words: Which recipes have which words; may have to be waited for, on the thread that
  ///   this is called on.
  func keep(
    _ recipes: NumberedRecipes, words: @escaping @Sendable () -> [UInt8],
    of matching: IndexedMatching, _ visit: SourceVisit
  ) {
    guard let update = updateWorthKeeping(of: matching, visit) else { return }
    let findings = IndexUpdate.Findings(
      recipes: recipes, words: words, memory: matching.memory, facts: matching.facts)
    let fingerprint = visit.run.identity.fingerprint
    write(visit.run) { path, files throws(FileError) in
      try update.write(findings, fingerprint: fingerprint, to: path, files)
    }
  }

  /// What is to be written; `nil` when the next run is better off without it.
  private func updateWorthKeeping(
    of matching: IndexedMatching, _ visit: SourceVisit
  ) -> IndexUpdate? {
    guard matching.matched.records.count >= IndexStore.leastRecords, !visit.isOfQuery else {
      return nil
    }
    return matching.update
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
