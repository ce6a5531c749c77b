package import RecipeCore
package import RecipeSearch
import Synchronization

/// An accelerator around the plain pipeline, which keeps the results of a run for the next one.
///
/// Each question is answered in these steps:
///
/// 1. The snapshot of an earlier run is opened: one file, mapped into memory, of which nothing is read
///    before it is needed (`IndexStore`, `IndexSnapshot`).
/// 2. The sources are visited: those that can be read file by file read only files that changed since
///    (`IncrementalSource`, `SourceVisit`).
/// 3. When nothing changed, the question goes to the recipes of the snapshot (`IndexedRecipes`).
///    Otherwise the stages of the plain pipeline run, but compare and merge only what changed
///    (`IndexRun`, `IndexedMatching`).
/// 4. The snapshot for the next run is written, while the answer is made or after it (`IndexWriter`).
///
/// Corruption is thrown as an error by these steps and caught in one place, `CorruptionRecovery`.
package final class RecipeIndex: RecipeCollection {
  private let plain: any PipelineStages
  private let store: IndexStore
  private let identity: RunIdentity
  private let startsAnew: Bool
  private let clock: any WallClock
  private let log: @Sendable (String) -> Void
  private let runs = Mutex<[IndexRun]>([])

  /// Creates an index around a plain pipeline.
  ///
  /// - Parameters:
  ///   - plain: The pipeline that answers what the index cannot.
  ///   - store: The store of indices.
  ///   - identity: The inputs of the answers besides the sources.
  ///   - startsAnew: True if the snapshot of an earlier run must not be used.
  ///   - clock: The time of day.
  ///   - log: Receives remarks for verbose output.
  package init(
    around plain: any PipelineStages, in store: IndexStore, of identity: RunIdentity,
    startsAnew: Bool, clock: any WallClock, log: @escaping @Sendable (String) -> Void
  ) {
    self.plain = plain
    self.store = store
    self.identity = identity
    self.startsAnew = startsAnew
    self.clock = clock
    self.log = log
  }

  package func search(_ request: QueryRequest) async -> QueryAnswer {
    await answer { run async throws(IndexCorruption) in
      try await run.answer(request, isStreamed: false)
    } plainly: {
      await $0.search(request)
    }
  }

  package func export(_ request: QueryRequest) async -> QueryAnswer {
    await answer { run async throws(IndexCorruption) in
      try await run.answer(request, isStreamed: true)
    } plainly: {
      await $0.export(request)
    }
  }

  package func lookUp(_ name: String, _ detail: RecipeDetail) async -> LookupAnswer {
    await answer { run async throws(IndexCorruption) in
      try await run.lookUp(name)
    } plainly: {
      await $0.lookUp(name, detail)
    }
  }

  package func duplicates() async -> DuplicatesAnswer {
    await answer { run async throws(IndexCorruption) in
      try await run.duplicates()
    } plainly: {
      await $0.duplicates()
    }
  }

  package func records() async -> [SourceBatch] {
    await answer { run async throws(IndexCorruption) in
      try await run.visit().batches(run.plain.sourceParallelism)
    } plainly: {
      await $0.records()
    }
  }

  package func sourceReports() async -> GatheringReport {
    await answer { run async throws(IndexCorruption) in
      // Without a snapshot, every field of every record would be read for nothing.
      guard run.snapshot != nil else { return await run.plain.sourceReports() }
      return try await run.visit().gathering
    } plainly: {
      await $0.sourceReports()
    }
  }

  package func held() async -> HeldRecipes {
    await answer { run async throws(IndexCorruption) in
      try await run.recipes(about: .everything).held
    } plainly: {
      await $0.held()
    }
  }

  package func indexed() async -> HeldRecipes? {
    // The query that reads the sources finds a corrupt index, and replaces it.
    guard let snapshot = (try? indexedRun())?.snapshot else { return nil }
    let traits = plain.configuredSources.map { ($0.name, $0.traits) }
    let gathering = GatheringReport(
      sources: snapshot.sources.map(\.report), diagnostics: [],
      traits: Dictionary(traits) { first, _ in first })
    return (try? CollectedRecipes(snapshot, gathering))?.held
  }

  /// Finishes deferred and concurrent work, after which the index is up to date.
  package func finish() async {
    for run in runs.withLock(\.self) { await run.writer.finish() }
  }

  // MARK: Runs

  /// Answers a question from the snapshot, from a new run if the snapshot is corrupt, and plainly
  /// if no index can be kept.
  private func answer<Answer: Sendable>(
    _ question: (IndexRun) async throws(IndexCorruption) -> Answer,
    plainly plainAnswer: (any PipelineStages) async -> Answer
  ) async -> Answer {
    let answer = await CorruptionRecovery(log: log).answer {
      isRetry async throws(IndexCorruption) in
      guard let run = try (isRetry ? nil : indexedRun()) ?? freshRun() else {
        return nil as Answer?
      }
      return try await keep(run, question)
    }
    if let answer { return answer }
    return await plainAnswer(plain)
  }

  /// Passes a question to a run, and keeps the run until `finish`.
  private func keep<Answer>(
    _ run: IndexRun, _ question: (IndexRun) async throws(IndexCorruption) -> Answer
  ) async throws(IndexCorruption) -> Answer {
    let answer = try await question(run)
    // The run also keeps what it has read: freeing it would take longer than the rest of the work.
    runs.withLock { $0.append(run) }
    return answer
  }

  /// Returns a run that starts from a snapshot, or `nil` if there is no usable one.
  private func indexedRun() throws(IndexCorruption) -> IndexRun? {
    guard !startsAnew, let opened = try store.open(identity) else { return nil }
    guard opened.snapshot.fingerprint == identity.fingerprint else {
      log("its inputs have changed; rebuilding it")
      return nil
    }
    return run(since: opened)
  }

  /// Returns a run that starts from nothing, or `nil` if its results cannot be kept.
  private func freshRun() -> IndexRun? {
    do throws(FileError) {
      try store.makeFolder()
      return run(since: nil)
    } catch {
      log("it cannot be written: \(error)")
      return nil
    }
  }

  private func run(since opened: IndexStore.Opened?) -> IndexRun {
    IndexRun(
      plain: plain, snapshot: opened?.snapshot,
      writer: IndexWriter(
        store: store, identity: identity, opened: opened?.file, work: plain.work, log: log),
      moment: Int64(clock.now) &* 1_000_000_000)
  }
}
