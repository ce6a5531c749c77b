import RecipeCore

/// A source that delivers nothing, as it would deliver what a snapshot has.
struct RememberedSource: RecipeSource {
  private let base: any RecipeSource
  private let memory: any ContentMemory
  /// The source in the snapshot.
  let known: IndexedSource

  /// Creates a source.
  ///
  /// - Returns: `nil` if the source would deliver something else, or does not know.
  init?(_ source: ConfiguredSource, in snapshot: IndexSnapshot?) {
    guard let known = snapshot?.source(source.name), let base = source.source,
      let memory = base as? any ContentMemory, let checksum = known.contentChecksum,
      memory.rememberedChecksum() == checksum
    else { return nil }
    self.base = base
    self.memory = memory
    self.known = known
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    memory.reportRemembered(to: collector)
    // The snapshot has what the list has, but not what is kept or known of the server besides.
    if case .recipe = request.subject { collector.noteUndecided() }
    if request.detailNeed != nil { collector.noteUnrequested(known.report.outlines) }
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    try await base.fetch(id)
  }
}
