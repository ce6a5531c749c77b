import JSONSyntax
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
    var run = Food2ForkRun(
      name: name, endpoint: endpoint, options: options, request: request,
      session: session, collector: collector)
    try await run.gather()
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    guard Food2ForkRow.isUsable(id) else { return nil }
    for dialect in await session.dialects(of: options.query) {
      switch try await session.recipe(id, in: dialect) {
      case .recipe(let json):
        guard let row = Food2ForkRow(json, fields: .all), ByteKey(row.id) == ByteKey(id) else {
          return nil
        }
        return record(row, in: dialect)
      case .nothing: return nil
      case .rows, .foreign: continue
      }
    }
    return nil
  }

  var completing: (any RecordCompleting)? { options.details == .shown ? self : nil }

  func recordingName(of url: String) -> String? { endpoint.recordingName(of: url) }

  private var session: Food2ForkSession {
    Food2ForkSession(endpoint: endpoint, options: options, environment: environment, key: key)
  }

  private func record(_ row: Food2ForkRow, in dialect: Food2ForkDialect) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: name, id: row.id),
      locator: .url(endpoint.recipe(row.id, in: dialect)), recipe: row.recipe)
  }
}

extension Food2ForkServerSource: RecordCompleting {
  /// A record with ingredients is fetched if they are from a kept answer that is no longer fresh, and
  /// not from the list.
  func isToBeFetched(_ record: RecipeRecord) async -> Bool {
    guard !record.recipe.ingredients.isEmpty else { return true }
    let (session, id) = (session, record.reference.id)
    guard let dialect = await session.dialects(of: options.query).first,
      await session.hasKeptRecipe(id, in: dialect, .ofAnyAge)
    else { return false }
    return !(await session.hasKeptRecipe(id, in: dialect, .fresh))
  }
}
