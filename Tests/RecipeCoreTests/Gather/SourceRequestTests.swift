import Testing

@testable import RecipeCore

@Suite("Requests of sources")
struct SourceRequestTests {
  @Test(
    "a name that begins with a source is of that source alone",
    arguments: [
      ("api:17", "api", SourceRequest.Subject.recipe(named: "api:17")),
      ("api:17", "notes", .recipeOfAnotherSource), ("17", "notes", .recipe(named: "17")),
      ("Soup: the best", "notes", .recipe(named: "Soup: the best")),
    ])
  func subjects(name: String, source: String, expected: SourceRequest.Subject) {
    let request = SourceRequest(subject: .recipe(named: name), parallelism: 3)
    let addressed = request.addressed(to: source, among: ["api", "notes"])
    #expect(addressed.subject == expected)
    #expect(addressed.parallelism == 3)
  }

  @Test("what matters of a list is the same for all sources")
  func list() {
    let request = SourceRequest(subject: .matches(of: ["api:17"]))
    #expect(request.addressed(to: "notes", among: ["api", "notes"]) == request)
  }
}
