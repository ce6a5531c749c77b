import RecipeCore
import RecipeDocuments
import Testing

@Suite("YAML files")
struct YAMLRecipeReaderTests {
  private func read(_ text: String, path: String = "a.yaml") -> DocumentOutcome {
    AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
  }

  @Test("a recipe is read as the same object in JSON is", arguments: ["a.yaml", "a.yml"])
  func one(path: String) throws {
    let outcome = read(
      """
      title: "Leek soup: the quick one"
      servings: 4
      prep_time: 10 min
      ingredients:
        - 2 leeks
        - {amount: 200, unit: ml, name: cream}
      steps:
        - Wash the leeks.
        - >
          Boil them until
          soft.
      tags: [soup, quick]
      """, path: path)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.dialect == "YAML")
    #expect(recipe.title == "Leek soup: the quick one")
    #expect(recipe.ingredients == ["2 leeks", "200 ml cream"])
    #expect(recipe.directions == ["Wash the leeks.", "Boil them until soft."])
    #expect(recipe.yield == "4")
    #expect(recipe.prepMinutes == 10)
    #expect(recipe.tags == ["soup", "quick"])
  }

  @Test("several documents, and lists, are several recipes with their lines")
  func several() {
    let recipe = "title: Soup\ningredients: [1 leek]\n"
    let documents = read("---\n\(recipe)---\n\(recipe)...\n")
    #expect(documents.entries.map(\.line) == [2, 5])
    let list = read(
      "- title: Soup\n  ingredients: [1 leek]\n- title: Tart\n  ingredients: [1 egg]\n")
    #expect(list.entries.map(\.recipe.title) == ["Soup", "Tart"])
  }

  @Test("a file without recipes, or with an error, says so")
  func problems() {
    #expect(read("site: blog\nport: 80\n").diagnostics.map(\.severity) == [.note])
    let broken = read("title: Soup\n---\ntitle: [\n")
    #expect(broken.diagnostics.first?.severity == .error)
    #expect(broken.diagnostics.first?.message.hasPrefix("not valid YAML: ") == true)
  }
}
