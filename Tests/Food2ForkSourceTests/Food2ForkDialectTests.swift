import RecipeCore
import TestSupport
import Testing

@Suite("Dialects of the food2fork family")
struct Food2ForkDialectTests {
  private static let originalRow =
    #"{"recipe_id": "47e12", "title": "Soup", "ingredients": ["leek"]}"#
  private static let caRow = #"{"pk": 9, "title": "Soup", "ingredients": ["leek"]}"#
  private static let v2Row = #"{"id": "5ed6", "title": "Soup", "publisher": "A", "image_url": "b"}"#
  private static let v2Recipe = #"""
    {"status": "success", "data": {"recipe": {"id": "5ed6", "title": "Soup", "servings": 4,
      "cooking_time": 45, "ingredients": [{"quantity": 0.5, "unit": "cup", "description": "leek"}]}}}
    """#

  /// Answers in one dialect and says 404 to all else.
  @Sendable private static func answer(_ target: String) -> HTTPResponse {
    let path = target.prefix { $0 != "?" }
    return switch path {
    case "/ca/search/": HTTPResponse(#"{"count": 118, "next": null, "results": [\#(caRow)]}"#)
    case "/ca/get/": HTTPResponse(caRow)
    case "/v1/search": HTTPResponse(#"{"count": 1, "recipes": [\#(originalRow)]}"#)
    case "/v1/get": HTTPResponse(#"{"recipe": \#(originalRow)}"#)
    case "/v2/recipes":
      HTTPResponse(
        #"{"status": "success", "results": 1, "data": {"recipes": [\#(v2Row)]}}"#)
    case "/v2/recipes/5ed6": HTTPResponse(v2Recipe)
    case let path where path.hasPrefix("/v2/recipes/"):
      HTTPResponse(400, #"{"status": "fail", "message": "Invalid _id: x."}"#)
    default: HTTPResponse(404, "<html>not here</html>")
    }
  }

  @Test(
    "the dialect is found from the answers, and a record fetched by its id",
    arguments: [
      ("/ca", "9", "/ca/get/?id=9"), ("/v1", "47e12", "/v1/get?rId=47e12"),
      ("/v2", "5ed6", "/v2/recipes/5ed6"), ("/v2/recipes", "5ed6", "/v2/recipes/5ed6"),
    ])
  func detected(path: String, id: String, target: String) async throws {
    var fixture = SourceFixture(answer: Self.answer)
    fixture.options["base_url"] = .text(SourceFixture.base + path + "/")
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    let record = try #require(outcome.records.first)
    #expect(record.reference.id == id)
    #expect(record.locator == .url(SourceFixture.base + target))
    #expect(record.recipe.ingredients.count == 1)
    let fetched = try #require(try await fixture.source().fetch(id))
    #expect(fetched.reference == record.reference && fetched.locator == record.locator)
    #expect(fetched.recipe.ingredients == record.recipe.ingredients)
    // Only the list has it.
    #expect(record.recipe.publisher == (path.hasPrefix("/v2") ? "A" : nil))
    #expect(try await fixture.source().fetch("none") == nil || path != "/v2")
  }

  @Test("a server that says in JSON that a path is not found is asked in the next dialect")
  func notFound() async throws {
    let fixture = SourceFixture { target in
      target.hasPrefix("/recipes?")
        ? HTTPResponse(
          #"{"status": "success", "data": {"recipes": [{"id": "5ed6", "title": "Soup"}]}}"#)
        : HTTPResponse(404, #"{"status": "fail", "message": "Not found: can't find it here"}"#)
    }
    let outcome = try await fixture.gather()
    #expect(outcome.ids == ["5ed6"])
    #expect(outcome.failure == nil)
  }

  @Test("a dialect that is configured is the only one tried")
  func configured() async throws {
    var fixture = SourceFixture(answer: Self.answer)
    fixture.options["base_url"] = .text(SourceFixture.base + "/ca")
    fixture.options["dialect"] = .text("food2fork")
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == .invalid)
    #expect(fixture.targets == ["/ca/search?page=1"])
  }

  @Test("pages of food2fork.ca follow `next`, even when they are short")
  func next() async throws {
    let fixture = SourceFixture { target in
      let page = target.contains("page=1") ? 1 : 2
      let next = page == 1 ? #""http://api.example/recipe/search/?page=2""# : "null"
      return HTTPResponse(
        #"{"count": 2, "next": \#(next), "results": [{"pk": \#(page), "title": "A", "ingredients": ["x"]}]}"#
      )
    }
    var ca = fixture
    ca.options["dialect"] = .text("food2fork.ca")
    #expect(try await ca.gather().ids == ["1", "2"])
  }

  @Test("the key goes where the dialect wants it")
  func key() async throws {
    for (dialect, isHeader) in [
      ("food2fork", false), ("forkify-v2", false), ("food2fork.ca", true),
    ] {
      var fixture = SourceFixture { _ in HTTPResponse("[]") }
      fixture.options["key"] = .text("kale 4711".filter { $0 != " " })
      fixture.options["dialect"] = .text(dialect)
      _ = try await fixture.gather()
      let request = try #require(fixture.http.requests.first)
      #expect(request.url.hasSuffix("key=kale4711") == !isHeader)
      #expect(request.headers.contains(HTTPHeader("Authorization", "Token kale4711")) == isHeader)
    }
  }
}
