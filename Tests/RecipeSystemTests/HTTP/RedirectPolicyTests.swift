import Foundation
import RecipeCore
import Testing

@testable import recipes_http

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Which redirects are followed, and what goes with them")
struct RedirectPolicyTests {
  @Test(
    "the key goes along to the same server, and up to https on the same host, nowhere else",
    arguments: [
      ("http://a.example/x", "http://a.example/y", true),
      ("http://a.example/x", "http://A.EXAMPLE:80/y", true),
      ("http://a.example/x", "https://a.example/y", true),
      ("https://a.example/x", "https://a.example:443/y", true),
      ("http://a.example/x", "http://b.example/y", false),
      ("http://a.example/x", "http://a.example.evil.example/y", false),
      ("http://a.example/x", "http://a.example:8080/y", false),
      ("http://a.example:8080/x", "https://a.example/y", false),
      ("https://a.example/x", "https://sub.a.example/y", false),
    ])
  func key(from: String, to: String, isKept: Bool) throws {
    let request = try follow(from, to).get()
    #expect(request.url == URL(string: to))
    #expect((request.value(forHTTPHeaderField: "Authorization") != nil) == isKept)
    #expect(request.value(forHTTPHeaderField: "User-Agent") == "recipes/test")
  }

  @Test(
    "what is not HTTP, or steps down from https, is refused",
    arguments: [
      ("https://a.example/x", "http://a.example/y"), ("http://a.example/x", "file:///etc/passwd"),
      ("http://a.example/x", "ftp://a.example/y"), ("http://a.example/x", "http:///y"),
      ("http://a.example/x", "data:text/plain,soup"),
    ])
  func refused(from: String, to: String) throws {
    let result = try follow(from, to)
    #expect(throws: HTTPFailure.self) { try result.get() }
  }

  private func follow(_ from: String, _ to: String) throws -> Result<URLRequest, HTTPFailure> {
    let first = try #require(URL(string: from))
    var original = URLRequest(url: first)
    original.setValue("Token kale", forHTTPHeaderField: "Authorization")
    original.setValue("recipes/test", forHTTPHeaderField: "User-Agent")
    return RedirectPolicy.request(
      after: original, from: first, to: try #require(URL(string: to)))
  }
}
