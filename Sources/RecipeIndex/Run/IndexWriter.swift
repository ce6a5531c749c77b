import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The writer of the snapshot for the next run: beside the answer or after it.
struct IndexWriter: Sendable {
  /// The inputs of the run besides its sources.
  let identity: RunIdentity

  private let store: IndexStore
  private let opened: FileIdentity?
  private let work: ParallelMap
  private let log: @Sendable (String) -> Void
  private let deferred = UnfinishedWork()

  /// Creates the writer of a run.
  ///
  /// - Parameters:
  ///   - store: The store of indices.
  ///   - identity: The inputs of the run besides its sources.
  ///   - opened: The file of the snapshot that the run started from, or `nil`.
  ///   - work: Distributes work among the processors.
  ///   - log: Receives remarks for verbose output.
  init(
    store: IndexStore, identity: RunIdentity, opened: FileIdentity?, work: ParallelMap,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.identity = identity
    self.opened = opened
    self.work = work
    self.log = log
  }

  /// Defers work until there is an answer.
  func later(_ work: @escaping @Sendable () async -> Void) { deferred.add(work) }

  /// Does the deferred work, and waits for it and for concurrent work.
  func finish() async { await deferred.finish() }

  /// Starts to write an index; `nil` if the next run is better off without it.
  func begin(_ matching: IndexedMatching, _ visit: SourceVisit) -> IndexWriting? {
    guard matching.matched.records.count >= IndexStore.leastRecords, !visit.isPartial,
      let update = matching.update
    else { return nil }
    let findings = IndexUpdate.Findings(memory: matching.memory, facts: matching.facts)
    let writing = IndexWriting(update) { late in
      place { path, files throws(FileError) in
        try update.write(
          findings, late, fingerprint: identity.fingerprint, to: path, files)
      }
    }
    later(writing.end)
    return writing
  }

  /// Writes a complete index.
  ///
  /// - Parameter reusesWords: False if the word index of the snapshot is of no use.
  func write(
    _ ranking: Ranking, of matching: IndexedMatching, _ visit: SourceVisit,
    reusesWords: Bool = true
  ) async {
    guard let numbered = NumberedRecipes(ranking, of: matching.matched.clusters),
      let writing = begin(matching, visit)
    else { return }
    writing.fulfill(numbered)
    // A corrupt word index is built from scratch, like that of a first run.
    let earlier = reusesWords ? try? writing.update.earlierWords(of: numbered) : nil
    writing.fulfill(
      words: await WordIndexBuilder(work: work).bytes(of: ranking.recipes, since: earlier))
    await writing.end()
  }

  /// Passes recipes to an index that is being written, and updates the word index of the snapshot.
  ///
  /// - Returns: The recipes with their word index, or `nil` if many changed; cancel the writing
  ///   then.
  func update(
    _ ranking: Ranking, of matching: IndexedMatching, _ writing: IndexWriting
  ) async throws(IndexCorruption) -> UpdatedRecipes? {
    guard let numbered = NumberedRecipes(ranking, of: matching.matched.clusters),
      let earlier = try writing.update.earlierWords(of: numbered)
    else { return nil }
    writing.fulfill(numbered)
    guard
      let words = try await WordIndexBuilder(work: work)
        .updatedBytes(of: ranking.recipes, since: earlier)
    else { return nil }
    let updated = try UpdatedRecipes(ranking.recipes, words: words)
    writing.fulfill(words: words)
    return updated
  }

  /// Writes the snapshot again with new file stamps, unless another run has replaced it meanwhile.
  func write(_ restamp: IndexRestamp) {
    place { path, files throws(FileError) in
      guard opened == nil || opened == store.fileIdentity(of: identity) else { return }
      try restamp.write(to: path, files)
    }
  }

  /// Writes an index, unless another process is writing one; a failure is only logged.
  private func place(
    _ write: (_ path: String, _ files: any WritingFileSystem) throws(FileError) -> Void
  ) {
    do throws(FileError) {
      if !(try store.write(identity, write)) { log("another process writes it") }
    } catch {
      log("it cannot be written: \(error)")
    }
  }
}
