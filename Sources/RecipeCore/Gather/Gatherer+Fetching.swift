import Text

extension Gatherer {
  /// Fetches complete records, those of each source within its timeout; never throws.
  ///
  /// - Returns: The records that were fetched, in no particular order; one that a source no longer has
  ///   is not among them.
  package func fetch(
    _ references: [RecordReference], from sources: [ConfiguredSource]
  ) async -> FetchedRecords {
    let wanted = Dictionary(grouping: references, by: \.source)
    return await withTaskGroup(of: FetchedRecords.self) { group in
      for source in sources {
        guard let asked = source.source, let references = wanted[source.name] else { continue }
        group.addTask { await fetch(references.map(\.id), of: source, from: asked) }
      }
      var all = FetchedRecords()
      for await fetched in group { all.add(fetched) }
      return all
    }
  }

  private func fetch(
    _ ids: [String], of source: ConfiguredSource, from asked: any RecipeSource
  ) async -> FetchedRecords {
    let collector = SourceCollector()
    let (ending, _) = await run(within: source.timeout) { () async throws(SourceFailure) in
      try await asked.fetch(ids, into: collector)
    }
    let (answers, arrived) = (collector.network.answers, collector.close())
    var fetched = FetchedRecords(records: arrived.records, diagnostics: arrived.diagnostics)
    fetched.failures[source.name] = ending.failure(after: source.timeout) ?? answers.staleness
    return fetched
  }
}

extension AnswerUse {
  /// The failure because of which answers are older than they should be, or `nil`.
  fileprivate var staleness: SourceFailure? {
    failure.map { SourceFailure(.stale, problem ?? $0.message, help: $0.help) }
  }
}

extension SourceEnding {
  /// Returns why some of the records could not be fetched, or `nil` if nothing went wrong.
  fileprivate func failure(after timeout: Duration) -> SourceFailure? {
    switch self {
    case .finished: nil
    case .failed(let failure): failure
    case .timedOut:
      SourceFailure(
        .timeout, "no response within \(timeout.inWords)",
        help: "increase 'timeout' of this source in recipes.toml, or run it again for the rest")
    case .cancelled: SourceFailure(.timeout, "it was cancelled")
    }
  }
}
