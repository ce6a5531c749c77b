import RecipeCore
import RecipeSystem
import TestSupport
import Testing

@Suite("Redirects")
struct RedirectTests {
  private let transport = HelperHTTPTransport(
    helperPath: BuiltProducts.path(of: "recipes-http"), userAgent: "recipes/test",
    spawner: ProcessSpawner(variables: [:]))
  private let secret = HTTPHeader("Authorization", "Token kale-4711")

  init() { Signals.ignoreClosedPipes() }

  @Test("a redirect on the same server is followed with the headers of the request")
  func sameServer() async throws {
    let server = try LoopbackServer { request in
      request.target == "/old" ? .redirect(to: "/new") : .answer("soup")
    }
    let response = try await get(server.url + "/old")
    #expect(response.body == Array("soup".utf8))
    #expect(response.finalURL == server.url + "/new")
    #expect(server.requests.map(\.target) == ["/old", "/new"])
    #expect(server.requests.allSatisfy(carriesSecret))
  }

  @Test("a redirect to another server does not carry the key along")
  func otherServer() async throws {
    let other = try LoopbackServer { _ in .answer("soup") }
    let location = other.url + "/new"
    let server = try LoopbackServer { _ in .redirect(to: location) }
    #expect(try await get(server.url + "/old?key=kale-4711").body == Array("soup".utf8))
    let request = try #require(other.requests.first)
    #expect(!carriesSecret(request))
    #expect(request.headers.contains("User-Agent: recipes/test"))
  }

  @Test("only so many redirects are followed")
  func limit() async throws {
    let server = try LoopbackServer { request in
      let number = Int(request.target.dropFirst()) ?? 0
      return number == 3 ? .answer("soup") : .redirect(to: "/\(number + 1)")
    }
    #expect(try await get(server.url + "/0", limit: 3).status == 200)
    await expectRefusal(server.url + "/0", limit: 2)
    await expectRefusal(server.url + "/2", limit: 0)
  }

  @Test("each redirect is admitted before it is followed, as it is one more request")
  func admission() async throws {
    let server = try LoopbackServer { request in
      request.target == "/2" ? .answer("soup") : .redirect(to: request.target == "/0" ? "/1" : "/2")
    }
    let admitted = Counter()
    var request = HTTPRequest(url: server.url + "/0")
    request.admitRedirect = { () throws(HTTPFailure) in
      if admitted.next() > 3 { throw HTTPFailure(.quotaExhausted, "no more today") }
    }
    #expect(try await transport.get(request, timeout: .seconds(20)).status == 200)
    #expect(server.requests.count == 3)
    let refused = request
    let failure = await #expect(throws: HTTPFailure.self) {
      try await transport.get(refused, timeout: .seconds(20))
    }
    #expect(failure?.reason == .quotaExhausted)
    #expect(server.requests.map(\.target) == ["/0", "/1", "/2", "/0", "/1"])
  }

  @Test("a circle ends")
  func circle() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/") }
    await expectRefusal(server.url, limit: 5)
  }

  @Test(
    "a redirect to anything but HTTP is refused", arguments: ["file:///etc/passwd", "ftp://a/b"])
  func schemes(location: String) async throws {
    let server = try LoopbackServer { _ in .redirect(to: location) }
    await expectRefusal(server.url, limit: 5)
    #expect(server.requests.count == 1)
  }

  private func get(_ url: String, limit: Int = 5) async throws -> HTTPResponse {
    let request = HTTPRequest(url: url, headers: [secret], maximumRedirectCount: limit)
    return try await transport.get(request, timeout: .seconds(20))
  }

  private func expectRefusal(_ url: String, limit: Int) async {
    let failure = await #expect(throws: HTTPFailure.self) { try await get(url, limit: limit) }
    #expect(failure?.reason == .badRedirect)
  }

  private func carriesSecret(_ request: LoopbackServer.Request) -> Bool {
    request.headers.contains { $0.contains("kale-4711") }
  }
}
