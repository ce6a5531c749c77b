import RecipeCore
import Text

/// A source of a server of the food2fork family.
struct Food2ForkServerSource: RecipeSource {
  private let name: String
  private let endpoint: Food2ForkEndpoint
  private let options: Food2ForkOptions
  private let environment: SourceEnvironment
  private let key: HTTPKey?

  /// Creates a source, without a request.
  init(
    name: String, endpoint: Food2ForkEndpoint, options: Food2ForkOptions,
    environment: SourceEnvironment
  ) {
    self.name = name
    self.endpoint = endpoint
    self.options = options
    self.environment = environment
    key = options.key.requestKey(in: environment)
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    collector.add(diagnostics: options.key.diagnostics(in: environment.files))
    var run = PagedAPIRun(
      of: api(request.fields), source: name, request: request,
      answers: environment.answers, collector: collector)
    try await run.gather()
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    guard Food2ForkRow.isUsable(id) else { return nil }
    let row = try await api(.all).recipe(id, isCachedOnly: false, hasSubstitute: false)
    return row?.record(of: name)
  }

  var completing: (any RecordCompleting)? { options.details == .shown ? self : nil }

  func recordingName(of url: String) -> String? { endpoint.recordingName(of: url) }

  private func api(_ fields: RecipeFieldSet) -> Food2ForkAPI {
    let session = Food2ForkSession(
      endpoint: endpoint, options: options, environment: environment, key: key)
    return Food2ForkAPI(endpoint, options, session, fields: fields)
  }
}

extension Food2ForkServerSource: RecordCompleting {
  func isToBeFetched(_ record: RecipeRecord) async -> Bool {
    if record.recipe.ingredients.isEmpty { return true }
    return await api(.all).hasStaleDetails(record.reference.id)
  }
}
