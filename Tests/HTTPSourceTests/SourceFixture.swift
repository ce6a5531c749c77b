import HTTPSource
import RecipeCore
import RecipeStorage
import TestSupport

/// A source over a network that answers from a closure, and what a run of it gave.
struct SourceFixture {
  /// What a run gave.
  struct Outcome {
    let records: [RecipeRecord]
    let diagnostics: [Diagnostic]
    let failure: SourceFailure?
    /// The number of recipes that the server found by ingredients that were not requested.
    let unrequested: Int
    /// What the server found by the words of a search.
    let finds: ServerFinds

    /// The ids of the records, sorted.
    var ids: [String] { records.map(\.reference.id).sorted() }

    /// Every text a person may see.
    var texts: [String] {
      records.map { "\($0)" } + diagnostics.map { "\($0)" } + [failure.map { "\($0)" } ?? ""]
    }
  }

  static let base = "http://api.example"

  let http: StubTransport
  /// The network to use instead of `http`.
  var transport: (any HTTPTransport)?
  let files = InMemoryFileSystem()
  var options: [String: SourceOptionValues.Content]
  var map: KeyValuePairs<String, String> = [:]
  var variables: [String: String] = [:]
  var network = NetworkSettings()
  /// The store of answers, or `nil` for none.
  var store: AnswerCache?

  /// Creates a source whose answers depend on the path and query that are asked for.
  init(
    _ options: [String: SourceOptionValues.Content],
    answer: @escaping @Sendable (_ target: String) throws(HTTPFailure) -> HTTPResponse
  ) {
    self.options = options
    http = StubTransport { request throws(HTTPFailure) in
      try answer(String(request.url.dropFirst(Self.base.count)))
    }
  }

  /// Creates a source whose answers are texts of JSON with status 200, or 404 if there is none.
  init(
    _ options: [String: SourceOptionValues.Content], _ answers: [String: String]
  ) {
    self.init(options) { target in
      answers[target].map { HTTPResponse(status: 200, body: Array($0.utf8)) }
        ?? HTTPResponse(status: 404, body: Array("{}".utf8))
    }
  }

  /// The targets that were asked for.
  var targets: [String] { http.requests.map { String($0.url.dropFirst(Self.base.count)) } }

  /// The source, as the program makes it.
  func source() throws -> any RecipeSource {
    let location = TextLocation(path: "recipes.toml", line: 1)
    let layers = SourceNetwork(
      of: "api", network, use: .fresh, timeout: .seconds(3600), store: store,
      edges: NetworkEdges(
        http: transport ?? http, files: files, serverFolder: "/state/servers",
        clock: ContinuousClock(), wallClock: StubClock(now: 1_700_000_000)))
    var values = options.mapValues { SourceOptionValues.Value($0, at: location) }
    let entries = map.map { SourceOptionValues.Entry($0.key, $0.value, at: location) }
    if !entries.isEmpty { values["map"] = SourceOptionValues.Value(.table(entries), at: location) }
    return layers.source(
      try HTTPSourcePlugin.makeSource(
        name: "api", values: SourceOptionValues(values, at: location),
        environment: SourceEnvironment(
          files: files, http: layers.transport, processes: StubLauncher(),
          clock: StubClock(now: 1_700_000_000), timeout: .seconds(10), variables: variables,
          stateFolder: "/state/api")))
  }

  /// Runs the source.
  func gather(_ request: SourceRequest = SourceRequest()) async throws -> Outcome {
    let source = try source()
    let collector = SourceCollector()
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await source.gather(request, into: collector)
    } catch {
      failure = error
    }
    let (unrequested, finds) = (collector.unrequestedCount, collector.finds)
    let (records, diagnostics) = collector.close()
    return Outcome(
      records: records, diagnostics: diagnostics, failure: failure, unrequested: unrequested,
      finds: finds)
  }
}

/// A clock that stands still.
struct StubClock: WallClock {
  let now: Int
}

/// No programs.
struct StubLauncher: ProcessLauncher {
  func run(
    _ command: [String], timeout: Duration, maximumOutputSize: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    ProcessResult(status: 0, output: [], errors: [])
  }
}
