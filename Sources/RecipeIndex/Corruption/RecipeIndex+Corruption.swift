extension RecipeIndex {
  /// Answers a question from the snapshot, from a new run if the snapshot is corrupt, and plainly
  /// if no index can be kept.
  ///
  /// This is the only place where corruption is caught before an answer. Nothing that was read from
  /// the corrupt snapshot is used: the new run starts from nothing, reads all sources again and
  /// replaces the index.
  func answer<Answer: Sendable>(
    _ question: (IndexRun) async throws(IndexCorruption) -> Answer,
    plainly plainAnswer: (any PipelineStages) async -> Answer
  ) async -> Answer {
    do throws(IndexCorruption) {
      if let run = try storedRun() ?? freshRun() { return try await keep(run, question) }
    } catch {
      log("it is corrupt; rebuilding it")
      // A run without a snapshot has no corrupt bytes to read; if it throws in spite of that, the
      // plain pipeline answers.
      if let run = freshRun(), let answer = try? await keep(run, question) { return answer }
    }
    return await plainAnswer(plain)
  }
}
