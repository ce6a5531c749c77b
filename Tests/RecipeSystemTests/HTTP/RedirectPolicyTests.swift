import RecipeCore
import Testing

@testable import recipes_http

@Suite("Which redirects are followed, and what goes with them")
struct RedirectPolicyTests {
  @Test(
    "the key goes along to the same server, and up to https on the same host, nowhere else",
    arguments: [
      ("http://a.example/x", "http://a.example/y", true),
      ("http://a.example/x", "/y", true),
      ("http://a.example/x", "http://A.EXAMPLE:80/y", true),
      ("http://a.example/x", "https://a.example/y", true),
      ("https://a.example/x", "https://a.example:443/y", true),
      ("http://[::1]/x", "http://[::1]:80/y", true),
      ("http://a.example/x", "http://b.example/y", false),
      ("http://a.example/x", "//b.example/y", false),
      ("http://a.example/x", "http://a.example@b.example/y", false),
      ("http://a.example/x", "http://a.example.evil.example/y", false),
      ("http://a.example/x", "http://a.example:8080/y", false),
      ("http://a.example:8080/x", "https://a.example/y", false),
      ("https://a.example/x", "https://sub.a.example/y", false),
    ])
  func key(from: String, to: String, isKept: Bool) throws {
    let step = try follow(from, to)
    #expect(step.address.text.hasSuffix("/y"))
    #expect(step.headers.contains { $0.name == "Authorization" } == isKept)
    #expect(step.headers.contains(HTTPHeader("User-Agent", "recipes/test")))
  }

  @Test(
    "a query loses what contains the key on its way to another server, and nothing else",
    arguments: [
      ("http://b.example/y?q=soup&key=k%2F1&page=2", "http://b.example/y?q=soup&page=2"),
      ("http://b.example/y?key=k/1", "http://b.example/y"),
      ("http://b.example/y?key=k%25252F1&q=a", "http://b.example/y?q=a"),
      ("http://b.example/y?next=%2Fz%3Fkey%3Dk%2F1&q=a", "http://b.example/y?q=a"),
      ("http://b.example/y?q=soup", "http://b.example/y?q=soup"),
      ("http://a.example/y?q=soup&key=k%2F1", "http://a.example/y?q=soup&key=k%2F1"),
    ])
  func query(to: String, expected: String) throws {
    #expect(try follow("http://a.example/x", to).address.text == expected)
  }

  @Test(
    "what is not HTTP, steps down from https, or has the key in another's path is refused",
    arguments: [
      ("https://a.example/x", "http://a.example/y"), ("http://a.example/x", "file:///etc/passwd"),
      ("http://a.example/x", "ftp://a.example/y"), ("http://a.example/x", "http://"),
      ("http://a.example/x", "data:text/plain,soup"),
      ("http://a.example/x", "http://b.example/k/1/search"),
      ("http://a.example/x", "http://k%2F1@b.example/"),
    ])
  func refused(from: String, to: String) {
    let failure = #expect(throws: HTTPFailure.self) { try follow(from, to) }
    #expect(failure?.reason == .badRedirect)
    #expect(failure?.message.contains("k/1") == false)
  }

  private func follow(_ from: String, _ to: String) throws -> RedirectPolicy.Step {
    let curl = try Curl.load().get()
    let address = try #require(WebAddress(from, by: curl))
    let step = RedirectPolicy.Step(
      address: address,
      headers: [
        HTTPHeader("Authorization", "Token k/1"), HTTPHeader("User-Agent", "recipes/test"),
      ])
    return try RedirectPolicy.step(after: step, to: to, key: "k/1", by: curl)
  }
}
