import RecipeCore
import TestSupport
import Testing

/// What a configuration of an API may say, and what is said about the rest.
struct HTTPOptionsTests {
  private static let url = "http://api.example/list"

  @Test(
    "what cannot work is an error at its option, which says what to write",
    arguments: [
      (["url": .text("api.example/list")], "url is not an http or https address"),
      (["url": .text("{query}")], "url is not an http or https address"),
      (["url": .text("http://{query}/x")], "url is not an http or https address"),
      (["url": .text("http://api.exam{page}/x")], "url is not an http or https address"),
      (["url": .text("ftp://api.example/x")], "url is not an http or https address"),
      (["url": .text("http://api.example/a b")], "url has a character that an address cannot have"),
      (["url": .text("http://käse.example/x")], "url has a host with letters that are not ASCII"),
      (
        ["url": .text("http://api.example:https/x")],
        "url has a port that is not a number from 1 to 65535"
      ),
      (
        ["url": .text("http://[::1]:70000/x")],
        "url has a port that is not a number from 1 to 65535"
      ),
      (["url": .text("http://u:p@api.example/")], "url must not contain a fragment or password"),
      (["url": .text(url + "?p={pag}")], "url has {pag}, which stands for nothing here"),
      (["url": .text(url + "?p={page")], "url has a brace without its partner"),
      (["url": .text(url + "?key={key}")], "url has {key}, but no key is set"),
      (["url": .text(url + "?apiKey=kale4711")], "url has a key in the open, in 'apiKey'"),
      (["url": .text(url), "key_env": .text("K")], "the key is set, but never sent"),
      (
        ["url": .text(url + "?c={cursor}")],
        "url has {cursor}, but nothing says where an answer has the next one"
      ),
      (["url": .text(url), "item_url": .text(url + "/1")], "item_url has no {id}"),
      (["url": .text(url), "search_url": .text(url)], "search_url has no {query}"),
      (["url": .text(url), "records": .text("a..b")], "records has an empty key"),
      (
        ["url": .text(url), "headers": .texts(["X"])], "headers has something that is not a header"
      ),
      (
        ["url": .text(url), "headers": .texts(["Host: evil.example"])],
        "headers must not have 'host', which every request has"
      ),
      (
        ["url": .text(url), "headers": .texts(["Authorization: Bearer kale"])],
        "headers has a key in the open, in 'Authorization'"
      ),
      ([:], "url is missing"),
    ] as [([String: SourceOptionValues.Content], String)])
  func errors(options: [String: SourceOptionValues.Content], message: String) throws {
    let error = #expect(throws: SourceOptionError.self) {
      _ = try SourceFixture(options, [:]).source()
    }
    #expect(error?.message == message)
    #expect(error?.location.line == 1)
  }

  @Test("headers are sent as they are written, the key in its place")
  func headers() async throws {
    var fixture = SourceFixture(
      [
        "url": .text(Self.url), "key_env": .text("API_KEY"),
        "headers": .texts(["X-Api-Key: {key}", "Accept: application/vnd.x+json"]),
      ], ["/list": #"{"recipes":[{"id":1,"title":"A","ingredients":["a"]}]}"#])
    fixture.variables = ["API_KEY": "kale-4711-secret"]
    #expect(try await fixture.gather().ids == ["1"])
    let headers = fixture.http.requests.first?.headers.map { "\($0.name): \($0.value)" }
    #expect(headers == ["X-Api-Key: kale-4711-secret", "Accept: application/vnd.x+json"])
  }
}
