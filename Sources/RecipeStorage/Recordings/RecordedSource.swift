import RecipeCore

/// A source whose requests a recording answers.
struct RecordedSource: RecipeSource {
  /// The source.
  let base: any RecipeSource
  /// The recording.
  let folder: RecordingFolder

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    try folder.check()
    try await base.gather(request.withoutNetwork, into: collector)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    try folder.check()
    return try await base.fetch(id)
  }

  func fetch(
    _ ids: [String], into collector: SourceCollector
  ) async throws(SourceFailure) {
    try folder.check()
    try await base.fetch(ids, into: collector)
  }

  func check() async -> [Diagnostic] {
    do throws(SourceFailure) {
      try folder.check()
    } catch {
      return [Diagnostic(.error, error.message, help: error.help)]
    }
    return await base.check()
  }

  var completing: (any RecordCompleting)? { base.completing }
}
