import RecipeCore
import TestSupport
import Testing

/// Lists in the shapes of common conventions, which need no setting but the address.
@Suite("Lists in common shapes")
struct ListShapeTests {
  /// A convention, and its answer with some dishes.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The text of an answer with the dishes of some numbers, and the address of the next page.
    let text: @Sendable (_ dishes: [String], _ next: String?) -> String
  }

  private static func list(_ dishes: [String]) -> String { "[\(dishes.joined(separator: ","))]" }

  private static func value(_ next: String?) -> String { next.map { "\"\($0)\"" } ?? "null" }

  private static let shapes = [
    Shape(testDescription: "HAL") { dishes, next in
      let link = next.map { #","next":{"href":"\#($0)"}"# } ?? ""
      return #"{"_embedded":{"dishes":\#(list(dishes))},"_links":{"self":{"href":"/x"}\#(link)}}"#
    },
    Shape(testDescription: "JSON:API") { dishes, next in
      let data = dishes.enumerated().map { #"{"type":"dish","attributes":\#($0.element)}"# }
      return #"{"data":\#(list(data)),"links":{"next":\#(value(next))},"meta":{"total":4}}"#
    },
    Shape(testDescription: "OData") { dishes, next in
      #"{"d":{"results":\#(list(dishes)),"__next":\#(value(next))}}"#
    },
    Shape(testDescription: "pages") { dishes, next in
      #"{"items":\#(list(dishes)),"pagination":{"next_page_url":\#(value(next)),"total":4}}"#
    },
  ]

  private static func dish(_ number: Int) -> String {
    #"{"id":"\#(number)","title":"Dish \#(number)","ingredients":["\#(number) eggs"]}"#
  }

  @Test("links to the next page are followed to the end", arguments: shapes)
  func links(shape: Shape) async throws {
    let fixture = SourceFixture(
      ["url": .text(SourceFixture.base + "/list")],
      [
        "/list": shape.text([1, 2].map(Self.dish), "/list?p=2"),
        "/list?p=2": shape.text([3, 4].map(Self.dish), nil),
      ])
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["1", "2", "3", "4"])
    #expect(outcome.failure == nil)
    #expect(fixture.targets == ["/list", "/list?p=2"])
  }

  @Test("an empty page after the last is the end", arguments: shapes)
  func emptyPage(shape: Shape) async throws {
    let fixture = SourceFixture(
      ["url": .text(SourceFixture.base + "/list?p={page}")],
      [
        "/list?p=1": shape.text([1, 2].map(Self.dish), nil),
        "/list?p=2": shape.text([3, 4].map(Self.dish), nil), "/list?p=3": shape.text([], nil),
      ])
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["1", "2", "3", "4"])
    #expect(outcome.failure == nil)
  }

  @Test("recipes by keys end with an empty object")
  func keyed() async throws {
    let fixture = SourceFixture(
      ["url": .text(SourceFixture.base + "/list?p={page}")],
      ["/list?p=1": #"{"a":\#(Self.dish(1)),"b":\#(Self.dish(2))}"#, "/list?p=2": "{}"])
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["1", "2"])
    #expect(outcome.failure == nil)
  }

  @Test("a list that ends before its own total is partial, wherever the total is")
  func total() async throws {
    let fixture = SourceFixture(
      ["url": .text(SourceFixture.base + "/list")],
      ["/list": #"{"recipes":[\#(Self.dish(1))],"meta":{"pagination":{"total":9}}}"#])
    #expect(try await fixture.gather().failure?.message.contains("8 more recipes") == true)
  }

  @Test("a record in an object with an id has that id")
  func wrapped() async throws {
    let fixture = SourceFixture(
      ["url": .text(SourceFixture.base + "/list")],
      [
        "/list": #"""
        {"id":"request-1","data":[{"id":"7","type":"dish","attributes":{"title":"Stew",
         "ingredients":["1 egg"]}},{"id":"8","attributes":{"title":"Pie","ingredients":["1 plum"]},
         "other":{"title":"Tart","ingredients":["1 pear"]}}]}
        """#
      ])
    #expect(try await fixture.gather().ids == ["7", "8", "Tart"])
  }

  @Test("two lists of titles are not guessed between")
  func twoLists() async throws {
    let lists = #"{"items":[{"slug":"a","name":"A"}],"categories":[{"id":1,"name":"Soup"}]}"#
    let fixture = SourceFixture(
      [
        "url": .text(SourceFixture.base + "/list"),
        "item_url": .text(SourceFixture.base + "/one/{id}"),
      ], ["/list": lists])
    let failure = try await fixture.gather().failure
    #expect(failure?.message.contains("lists at 'items' (1), 'categories' (1)") == true)
  }
}
