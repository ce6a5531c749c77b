import RecipeDocuments
import Testing

@Suite("RecipeMD documents")
struct RecipeMDDocumentTests {
  @Test("a list inside an item belongs to the ingredient's name")
  func nestedList() throws {
    let text =
      "# Tea\n\n---\n\n- *1 cup* tea\n  - hot\n\n1. milk\n\n## Sweet\n\n- *2* [sugar](/s)\n"
    let recipe = try RecipeMDDocument(parsing: Array(text.utf8))
    #expect(recipe.ingredients.map(\.name) == ["tea\n  - hot", "milk"])
    #expect(recipe.ingredients.map(\.amount?.text) == ["1 cup", nil])
    #expect(recipe.groups.map(\.title) == ["Sweet"])
    #expect(recipe.groups.first?.ingredients.map(\.name) == ["sugar"])
    #expect(recipe.groups.first?.ingredients.map(\.link) == ["/s"])
  }

  @Test(
    "what breaks a rule is no RecipeMD",
    arguments: [
      ("## Tea\n\n---\n\n- tea", "expected a heading of level 1 first"),
      ("# Tea\n\n*a*\n\n*b*\n\n---\n\n- tea", "there are tags already"),
      ("# Tea\n\n**a lot**\n\n---\n\n- tea", "a yield must begin with a number"),
      ("# Tea\n\n---\n\n- *some* tea", "an amount must begin with a number"),
      ("# Tea\n\n---\n\n- *1 cup*\n", "an ingredient needs a name"),
    ])
  func rules(text: String, message: String) {
    let error = #expect(throws: RecipeMDError.self) {
      try RecipeMDDocument(parsing: Array(text.utf8))
    }
    #expect(error?.message == message)
  }
}
