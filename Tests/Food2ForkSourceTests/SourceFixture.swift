import Food2ForkSource
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
    /// The number of records that lack ingredients.
    let outlineCount: Int

    /// The ids of the records, sorted.
    var ids: [String] { records.map(\.reference.id).sorted() }

    /// Every text a person may see.
    var texts: [String] {
      records.map { "\($0)" } + diagnostics.map { "\($0)" } + [failure.map { "\($0)" } ?? ""]
    }
  }

  static let base = "http://api.example"

  /// The name of the source.
  var name = "api"
  let http: StubTransport
  /// The network to use instead of `http`.
  var transport: (any HTTPTransport)?
  let files: InMemoryFileSystem
  var options: [String: SourceOptionValues.Content] = [
    "base_url": .text(base), "details": .text("all"),
  ]
  var timeout = Duration.seconds(3)
  var now = 1_700_000_000
  var variables: [String: String] = [:]
  var processes = StubLauncher(output: "")
  var network = NetworkSettings()
  /// The store of answers, if the test is about it.
  var store: AnswerCache?
  var use = NetworkSession.Use.fresh

  init(
    files: [String: String] = [:],
    answer: @escaping @Sendable (_ target: String) throws(HTTPFailure) -> HTTPResponse
  ) {
    self.files = InMemoryFileSystem(files)
    http = StubTransport { request throws(HTTPFailure) in
      try answer(String(request.url.dropFirst(Self.base.count)))
    }
  }

  init(_ api: FakeAPI, files: [String: String] = [:]) {
    self.init(files: files) { target in HTTPResponse(api.body(target)) }
  }

  /// The targets that were asked for.
  var targets: [String] { http.requests.map { String($0.url.dropFirst(Self.base.count)) } }

  /// The source, as the program makes it.
  func source() throws -> any RecipeSource {
    let location = TextLocation(path: "recipes.toml", line: 1)
    let network = SourceNetwork(
      of: name, network, use: use, timeout: .seconds(3600), store: store,
      edges: NetworkEdges(
        http: transport ?? http, files: files, serverFolder: "/state/servers",
        clock: ContinuousClock(), wallClock: StubClock(now: now)))
    return network.source(
      try Food2ForkSourcePlugin.makeSource(
        name: name,
        values: SourceOptionValues(
          options.mapValues { SourceOptionValues.Value($0, at: location) }, at: location),
        environment: SourceEnvironment(
          files: files, http: network.transport, processes: processes, clock: StubClock(now: now),
          timeout: timeout, variables: variables, stateFolder: "/state/api")))
  }

  func gather(_ request: SourceRequest = SourceRequest()) async throws -> Outcome {
    try await Self.gather(try source(), request)
  }

  static func gather(
    _ source: any RecipeSource, _ request: SourceRequest = SourceRequest()
  ) async throws -> Outcome {
    let collector = SourceCollector()
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await source.gather(request, into: collector)
    } catch {
      failure = error
    }
    let outlineCount = collector.outlineCount
    let (records, diagnostics) = collector.close()
    return Outcome(
      records: records, diagnostics: diagnostics, failure: failure, outlineCount: outlineCount)
  }
}

/// A clock that stands still.
struct StubClock: WallClock {
  let now: Int
}

/// Programs that all end the same way.
struct StubLauncher: ProcessLauncher {
  let output: String
  var status: Int32 = 0

  func run(
    _ command: [String], timeout: Duration, maximumOutputSize: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    ProcessResult(status: status, output: Array(output.utf8), errors: [])
  }
}
