import JSONSyntax
import RecipeCore
import Text

/// A source of a server of the food2fork family.
struct Food2ForkServerSource: RecipeSource {
  private let name: String
  private let endpoint: Food2ForkEndpoint
  private let options: Food2ForkOptions
  private let environment: SourceEnvironment
  private let ledger: QuotaLedger?

  /// Creates a source, without a request.
  init(
    name: String, endpoint: Food2ForkEndpoint, options: Food2ForkOptions,
    environment: SourceEnvironment
  ) {
    self.name = name
    self.endpoint = endpoint
    self.options = options
    self.environment = environment
    ledger = options.dailyQuota.map {
      QuotaLedger(quota: $0, of: endpoint, environment: environment)
    }
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    if request.isOffline {
      throw SourceFailure(
        .unreachable, "not asked: --offline",
        help: "remove --offline, or set recording to a folder of stored responses")
    }
    collector.add(diagnostics: options.key.diagnostics(in: environment.files))
    defer { collector.add(diagnostics: ledger?.diagnostics ?? []) }
    var run = Food2ForkRun(
      name: name, endpoint: endpoint, options: options, request: request,
      session: try await session(), collector: collector)
    try await run.gather()
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    guard Food2ForkRow.isUsable(id) else { return nil }
    let session = try await session()
    for dialect in dialects {
      switch try await session.recipe(id, in: dialect) {
      case .recipe(let json):
        guard let row = session.row(of: json, fields: .all), ByteKey(row.id) == ByteKey(id) else {
          return nil
        }
        return record(row, in: dialect)
      case .nothing: return nil
      case .rows, .foreign: continue
      }
    }
    return nil
  }

  private var dialects: [Food2ForkDialect] {
    options.dialect.map { [$0] } ?? Food2ForkDialect.candidates(for: endpoint)
  }

  private func session() async throws(SourceFailure) -> Food2ForkSession {
    Food2ForkSession(
      endpoint: endpoint, options: options, environment: environment,
      key: try await options.key.read(in: environment), ledger: ledger)
  }

  private func record(_ row: Food2ForkRow, in dialect: Food2ForkDialect) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: name, id: row.id),
      locator: .url(endpoint.recipe(row.id, in: dialect)), recipe: row.recipe)
  }
}
