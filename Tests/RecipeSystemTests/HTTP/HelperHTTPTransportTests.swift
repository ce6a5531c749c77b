import Foundation
import RecipeCore
import RecipeSystem
import TestSupport
import Testing

@Suite("The network through the helper")
struct HelperHTTPTransportTests {
  private let transport = HelperHTTPTransport(
    helperPath: BuiltProducts.path(of: "recipes-http"), userAgent: "recipes/test",
    spawner: ProcessSpawner(variables: ["PATH": "/usr/bin:/bin"]))

  init() { Signals.ignoreClosedPipes() }

  @Test("an answer arrives whole, with status and headers, and says who asks")
  func answer() async throws {
    let body = String(repeating: "leek ", count: 40_000)
    let server = try LoopbackServer { _ in .answer(body, headers: ["X-Dish: soup"]) }
    let response = try await get(server.url + "/a?b=c%20d")
    #expect(response.status == 200)
    #expect(response.header("x-dish") == "soup")
    #expect(response.body == Array(body.utf8))
    let request = try #require(server.requests.first)
    #expect(request.target == "/a?b=c%20d")
    #expect(request.headers.contains("User-Agent: recipes/test"))
    #expect(request.headers.contains("Accept-Encoding: gzip"))
  }

  @Test("one helper answers many requests, and several at the same time")
  func reuse() async throws {
    let server = try LoopbackServer { .answer($0.target) }
    let transport = transport
    try await withThrowingTaskGroup(of: (String, [UInt8]).self) { group in
      for number in 0..<10 {
        group.addTask {
          let request = HTTPRequest(url: server.url + "/\(number)")
          return ("/\(number)", try await transport.get(request, timeout: .seconds(20)).body)
        }
      }
      for try await (path, body) in group { #expect(body == Array(path.utf8)) }
    }
  }

  @Test(
    "any status is an answer",
    arguments: ["204 No Content", "400 Bad Request", "403 Forbidden", "404 Not Found", "500 Oh"])
  func status(line: String) async throws {
    let server = try LoopbackServer { _ in .answer("", status: line) }
    #expect(try await get(server.url).status == Int(line.prefix(3)))
  }

  @Test("a server that wants a password is answered with nothing and does not hang")
  func challenge() async throws {
    let server = try LoopbackServer { _ in
      .answer("no", status: "401 Unauthorized", headers: ["WWW-Authenticate: Basic realm=\"x\""])
    }
    #expect(try await get(server.url).status == 401)
  }

  @Test("a server that says nothing is given up at the deadline, and the next request works")
  func silence() async throws {
    let server = try LoopbackServer { $0.target == "/silent" ? .silence : .answer("soup") }
    await expect(.timedOut, server.url + "/silent", timeout: .milliseconds(300))
    #expect(try await get(server.url + "/next").body == Array("soup".utf8))
  }

  @Test("a source is asked although others wait for a silent address of its host")
  func silentNeighbour() async throws {
    let server = try LoopbackServer { $0.target == "/silent" ? .silence : .answer("soup") }
    let transport = transport
    let silent = (0..<2).map { _ in
      Task {
        var request = HTTPRequest(url: server.url + "/silent")
        request.asker = "silent"
        return try? await transport.get(request, timeout: .seconds(600))
      }
    }
    while server.requests.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    for number in 0..<3 {
      var request = HTTPRequest(url: server.url + "/\(number)")
      request.asker = "healthy"
      let response = try await transport.get(request, timeout: .seconds(300))
      #expect(response.body == Array("soup".utf8))
    }
    for task in silent { task.cancel() }
  }

  @Test("a body that drips is given up at the deadline")
  func drip() async throws {
    let head = LoopbackReply.head("200 OK", ["Content-Length: 1000"])
    let drops = (0..<1000).flatMap { _ in
      [LoopbackReply.Step.pause(milliseconds: 40), .send([0x78])]
    }
    let server = try LoopbackServer { _ in LoopbackReply([.send(head)] + drops) }
    await expect(.timedOut, server.url, timeout: .milliseconds(300))
  }

  @Test("cancelling the task ends the request")
  func cancellation() async throws {
    let server = try LoopbackServer { _ in .silence }
    let transport = transport
    let task = Task {
      try await transport.get(HTTPRequest(url: server.url), timeout: .seconds(60))
    }
    task.cancel()
    await #expect(throws: HTTPFailure(.cancelled, "the request was cancelled")) {
      try await task.value
    }
  }

