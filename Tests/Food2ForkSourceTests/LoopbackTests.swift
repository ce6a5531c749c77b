import RecipeCore
import RecipeSystem
import TestSupport
import Testing

@Suite("The source, the helper and a real server")
struct LoopbackTests {
  private static let key = "kale-4711-secret"

  @Test("a whole run over the network")
  func run() async throws {
    let server = try LoopbackServer { .answer(FakeAPI(count: 35).body($0.target)) }
    let outcome = try await gather(server.url)
    #expect(outcome.failure == nil)
    #expect(outcome.ids == (0..<35).map(FakeAPI.id))
    #expect(outcome.records.allSatisfy { $0.recipe.ingredients.count == 2 })
  }

  @Test("the source keeps the contract")
  func contract() async throws {
    let server = try LoopbackServer { .answer(FakeAPI(count: 3).body($0.target)) }
    let transport = transport
    try await SourceContract.verify(named: "api") { try source(server.url, transport) }
  }

  @Test(
    "a server that misbehaves ends in a status and never in a hang",
    arguments: Misbehaviour.allCases)
  func misbehaving(how: Misbehaviour) async throws {
    let server = try LoopbackServer { _ in how.reply }
    let outcome = try await gather(server.url)
    #expect(outcome.failure?.status == how.status)
    #expect(!outcome.texts.contains { $0.contains("kale") })
  }

  @Test("a compressed answer is read")
  func compressed() async throws {
    let body = LoopbackReply.gzip(
      Array(#"[{"recipe_id": "1", "title": "A", "ingredients": ["b"]}]"#.utf8))
    let server = try LoopbackServer { _ in
      .answer(bytes: body, headers: ["Content-Encoding: gzip"])
    }
    #expect(try await gather(server.url).ids == ["1"])
  }

  @Test("an answer that is deflated is read, although it was not asked for")
  func deflated() async throws {
    let body = Array(#"[{"recipe_id": "1", "title": "A", "ingredients": ["b"]}]"#.utf8)
    // One stored block.
    let stream = [1, UInt8(body.count), 0, ~UInt8(body.count), 0xFF] + body
    let server = try LoopbackServer { _ in
      .answer(bytes: stream, headers: ["Content-Encoding: Deflate"])
    }
    #expect(try await gather(server.url).ids == ["1"])
  }

  @Test("a compressed answer that was cut is said to end early, not to be broken")
  func cutGzip() async throws {
    let body = LoopbackReply.gzip(
      Array(#"[{"recipe_id": "1", "title": "A", "ingredients": ["b"]}]"#.utf8))
    for count in [30, 40] {
      let server = try LoopbackServer { _ in
        .answer(bytes: Array(body.prefix(count)), headers: ["Content-Encoding: gzip"])
      }
      let message = try await gather(server.url).failure?.message ?? ""
      #expect(message.contains("the compressed response was cut off, after"), "\(message)")
    }
  }

  @Test("an encoding that was not asked for is named", arguments: ["br", "gzip, zstd", "Zstd"])
  func otherEncoding(name: String) async throws {
    let server = try LoopbackServer { _ in
      .answer("leeks", headers: ["Content-Encoding: \(name)"])
    }
    let failure = try await gather(server.url).failure
    #expect(failure?.status == .invalid)
    #expect(failure?.message.contains("encoded as '\(name.lowercased())'") == true)
  }

  @Test(
    "an answer that says it is encoded, but has no body or no coding, is read as it is",
    arguments: ["identity", "none"])
  func noEncoding(name: String) async throws {
    let server = try LoopbackServer { _ in
      .answer(
        #"[{"recipe_id": "1", "title": "A", "ingredients": ["b"]}]"#,
        headers: ["Content-Encoding: \(name)"])
    }
    #expect(try await gather(server.url).ids == ["1"])
  }

  @Test("nobody listening is unreachable")
  func refused() async throws {
    let server = try LoopbackServer.stopped()
    let outcome = try await gather(server.url)
    #expect(outcome.failure?.status == .unreachable)
  }

  @Test("a task that is cancelled keeps what came and ends")
  func cancelled() async throws {
    let server = try LoopbackServer { request in
      request.target.hasPrefix("/search") || request.target.contains("000001")
        ? .answer(FakeAPI(count: 3).body(request.target)) : .silence
    }
    let source = try source(server.url, transport)
    let collector = SourceCollector()
    let task = Task { try await source.gather(SourceRequest(), into: collector) }
    while server.requests.count < 4 { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await #expect(throws: SourceFailure.self) { try await task.value }
    #expect(collector.close().records.count == 3)
  }

  private var transport: HelperHTTPTransport {
    HelperHTTPTransport(
      helperPath: BuiltProducts.path(of: "recipes-http"), userAgent: "recipes/test",
      spawner: ProcessSpawner(variables: [:]))
  }

  private func source(_ url: String, _ http: HelperHTTPTransport) throws -> any RecipeSource {
    var fixture = SourceFixture(FakeAPI())
    fixture.options = [
      "base_url": .text(url), "key": .text(Self.key), "dialect": .text("food2fork"),
      "details": .text("all"),
    ]
    fixture.transport = http
    fixture.timeout = .seconds(60)
    return try fixture.source()
  }

  private func gather(_ url: String) async throws -> SourceFixture.Outcome {
    try await SourceFixture.gather(try source(url, transport))
  }
}
