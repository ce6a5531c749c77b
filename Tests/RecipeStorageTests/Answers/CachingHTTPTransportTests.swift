import RecipeCore
import Synchronization
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Kept answers")
struct CachingHTTPTransportTests {
  @Test("a fresh answer is used without a request, a stale one asked for again")
  func freshness() async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("new"))
    #expect(await bench.ask() == "old")
    bench.clock.pass(99)
    #expect(await bench.ask() == "old")
    #expect(bench.count == 1)
    bench.clock.pass(1)
    #expect(await bench.ask() == "new")
    #expect(await bench.ask() == "new")
    #expect(bench.count == 2)
  }

  @Test(
    "the headers of an answer say how long it is fresh",
    arguments: [
      (["Cache-Control": "max-age=10"], 10), (["cache-control": "private, Max-Age=\"10\""], 10),
      (["Cache-Control": "max-age=10, max-age=50"], 10), (["Cache-Control": "max-age=x"], 0),
      (["Cache-Control": "no-cache"], 0), (["Cache-Control": "no-cache=\"Set-Cookie\""], 100),
      (["Expires": "Tue, 14 Nov 2023 22:13:30 GMT"], 10), (["Expires": "0"], 0),
      (["Cache-Control": "max-age=30", "Expires": "0"], 30),
      (["Cache-Control": "max-age=30", "Age": "20"], 10),
      (["Date": "Tue, 14 Nov 2023 22:13:10 GMT"], 90), (["Vary": "*"], 0), ([:], 100),
    ])
  func lifetimes(headers: [String: String], lifetime: Int) async {
    let bench = NetworkBench(HTTPResponse("a", 200, headers))
    _ = await bench.ask()
    bench.clock.pass(max(0, lifetime - 1))
    _ = await bench.ask()
    #expect(bench.count == (lifetime == 0 ? 2 : 1))
    bench.clock.pass(1)
    _ = await bench.ask()
    #expect(bench.count == (lifetime == 0 ? 3 : 2))
  }

  @Test("an answer that must not be kept is not")
  func noStore() async {
    let bench = NetworkBench(HTTPResponse("a", 200, ["Cache-Control": "no-store"]))
    _ = await bench.ask()
    #expect(await bench.ask(NetworkBench.request, .offline) == "notCached")
    #expect(!bench.files.filePaths.contains { $0.hasPrefix("/cache") })
  }

  @Test("an answer that the server confirms is fresh again, and was not sent again")
  func validation() async throws {
    let bench = NetworkBench { request in
      let condition = request.headers.first { $0.name == "If-None-Match" }
      return condition?.value == "\"1\""
        ? HTTPResponse("", 304, ["ETag": "\"1\"", "Cache-Control": "max-age=500"])
        : HTTPResponse("a", 200, ["ETag": "\"1\"", "Last-Modified": "yesterday"])
    }
    _ = await bench.ask()
    bench.clock.pass(200)
    #expect(await bench.ask() == "a")
    #expect(
      bench.server.requests[1].headers == [
        HTTPHeader("If-None-Match", "\"1\""), HTTPHeader("If-Modified-Since", "yesterday"),
      ])
    bench.clock.pass(499)
    #expect(await bench.ask() == "a")
    #expect(bench.count == 2)
  }

  @Test("confirmations are no failures of the list, however many there are")
  func repeatedValidation() async {
    let bench = NetworkBench { request in
      request.headers.isEmpty
        ? HTTPResponse("a", 200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"])
        : HTTPResponse("", 304)
    }
    for _ in 0..<12 {
      #expect(await bench.ask(NetworkBench.list()) == "a")
      bench.clock.pass(1)
    }
    #expect(bench.count == 12)
  }

  @Test("the answers of one server are removed, and those of another under the same name stay")
  func origins() async throws {
    let bench = NetworkBench(HTTPResponse("a"))
    let other = HTTPRequest(url: "http://other.example/list")
    for request in [NetworkBench.request, other] { _ = await bench.ask(request) }
    let store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: bench.files)
    let origins = AnswerOrigins(addresses: ["http://other.example/api/"], programs: [])
    #expect(store.summary(of: "api", from: origins)?.answers == 1)
    #expect(try store.clear("api", from: origins).answers == 1)
    #expect(await bench.ask(NetworkBench.request, .offline) == "a")
    #expect(await bench.ask(other, .offline) == "notCached")
  }

  @Test("offline every kept answer is used, and nothing is asked")
  func offline() async {
    let bench = NetworkBench(HTTPResponse("old"))
    #expect(await bench.ask(NetworkBench.request, .offline) == "notCached")
    _ = await bench.ask()
    bench.clock.pass(1_000_000)
    #expect(await bench.ask(NetworkBench.request, .offline) == "old")
    #expect(bench.count == 1)
  }

  @Test("a refresh asks for a fresh answer, once")
  func refresh() async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("new"))
    _ = await bench.ask()
    let network = bench.network(.refresh)
    for _ in 0..<3 {
      #expect(await NetworkBench.text(of: NetworkBench.request, from: network) == "new")
    }
    #expect(bench.count == 2)
  }

  @Test("a request for kept answers only asks nobody")
  func cachedOnly() async {
    let bench = NetworkBench(HTTPResponse("old"))
    var request = NetworkBench.request
    request.cachedOnly = .ofAnyAge
    #expect(await bench.ask(request) == "notCached")
    _ = await bench.ask()
    bench.clock.pass(1_000_000)
    #expect(await bench.ask(request) == "old")
    request.cachedOnly = .fresh
    #expect(await bench.ask(request) == "notCached")
    #expect(bench.count == 1)
  }

  @Test("answers with other headers, or to other URLs, are others")
  func identity() async {
    let bench = NetworkBench { request in HTTPResponse(request.url + "\(request.headers.count)") }
    let other = HTTPRequest(url: "http://api.example/search?page=2")
    let accepting = HTTPRequest(
      url: "http://api.example/search?page=1", headers: [HTTPHeader("Accept", "text/html")])
    for request in [NetworkBench.request, other, accepting] {
      let first = await bench.ask(request)
      #expect(await bench.ask(request, .offline) == first)
    }
    #expect(bench.count == 3)
  }

  @Test("a damaged file is one that is missing", arguments: 0..<40)
  func damage(seed: UInt64) async throws {
    let bench = NetworkBench(HTTPResponse("an answer", 200, ["ETag": "\"1\""]))
    _ = await bench.ask()
    let path = try #require(bench.files.filePaths.first { $0.hasPrefix("/cache") })
    var bytes = Array(try #require(bench.files.text(of: path)).utf8)
    var random = SeededGenerator(seed: seed)
    if seed % 4 == 0 {
      bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    } else {
      bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8(seed % 8)
    }
    bench.files.put(.file(bytes), at: path)
    #expect(await bench.ask(NetworkBench.request, .offline) == "notCached")
    #expect(await bench.ask() == "an answer")
    #expect(bench.count == 2)
    #expect(await bench.ask(NetworkBench.request, .offline) == "an answer")
  }
}