  @Test("a body larger than the limit is refused, one at the limit is not")
  func tooLarge() async throws {
    let noise = [UInt8](repeating: 0x20, count: 10 << 20)
    let server = try LoopbackServer { request in
      request.target == "/small" ? .answer("12345") : .answer(bytes: noise)
    }
    await expect(.tooLarge, server.url, maximumBodySize: 1 << 20)
    await expect(.tooLarge, server.url + "/small", maximumBodySize: 4)
    let small = HTTPRequest(url: server.url + "/small", maximumBodySize: 5)
    #expect(try await transport.get(small, timeout: .seconds(20)).body.count == 5)
  }

  @Test("a compressed body is decoded, and its limit is that of the decoded bytes")
  func compressed() async throws {
    let body = [UInt8](repeating: 0x6C, count: 150_000)
    let server = try LoopbackServer { _ in
      .answer(bytes: LoopbackReply.gzip(body), headers: ["Content-Encoding: gzip"])
    }
    #expect(try await get(server.url).body == body)
    await expect(.tooLarge, server.url, maximumBodySize: 149_999)
  }

  @Test("a body that breaks off or is damaged is no answer")
  func broken() async throws {
    let short = LoopbackReply.head("200 OK", ["Content-Length: 99"]) + Array("soup".utf8)
    let chunked =
      LoopbackReply.head("200 OK", ["Transfer-Encoding: chunked"]) + Array("9\r\nso".utf8)
    let damaged = LoopbackReply.gzip(Array("soup".utf8), checksum: 1)
    let server = try LoopbackServer { request in
      switch request.target {
      case "/short": LoopbackReply([.send(short)])
      case "/chunked": LoopbackReply([.send(chunked)])
      case "/gzip": .answer(bytes: damaged, headers: ["Content-Encoding: gzip"])
      default: LoopbackReply([])
      }
    }
    for path in ["/short", "/chunked", "/gzip", "/nothing"] {
      await expect(.brokenBody, server.url + path)
    }
  }

  @Test("nobody listening and no such host are told apart")
  func unreachable() async throws {
    let server = try LoopbackServer.stopped()
    await expect(.unreachable, server.url)
    await expect(.unknownHost, "http://recipes.invalid/")
  }

  @Test("TLS to a server that does not speak it is not secure")
  func insecure() async throws {
    let server = try LoopbackServer { _ in .answer("soup") }
    await expect(.insecure, "https://127.0.0.1:\(server.port)/", timeout: .seconds(60))
  }

  @Test(
    "what is no http URL never leaves the program",
    arguments: ["", "soup", "file:///etc/passwd", "http://", "http://a b/", "ftp://example.org/"])
  func invalidURL(url: String) async {
    await expect(.invalidURL, url)
  }

