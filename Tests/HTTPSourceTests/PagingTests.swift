import RecipeCore
import TestSupport
import Testing

/// The pages of lists, however a server counts them.
struct PagingTests {
  /// A page with recipes of some ids, and other members.
  static func page(_ ids: ClosedRange<Int>, _ members: String = "") -> String {
    let recipes = ids.map { #"{"id":"r\#($0)","title":"Dish \#($0)","ingredients":["1 egg"]}"# }
    return #"{"items":[\#(recipes.joined(separator: ","))]\#(members)}"#
  }

  /// The address of the list.
  static let url = SourceFixture.base + "/list"

  /// A way of counting pages: the options, and the answers in the order in which they are asked for.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let options: [String: SourceOptionValues.Content]
    let answers: KeyValuePairs<String, String>
    var count = 5
  }

  private static let ways = [
    Way(
      testDescription: "numbers", options: ["url": .text(url + "?p={page}")],
      answers: ["/list?p=1": page(1...2), "/list?p=2": page(3...4), "/list?p=3": page(5...5)]),
    Way(
      testDescription: "numbers from 0, with a total",
      options: ["url": .text(url + "?p={page}"), "first_page": .integer(0)],
      answers: [
        "/list?p=0": page(1...3, #","total":"5""#), "/list?p=1": page(4...5, #","total":5"#),
      ]),
    Way(
      testDescription: "offsets, of which the server gives fewer than it was asked for",
      options: ["url": .text(url + "?o={offset}&n={limit}"), "page_size": .integer(50)],
      answers: [
        "/list?o=0&n=50": page(1...2), "/list?o=2&n=50": page(3...4), "/list?o=4&n=50": page(5...5),
      ]),
    Way(
      testDescription: "cursors",
      options: ["url": .text(url + "?after={cursor}"), "next": .text("meta.after")],
      answers: [
        "/list?after=": page(1...3, #","meta":{"after":"x y"}"#),
        "/list?after=x%20y": page(4...5, #","meta":{"after":null}"#),
      ]),
    Way(
      testDescription: "links, absolute and relative",
      options: ["url": .text(url), "next": .text("links.next")],
      answers: [
        "/list": page(1...2, #","links":{"next":"\#(url)?p=2"}"#),
        "/list?p=2": page(3...4, #","links":{"next":"?p=3#top"}"#),
        "/list?p=3": page(5...5, #","links":{"next":"/list?p=3"}"#),
      ]),
    Way(
      testDescription: "a link that is the member next", options: ["url": .text(url)],
      answers: [
        "/list": page(1...4, #","next":"list?p=2""#), "/list?p=2": page(5...5, #","next":"""#),
      ]),
    Way(
      testDescription: "a server that repeats its only page",
      options: ["url": .text(url + "?p={page}")],
      answers: ["/list?p=1": page(1...5), "/list?p=2": page(1...5)]),
  ]

  @Test("every page is asked for once, and no further one", arguments: ways)
  func pages(way: Way) async throws {
    let answers = Dictionary(uniqueKeysWithValues: way.answers.map { ($0.key, $0.value) })
    for records in [nil, "items"] {
      var options = way.options
      if let records { options["records"] = .text(records) }
      let fixture = SourceFixture(options, answers)
      let outcome = try await fixture.gather()
      #expect(outcome.failure == nil)
      #expect(outcome.ids == (1...way.count).map { "r\($0)" })
      #expect(fixture.targets == way.answers.map(\.key))
    }
  }

  @Test("a list that goes on beyond max_pages is partial, and says what to raise")
  func limit() async throws {
    let fixture = SourceFixture(
      ["url": .text(Self.url + "?p={page}"), "max_pages": .integer(2)]
    ) { target in
      let number = Int(target.dropFirst("/list?p=".count)) ?? 0
      return HTTPResponse(status: 200, body: Array(Self.page(number...number).utf8))
    }
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r1", "r2"])
    #expect(outcome.failure?.status == .partial)
    #expect(outcome.failure?.help == "raise max_pages")
  }

  @Test(
    "the link of a header is followed where the answer has none (RFC 8288)",
    arguments: [
      #"<http://api.example/list?p=2>; rel="next""#, "</list?p=2>;rel=next",
      #"</list?p=9>; rel="prev first", </list?p=2>; title="a, b"; rel="last NEXT""#,
    ])
  func linkHeader(text: String) async throws {
    let fixture = SourceFixture(["url": .text(Self.url)]) { target in
      let body = Self.page(target == "/list" ? 1...2 : 3...3)
      let headers = target == "/list" ? [HTTPHeader("link", text)] : []
      return HTTPResponse(status: 200, headers: headers, body: Array(body.utf8))
    }
    #expect(try await fixture.gather().ids == ["r1", "r2", "r3"])
    #expect(fixture.targets == ["/list", "/list?p=2"])
  }

  @Test("several link headers are one list")
  func linkHeaders() async throws {
    let fixture = SourceFixture(["url": .text(Self.url)]) { target in
      let body = Self.page(target == "/list" ? 1...2 : 3...3)
      let links = ["</list?p=9>; rel=first", "</list?p=2>; rel=next"]
      let headers = target == "/list" ? links.map { HTTPHeader("Link", $0) } : []
      return HTTPResponse(status: 200, headers: headers, body: Array(body.utf8))
    }
    #expect(try await fixture.gather().ids == ["r1", "r2", "r3"])
  }

  @Test("a list without a way to its other pages is partial if the server says that there are more")
  func total() async throws {
    let fixture = SourceFixture(
      ["url": .text(Self.url)], ["/list": Self.page(1...3, #","total":50"#)])
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r1", "r2", "r3"])
    #expect(outcome.failure?.status == .partial)
    #expect(outcome.failure?.message == "api.example has 47 more recipes than it gave")
    #expect(outcome.failure?.help?.contains("{page}") == true)
  }

  /// An answer that says that it is not the first page.
  private static let laterPages = [
    #","first":false"#, #","page":{"first":false,"number":1}"#, #","previous":"/list?p=0""#,
    #","hasPreviousPage":true"#, #","from":3"#, #","meta":{"skip":2}"#, #","total":4"#,
  ]

  @Test("a list that is counted from 0 but read from 1 is partial", arguments: laterPages)
  func lostFirstPage(members: String) async throws {
    let answers = ["/list?p=1": Self.page(3...4, members)]
    let fixture = SourceFixture(["url": .text(Self.url + "?p={page}")], answers)
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r3", "r4"])
    #expect(outcome.failure?.status == .partial)
    #expect(outcome.failure?.help?.contains("first_page = 0") == true)
    #expect(fixture.targets == ["/list?p=1", "/list?p=2"])
  }

  @Test(
    "an answer that says that it is the last page is the last, and a full one that says nothing is not",
    arguments: [(#","last":true"#, 1), (#","hasNext":false"#, 1), (#","total":2"#, 1), ("", 2)])
  func lastPage(members: String, requests: Int) async throws {
    let answers = ["/list?p=1": Self.page(1...2, members)]
    let fixture = SourceFixture(
      ["url": .text(Self.url + "?p={page}"), "max_pages": .integer(1)], answers)
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r1", "r2"])
    #expect((outcome.failure == nil) == (requests == 1))
  }

  @Test("a list with a total that repeats itself is partial")
  func repeatedPage() async throws {
    let page = Self.page(1...3, #","total":7"#)
    let fixture = SourceFixture(
      ["url": .text(Self.url + "?p={page}")], ["/list?p=1": page, "/list?p=2": page])
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == .partial)
    #expect(outcome.failure?.message.contains("4 more recipes, but repeats itself") == true)
  }

  @Test(
    "an option that leads to nothing says what is there",
    arguments: [
      ("total", "count", "leads to nothing"),
      ("total", "items", "leads to a list, not to a number"),
      ("next", "links.more", "leads to nothing"), ("next", "items", "leads to a list"),
    ])
  func misplaced(option: String, path: String, words: String) async throws {
    let fixture = SourceFixture(
      ["url": .text(Self.url), option: .text(path)], ["/list": Self.page(1...2)])
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    let diagnostic = try #require(outcome.diagnostics.first)
    #expect(diagnostic.severity == .loss)
    #expect(diagnostic.message.hasPrefix("\(option) = \"\(path)\" \(words)"))
    #expect(diagnostic.help == "the answer has the keys 'items'")
  }

  @Test(
    "a link that is null, or missed on the only page of a total, is no fault",
    arguments: [#","next":null"#, #","total":2"#, #","next":"""#])
  func noFurtherPage(members: String) async throws {
    let fixture = SourceFixture(
      ["url": .text(Self.url), "next": .text("next")], ["/list": Self.page(1...2, members)])
    #expect(try await fixture.gather().diagnostics.isEmpty)
  }

  @Test("an item path that leads to nothing fails the source, and names the keys")
  func misplacedItem() async throws {
    let fixture = SourceFixture(
      [
        "url": .text(Self.url), "item_url": .text(SourceFixture.base + "/dish/{id}"),
        "item": .text("meal"), "details": .text("all"),
      ],
      [
        "/list": #"{"items":[{"id":"r1","title":"Stew"},{"id":"r2","title":"Tart"}]}"#,
        "/dish/r1": #"{"dish":{"id":"r1","title":"Stew","ingredients":["1 egg"]}}"#,
        "/dish/r2": #"{"dish":{"id":"r2","title":"Tart","ingredients":["1 egg"]}}"#,
      ])
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["r1", "r2"])
    #expect(outcome.failure?.status == .invalid)
    #expect(outcome.failure?.message.hasPrefix(#"item = "meal" leads to nothing"#) == true)
    #expect(outcome.failure?.help == "the answer has the keys 'dish'")
  }

  @Test("recipes that share an id on a page are all kept, and one that is repeated is one")
  func sharedIDs() async throws {
    let body =
      #"{"items":[{"id":"1","title":"Stew"},{"id":"1","title":"Tart"},{"id":"1","title":"Stew"}]}"#
    let options = ["url": SourceOptionValues.Content.text(Self.url), "records": .text("items")]
    let outcome = try await SourceFixture(options, ["/list": body]).gather()
    #expect(outcome.ids == ["1", "1#2"])
    #expect(
      outcome.diagnostics.map(\.message) == [
        "recipes with the id of another one: 1, named by their numbers (1#2)"
      ])
  }

  @Test(
    "a header without a next link ends the list",
    arguments: [
      "", "<", "<x", "</list?p=2>", "</l>; rel=x", #"</list?p=2>; rel=next; anchor="/other""#,
    ])
  func noLink(text: String) async throws {
    let fixture = SourceFixture(["url": .text(Self.url)]) { _ in
      HTTPResponse(
        status: 200, headers: [HTTPHeader("Link", text)], body: Array(Self.page(1...2).utf8))
    }
    #expect(try await fixture.gather().failure == nil)
    #expect(fixture.targets == ["/list"])
  }

  @Test("words go to search_url, or into {query}; without either the whole list is read")
  func search() async throws {
    let answers = [
      "/list": Self.page(1...2), "/find?q=egg%20%26%20leek": Self.page(2...2),
      "/list?q=": Self.page(1...2), "/list?q=egg%20%26%20leek": Self.page(1...1),
    ]
    let request = SourceRequest(subject: .matches(of: ["egg & leek"]))
    let ways: [([String: SourceOptionValues.Content], [String])] = [
      (
        ["url": .text(Self.url), "search_url": .text(SourceFixture.base + "/find?q={query}")],
        ["r2"]
      ), (["url": .text(Self.url + "?q={query}")], ["r1"]),
      (["url": .text(Self.url)], ["r1", "r2"]),
    ]
    for (options, ids) in ways {
      #expect(try await SourceFixture(options, answers).gather(request).ids == ids)
      #expect(try await SourceFixture(options, answers).gather().ids == ["r1", "r2"])
    }
  }
}
