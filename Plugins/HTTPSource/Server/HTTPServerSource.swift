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
    var run = HTTPRun(
      name: name, options: options, request: request, session: session, collector: collector)
    try await run.gather()
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    guard let item = options.item else { return try await listed(id) }
    guard let usable = StatedID(id), ByteKey(usable.text) == ByteKey(id) else { return nil }
    return try await session.recipe(id, at: item, fields: .all)?
      .record(of: name, item: item, page: "")
  }

  func check() async -> [Diagnostic] { options.key.diagnostics(in: environment.files) }

  var completing: (any RecordCompleting)? {
    options.item != nil && options.details == .shown ? self : nil
  }

  private var session: HTTPSession { HTTPSession(options, environment, key: key) }

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
  /// A record with more than a title is fetched if that is from a kept answer that is no longer fresh,
  /// and not from the list.
  func isToBeFetched(_ record: RecipeRecord) async -> Bool {
    let (recipe, session) = (record.recipe, session)
    guard let item = options.item, !recipe.ingredients.isEmpty || !recipe.directions.isEmpty else {
      return true
    }
    let url = item.url([.id: record.reference.id])
    guard await session.isKept(url, .ofAnyAge) else { return false }
    return !(await session.isKept(url, .fresh))
  }
}