  @Test("a header cannot smuggle in another")
  func headers() async {
    let request = HTTPRequest(url: "http://a/", headers: [HTTPHeader("A", "b\r\nHost: c")])
    await #expect(throws: HTTPFailure.self) {
      try await transport.get(request, timeout: .seconds(20))
    }
  }

  @Test("without the helper a request says how to get it")
  func missing() async throws {
    let transport = HelperHTTPTransport(
      helperPath: nil, userAgent: "x", spawner: ProcessSpawner(variables: [:]))
    let failure = await #expect(throws: HTTPFailure.self) {
      try await transport.get(HTTPRequest(url: "http://a/"), timeout: .seconds(1))
    }
    #expect(failure?.reason == .helper)
    #expect(failure?.help?.contains("swift build") == true)
  }

  @Test(
    "a helper that ends, or speaks nonsense, is a failure of the helper",
    arguments: ["exit 1", "echo noise; cat", "exec >&-; cat", "printf 'E\\0\\0\\0\\0'; cat"])
  func brokenHelper(script: String) async throws {
    let folder = try ScratchFolder()
    let path = try await folder.addProgram("helper", script)
    let transport = HelperHTTPTransport(
      helperPath: path, userAgent: "x",
      spawner: ProcessSpawner(variables: ["PATH": "/usr/bin:/bin"]))
    let failure = await #expect(throws: HTTPFailure.self) {
      try await transport.get(HTTPRequest(url: "http://a/"), timeout: .seconds(20))
    }
    #expect(failure?.reason == .helper)
  }

  @Test("a helper that ended while it was idle is replaced")
  func staleHelper() async throws {
    let folder = try ScratchFolder()
    let answer = #"printf 'H\0\0\0\013\0\0\0\003200\0\0\0\0E\0\0\0\0'"#
    let path = try await folder.addProgram("helper", "head -c 5 >/dev/null; \(answer)")
    let transport = HelperHTTPTransport(
      helperPath: path, userAgent: "x",
      spawner: ProcessSpawner(variables: ["PATH": "/usr/bin:/bin"]))
    for _ in 0..<3 {
      let response = try await transport.get(
        HTTPRequest(url: "http://a/"), timeout: .seconds(20))
      #expect(response == HTTPResponse(status: 200, body: []))
    }
  }

  @Test("the helper ends when its input does")
  func endOfInput() async throws {
    let helper = try #require(BuiltProducts.path(of: "recipes-http"))
    let launcher = PosixProcessLauncher(spawner: ProcessSpawner(variables: [:]))
    let result = try await launcher.run([helper], timeout: .seconds(20), maximumOutputSize: 1)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
  }

  @Test("the helper is found beside the program, or in libexec, else on PATH")
  func helperPath() throws {
    let folder = try ScratchFolder()
    let files = PosixFileSystem()
    try files.createFolder(folder.path(of: "bin"))
    try files.createFolder(folder.path(of: "libexec/recipes"))
    let program = folder.path(of: "bin/recipes")
    #expect(HelperHTTPTransport.helperPath(beside: program, in: files) == nil)
    let installed = try folder.add("libexec/recipes/recipes-http", "")
    #expect(HelperHTTPTransport.helperPath(beside: program, in: files) == nil)
    chmod(installed, 0o755)
    let found = try #require(HelperHTTPTransport.helperPath(beside: program, in: files))
    #expect(try files.realPath(of: found) == installed)
    chmod(try folder.add("bin/recipes-http", ""), 0o755)
    #expect(
      HelperHTTPTransport.helperPath(beside: program, in: files)
        == folder.path(of: "bin/recipes-http"))
    let path = "relative:\(folder.path(of: "bin"))"
    for (own, isFound) in [(folder.path(of: "mine/soup-recipes"), true), (nil, false)] {
      let found = HelperHTTPTransport.helperPath(beside: own, orOn: path, in: files)
      #expect(found == (isFound ? folder.path(of: "bin/recipes-http") : nil))
    }
  }

  private func get(_ url: String) async throws -> HTTPResponse {
    try await transport.get(HTTPRequest(url: url), timeout: .seconds(20))
  }

  private func expect(
    _ reason: HTTPFailure.Reason, _ url: String, maximumBodySize: Int = 1 << 20,
    timeout: Duration = .seconds(20), sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let failure = await #expect(throws: HTTPFailure.self, sourceLocation: sourceLocation) {
      try await transport.get(
        HTTPRequest(url: url, maximumBodySize: maximumBodySize), timeout: timeout)
    }
    #expect(failure?.reason == reason, "\(url)", sourceLocation: sourceLocation)
  }
}
