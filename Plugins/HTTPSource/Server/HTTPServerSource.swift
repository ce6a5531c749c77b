import RecipeCore
import Text

/// A source of an API that answers with JSON.
struct HTTPServerSource: RecipeSource {
  private let name: String
  private let options: HTTPOptions
  private let environment: SourceEnvironment
  private let key: HTTPKey?

  /// Creates a source, without a request.
  init(name: String, options: HTTPOptions, environment: SourceEnvironment) {
    self.name = name
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
    guard options.item != nil else { return try await listed(id) }
    guard let usable = StatedID(id), ByteKey(usable.text) == ByteKey(id) else { return nil }
    let row = try await api(.all).recipe(id, isCachedOnly: false, hasSubstitute: false)
    return row?.record(of: name)
  }

  func check() async -> [Diagnostic] {
    options.key.diagnostics(in: environment.files) + (await api(.essentials).cachedProblems())
  }

  var completing: (any RecordCompleting)? {
    options.item != nil && options.details == .shown ? self : nil
  }

  private func api(_ fields: RecipeFieldSet) -> HTTPAPI {
    HTTPAPI(options, HTTPSession(options, environment, key: key), fields: fields)
  }

  /// Finds a record in the lists, which have all of it.
  private func listed(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    let collector = SourceCollector()
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await gather(SourceRequest(), into: collector)
    } catch {
      failure = error
    }
    let record = collector.close().records.first { ByteKey($0.reference.id) == ByteKey(id) }
    if record == nil, let failure { throw failure }
    return record
  }
}

extension HTTPServerSource: RecordCompleting {
  func isToBeFetched(_ record: RecipeRecord) async -> Bool {
    let recipe = record.recipe
    if recipe.ingredients.isEmpty && recipe.directions.isEmpty { return true }
    return await api(.all).hasStaleDetails(record.reference.id)
  }
}
