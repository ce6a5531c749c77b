import RecipeCore
import RecipeSystem
import TestSupport
import Testing

/// Five families of public recipe APIs, as their documentation describes them, over a real server.
struct APISampleTests {
  @Test("the recipes of a public API are read without code", arguments: APISample.all)
  func reading(sample: APISample) async throws {
    let answers = sample.answers
    let key = sample.key ?? ""
    let server = try LoopbackServer { request in
      let isSigned =
        key.isEmpty || request.target.contains(key)
        || request.headers.contains { $0.hasSuffix(": \(key)") }
      guard isSigned else { return .answer("{}", status: "401 Unauthorized") }
      return answers[request.target].map { .answer($0) }
        ?? .answer("{}", status: "404 Not Found")
    }
    let outcome = try await fixture(sample, server).gather()
    #expect(outcome.failure == nil)
    // Not every sample has the details of all its recipes.
    #expect(outcome.diagnostics.allSatisfy { $0.message.contains("is not completed") })
    #expect(outcome.ids == sample.ids)
    #expect(server.requests.count == sample.requestCount)
    let recipe = try #require(outcome.records.first { $0.reference.id == sample.id }?.recipe)
    for field in RecipeField.allCases where sample.recipe.has(field) {
      #expect(recipe.text(of: field) == sample.recipe.text(of: field))
    }
    #expect(!outcome.texts.contains { !key.isEmpty && $0.contains(key) })
  }

  private func fixture(_ sample: APISample, _ server: LoopbackServer) -> SourceFixture {
    var options = sample.options
    for name in ["url", "search_url", "item_url"] {
      if case .text(let path)? = options[name] { options[name] = .text(server.url + path) }
    }
    if let key = sample.key { options["key"] = .text(key) }
    var fixture = SourceFixture(options, [:])
    fixture.transport = HelperHTTPTransport(
      helperPath: BuiltProducts.path(of: "recipes-http"), userAgent: "recipes/test",
      spawner: ProcessSpawner(variables: [:]))
    return fixture
  }
}

extension Recipe {
  /// The value of a field as text, for comparisons.
  fileprivate func text(of field: RecipeField) -> String {
    var text = FieldText()
    visit(field, &text)
    return text.text
  }
}

/// The value of the field visited last, as text.
private struct FieldText: RecipeVisitor {
  private(set) var text = ""

  mutating func visit(_: RecipeField, _ text: String?) { self.text = text ?? "" }
  mutating func visit(_: RecipeField, _ minutes: MinuteRange?) {
    text = minutes?.description ?? "-1"
  }
  mutating func visit(_: RecipeField, _ number: ExactNumber?) { text = number?.text ?? "" }
  mutating func visit(_: RecipeField, _ texts: [String]) { text = texts.joined(separator: "\n") }
  mutating func visit(_: RecipeField, _ groups: [RecipeGroup]) { text = "\(groups)" }
  mutating func visit(_: RecipeField, _ facts: [NutritionFact]) { text = "\(facts)" }
  mutating func visit(_: RecipeField, _ rating: Rating?) { text = "\(String(describing: rating))" }
  mutating func visit(_: RecipeField, _ extras: [ExtraField]) { text = "\(extras)" }
}
