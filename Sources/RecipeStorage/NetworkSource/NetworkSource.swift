import RecipeCore

/// A source that reports how it used the network: the age of cached answers, and the requests made.
struct NetworkSource: RecipeSource {
  /// The source.
  let base: any RecipeSource
  /// Its network.
  let network: SourceNetwork

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    if request.isThorough { network.proceed() } else { network.begin() }
    network.beginNote()
    defer {
      network.report(to: collector)
      network.rest()
    }
    try await base.gather(request, into: collector)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    network.proceed()
    defer { network.rest() }
    return try await base.fetch(id)
  }

  func fetch(
    _ ids: [String], into collector: SourceCollector
  ) async throws(SourceFailure) {
    network.proceed()
    defer {
      network.report(to: collector)
      network.rest()
    }
    try await base.fetch(ids, into: collector)
  }

  func check() async -> [Diagnostic] { await base.check() }

  var completing: (any RecordCompleting)? { base.completing }

  func recordingName(of url: String) -> String? { base.recordingName(of: url) }
}

extension NetworkSource: ContentMemory {
  func rememberedChecksum() -> UInt64? { network.note()?.checksum }

  func remember(_ checksum: UInt64) { network.keepNote(of: checksum) }

  func reportRemembered(to collector: SourceCollector) {
    network.begin()
    defer { network.rest() }
    network.note().map(network.use)
    network.report(to: collector)
  }
}
