import RecipeCore
import TestSupport
import Testing

@Suite("Links to the next page")
struct NextLinkTests {
  @Test(
    "a link to another server, or to none, is not followed",
    arguments: [
      "http://other.example/list", "https://api.example/list", "http://api.example:8080/list",
      "//other.example/list", "file:///etc/passwd", "javascript:1", "http://api.example@evil/",
      "http://api.example\\\\@evil/", "/l ist", "/lé", String(repeating: "x", count: 5000),
    ])
  func foreignLink(link: String) async throws {
    let fixture = SourceFixture(
      ["url": .text(PagingTests.url)], ["/list": PagingTests.page(1...2, #","next":"\#(link)""#)])
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r1", "r2"])
    #expect(fixture.targets == ["/list"])
    #expect(outcome.failure?.status == .partial)
  }

  @Test("a link has the key where the address has it, whatever the server made of it")
  func keyInLink() async throws {
    var fixture = SourceFixture(
      ["url": .text(PagingTests.url + "?apiKey={key}"), "key": .text("kale-4711-secret")],
      [
        "/list?apiKey=kale-4711-secret": PagingTests.page(
          1...2, #","next":"/list?apiKey=kale-4711-secret&p=2""#),
        "/list?p=2&apiKey=kale-4711-secret": PagingTests.page(3...3),
      ])
    fixture.network = NetworkSettings()
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r1", "r2", "r3"])
    #expect(!outcome.texts.contains { $0.contains("kale") })
  }

  @Test(
    "a link with the key in its path is followed, as the address has it there",
    arguments: ["kale-4711-secret", "k4711"])
  func keyInPath(key: String) async throws {
    let url = SourceFixture.base + "/v1/\(key)/list"
    let fixture = SourceFixture(
      ["url": .text(SourceFixture.base + "/v1/{key}/list"), "key": .text(key)],
      [
        "/v1/\(key)/list": PagingTests.page(1...2, #","next":"\#(url)?p=2""#),
        "/v1/\(key)/list?p=2": PagingTests.page(3...3),
      ])
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r1", "r2", "r3"])
    #expect(outcome.failure == nil)
    #expect(!outcome.texts.contains { $0.contains(key) })
  }
}
