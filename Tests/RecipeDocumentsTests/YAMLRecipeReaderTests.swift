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

  @Test(
    "a marker may stand before a comment or the document itself",
    arguments: ["--- # first\n", "---\t\n", "---\n# first\n"])
  func markers(marker: String) {
    let recipe = "title: Soup\ningredients: [1 leek]\n"
    let outcome = read(marker + recipe + marker + recipe + "... # the end\n")
    #expect(outcome.entries.map(\.recipe.title) == ["Soup", "Soup"], "\(outcome.diagnostics)")
    #expect(read("--- {title: Soup, ingredients: [1 leek]}\n").entries.count == 1)
  }

  @Test("what is odd is said of the document, not of a text that was made from it")
  func places() throws {
    let outcome = read(
      "---\nx: 1\n---\ntitle: Soup\nprep_time: 5\nsocial_rank: high\ningredients: [1 leek]\n")
    let diagnostic = try #require(outcome.diagnostics.first { $0.message.contains("social_rank") })
    #expect(diagnostic.location?.line == 4)
    #expect(diagnostic.location?.column == nil)
  }

  @Test("a file without recipes, or with an error, says so")
  func problems() {
    #expect(read("site: blog\nport: 80\n").diagnostics.map(\.severity) == [.note])
    let broken = read("title: Soup\n---\ntitle: [\n")
    #expect(broken.diagnostics.first?.severity == .error)
    #expect(broken.diagnostics.first?.message.hasPrefix("not valid YAML: ") == true)
  }
}
