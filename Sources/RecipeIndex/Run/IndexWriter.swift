import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch
import Synchronization
import Text

/// Writes what the next run may begin with: beside the answer or after it.
struct IndexWriter: Sendable {
  /// What the run depends on beside its sources.
  let identity: RunIdentity

  private let store: IndexStore
  private let opened: FileIdentity?
  private let work: ParallelMap
  private let log: @Sendable (String) -> Void
  private let deferred = DeferredWork()

  /// Makes the writer of a run.
  ///
  /// - Parameters:
  ///   - store: Where indices are kept.
  ///   - identity: What the run depends on beside its sources.
  ///   - opened: The file that the run began with; `nil` for none.
  ///   - work: How work is shared out.
  ///   - log: Takes remarks for users who want to know everything.
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

  /// Puts something off until there is an answer.
  func later(_ work: @escaping @Sendable () async -> Void) { deferred.add(work) }

  /// Does what was put off, and waits for what goes on.
  func finish() async { await deferred.finish() }

  /// Begins to write an index; `nil` when the next run is better off without it.
  func begin(_ matching: IndexedMatching, _ visit: SourceVisit) -> IndexWriting? {
    guard matching.matched.records.count >= IndexStore.leastRecords, !visit.isOfQuery,
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

  /// Writes an index whole.
  ///
  /// - Parameter reusesWords: False if the words of the snapshot are of no use.
  func write(
    _ ranking: Ranking, of matching: IndexedMatching, _ visit: SourceVisit,
    reusesWords: Bool = true
  ) async {
    guard let numbered = NumberedRecipes(ranking, of: matching.matched.clusters),
      let writing = begin(matching, visit)
    else { return }
    writing.give(numbered)
    // Words that are damaged are made anew, as all others are.
    let earlier = reusesWords ? try? writing.update.earlierWords(of: numbered) : nil
    writing.give(
      words: await WordIndexBuilder(work: work).bytes(of: ranking.recipes, since: earlier))
    await writing.end()
  }

  /// Gives recipes to an index that is being written, with the words of the snapshot brought up to
  /// date.
  ///
  /// - Returns: The recipes with these words; `nil` when many changed, and the writing must be given
  ///   up.
  func update(
    _ ranking: Ranking, of matching: IndexedMatching, _ writing: IndexWriting
  ) async throws(ByteReader.Damage) -> UpdatedRecipes? {
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
  }

  /// Writes the snapshot again with other stamps, unless another run has written one meanwhile that has
  /// more.
  func write(_ restamp: IndexRestamp) {
    place { path, files throws(FileError) in
      guard opened == nil || opened == store.fileIdentity(of: identity) else { return }
      try restamp.write(to: path, files)
    }
  }

  /// Writes an index, unless another process does so; what cannot be written is only logged.
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

/// Work that is put off until there is an answer.
private final class DeferredWork: Sendable {
  private let work = Mutex<[@Sendable () async -> Void]>([])

  /// Puts something off.
  func add(_ work: @escaping @Sendable () async -> Void) {
    self.work.withLock { $0.append(work) }
  }

  /// Does it, in the order in which it was put off.
  func finish() async {
    for work in work.withLock(\.self) { await work() }
  }
}
