import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The key in requests and responses")
struct SigningHTTPTransportTests {
  private static let key = "abc/def+gh&12345"

  private static func request(_ key: String = Self.key) -> HTTPRequest {
    var request = HTTPRequest(
      url: "http://api.example/{key}/search?key={key}",
      headers: [HTTPHeader("Authorization", "Token {key}")])
    request.key = HTTPKey { () async throws(HTTPFailure) in key }
    return request
  }

  @Test("a key replaces its placeholders, percent-encoded in the URL")
  func signing() async throws {
    let server = StubTransport { _ in HTTPResponse("a") }
    _ = try await SigningHTTPTransport(around: server).get(Self.request(), timeout: .seconds(1))
    let sent = try #require(server.requests.first)
    #expect(
      sent.url
        == "http://api.example/abc%2Fdef%2Bgh%2612345/search?key=abc%2Fdef%2Bgh%2612345")
    #expect(sent.headers == [HTTPHeader("Authorization", "Token abc/def+gh&12345")])
    // Whoever follows a redirect must know what to keep from other servers.
    #expect(try await sent.key?.value() == Self.key)
  }

  @Test(
    "a key is masked however a server spells it",
    arguments: [
      "abc/def+gh&12345", "abc%2Fdef%2Bgh%2612345", "abc%2fdef%2bgh%2612345",
      #"abc\/def+gh&12345"#, #"\u0061bc\u002Fdef\u002bgh\u002612345"#,
      "abc&#47;def&#x2B;gh&amp;12345", #"abc\u0026#47;def\u0026#43;gh\u0026amp;12345"#,
      "abc&sol;def&plus;gh&#38;12345", #"abc\u00252Fdef\u00252bgh\u00252612345"#,
      "abc&amp;#47;def&amp;#43;gh&amp;#38;12345", "abc&sol;def&plus;gh&AMP;12345",
      "abc&sol;d&#101;f+gh&amp;amp;12345", #"abc\\\/def+gh&12345"#, "abc%252Fdef%252Bgh%252612345",
      "&lowbar;abc/def&plus;gh&amp;12345",
    ])
  func spellings(spelling: String) async throws {
    let server = StubTransport { _ in HTTPResponse("a \(spelling) b", 200, ["ETag": spelling]) }
    let response = try await SigningHTTPTransport(around: server)
      .get(Self.request(), timeout: .seconds(1))
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(text == "a … b" || text == "a &lowbar;… b")
    #expect(response.header("ETag")?.contains("12345") == false)
  }

  @Test("what only begins like the key, or spells nothing, stays as it is")
  func unlike() async throws {
    let text = "abc/def+gh&1234 50% & more &#47 &#999; %zz % \\"
    let server = StubTransport { _ in HTTPResponse(text) }
    let response = try await SigningHTTPTransport(around: server)
      .get(Self.request(), timeout: .seconds(1))
    #expect(String(decoding: response.body, as: UTF8.self) == text)
  }

  @Test("a short key is masked in what is shown of a refusal, and in recipes as a whole value")
  func shortKey() async throws {
    let body = #"soup with egg, "egg", ?key=egg"#
    let table = [
      (200, #"soup with egg, "…", ?key=…"#), (403, #"soup with …, "…", ?key=…"#),
    ]
    for (status, expected) in table {
      let server = StubTransport { _ in HTTPResponse(body, status) }
      let response = try await SigningHTTPTransport(around: server)
        .get(Self.request("egg"), timeout: .seconds(1))
      #expect(String(decoding: response.body, as: UTF8.self) == expected)
    }
  }

  @Test("a key of a digit, which is everybody's, destroys nothing of an answer")
  func digit() async throws {
    let body = #"{"idMeal": "1", "strMeasure1": "1", "strSource": "http://x.example/?p=1"}"#
    let headers = [
      "ETag": "\"1-11\"", "Cache-Control": "max-age=11", "Link": "</v1/1/list?page=11>; rel=next",
    ]
    let server = StubTransport { _ in HTTPResponse(body, 200, headers) }
    let response = try await SigningHTTPTransport(around: server)
      .get(Self.request("1"), timeout: .seconds(1))
    #expect(String(decoding: response.body, as: UTF8.self) == body)
    #expect(response.header("ETag") == "\"1-11\"")
    #expect(response.header("Cache-Control") == "max-age=11")
    #expect(response.header("Link") == "</v1/1/list?page=11>; rel=next")
  }

  @Test("a short key is masked in the addresses of headers, but leaves times as they are")
  func shortKeyInHeaders() async throws {
    let headers = [
      "Link": "</v1/ab12cd/list?page=2>; rel=\"next\"", "ETag": "\"0ab12cd0\"",
      "Last-Modified": "ab12cd GMT",
    ]
    let server = StubTransport { _ in HTTPResponse("{}", 200, headers) }
    let response = try await SigningHTTPTransport(around: server)
      .get(Self.request("ab12cd"), timeout: .seconds(1))
    #expect(response.header("Link") == "</v1/…/list?page=2>; rel=\"next\"")
    #expect(response.header("ETag") == "\"0ab12cd0\"")
    #expect(response.header("Last-Modified") == "ab12cd GMT")
  }

  @Test("a key is read when it is needed, once, and no request is counted without one")
  func reading() async throws {
    let reads = Counter()
    let bench = NetworkBench(HTTPResponse("a"))
    var request = NetworkBench.request
    request.key = HTTPKey { () async throws(HTTPFailure) in
      if reads.next() > 1 { throw HTTPFailure(.noKey, "it was read twice") }
      return "kale"
    }
    for page in 1...3 {
      var other = HTTPRequest(url: "http://api.example/\(page)?key={key}")
      other.key = request.key
      #expect(await bench.ask(other) == "a")
      #expect(await bench.ask(other, .offline) == "a")
    }
    var without = NetworkBench.request
    without.key = HTTPKey { () async throws(HTTPFailure) in throw HTTPFailure(.noKey, "none") }
    let count = bench.count
    #expect(await bench.ask(without) == "noKey")
    #expect(bench.count == count)
  }

  @Test("nothing that is kept has the key")
  func kept() async {
    let bench = NetworkBench { request in
      HTTPResponse(request.url, 200, ["ETag": request.url, "Retry-After": Self.key])
    }
    _ = await bench.ask(Self.request())
    for path in bench.files.filePaths {
      #expect(!path.contains("12345"))
      #expect(bench.files.text(of: path)?.contains("12345") == false)
    }
    #expect(bench.files.filePaths.count == 2)
  }
}
