import RecipeCore

/// A source that is not used because it is not trusted, in a list of sources.
struct UntrustedSource: RecipeSource {
  private let failure: SourceFailure

  /// Creates a source that gives nothing but the reason.
  init(_ reason: CommandFailure) {
    failure = SourceFailure(
      .unauthorized, "not trusted: \(reason.message)", help: reason.help)
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    throw failure
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? { throw failure }
}
