import JSONSyntax
import RecipeCore
import RecipeDocuments
import Testing

@Suite("JSON-LD export")
struct SchemaOrgWriterTests {
  @Test("a recipe becomes a node that any program reads")
  func whole() throws {
    let root = try node(of: WriterSamples.full)
    #expect(root["@context"]?.string == "https://schema.org")
    #expect(root["@type"]?.string == "Recipe")
    #expect(root["name"]?.string == "Leek \"soup\"")
    #expect(root["author"]?["name"]?.string == "Ann")
    #expect(root["publisher"]?["url"]?.string == "https://green.example")
    #expect(root["prepTime"]?.string == "PT10M")
    #expect(root["keywords"]?.string == "soup, winter")
    #expect(root["recipeIngredient"]?.strings == WriterSamples.full.ingredients)
    #expect(root["aggregateRating"]?["ratingCount"]?.integer == 120)
    #expect(root["recipes:social_rank"]?.numberText == "99.99999999999974")
    #expect(root["note"]?["a"]?.elements.count == 2)
  }

  @Test("minutes are ISO 8601 durations", arguments: [(5, "PT5M"), (60, "PT1H"), (95, "PT1H35M")])
  func durations(minutes: Int, text: String) throws {
    #expect(
      try node(of: Recipe(title: "x", cookMinutes: MinuteRange(minutes)))["cookTime"]?.string
        == text)
  }

  @Test("a line that names a part becomes a section with the steps below it")
  func sections() throws {
    let recipe = Recipe(
      title: "x", directions: ["Start.", "For the sauce:", "Stir.", "Last:"],
      directionGroups: [RecipeGroup(name: "For the sauce", start: 1)])
    let steps = Array(
      try #require(try node(of: recipe)["recipeInstructions"]).elements)
    #expect(steps.map { $0["@type"]?.string } == ["HowToStep", "HowToSection"])
    #expect(steps.last?["name"]?.string == "For the sauce")
    let inside = steps.last?["itemListElement"]?.elements.compactMap { $0["text"]?.string }
    #expect(inside == ["Stir.", "Last:"])
  }

  @Test("a tag with a comma stays one tag")
  func tags() throws {
    let keywords = try #require(try node(of: Recipe(title: "x", tags: ["a, b", "c"]))["keywords"])
    #expect(keywords.elements.first?["@type"]?.string == "DefinedTerm")
    #expect(Array(keywords.elements).last?.string == "c")
  }

  @Test("an unknown field with a name that means something stands apart")
  func clashes() throws {
    let extras = ["@id", "image", "video"].map { ExtraField(name: $0, json: "1") }
    let root = try node(of: Recipe(title: "x", extras: extras))
    #expect(root["@id"] == nil)
    #expect(root["video"]?.integer == 1)
    #expect(root["recipes:extras"]?.members.map(\.name) == ["@id", "image"])
  }

  @Test("several recipes are an array, none an empty one")
  func several() throws {
    let two = SchemaOrgWriter().text(of: Recipe(title: "a"), Recipe(title: "b"))
    let root = try JSONDocument(parsing: Array(two.utf8)).root
    #expect(root.elements.compactMap { $0["name"]?.string } == ["a", "b"])
    #expect(SchemaOrgWriter().text() == "[]\n")
  }

  private func node(of recipe: Recipe) throws -> JSONValue {
    try JSONDocument(parsing: SchemaOrgWriter().document(of: recipe)).root
  }
}

@Suite("Nextcloud export")
struct NextcloudWriterTests {
  @Test("a recipe has the normal form of Nextcloud Cookbook")
  func normalForm() throws {
    let root = try JSONDocument(parsing: NextcloudWriter().document(of: WriterSamples.full)).root
    #expect(root["@type"]?.string == "Recipe")
    #expect(root["prepTime"]?.string == "PT0H10M")
    #expect(root["keywords"]?.string == "soup,winter")
    #expect(root["recipeYield"]?.integer == 4)
    #expect(
      root["recipeIngredient"]?.strings == ["2 leeks", "1 l stock", "## To finish", "50 ml cream"])
    #expect(root["recipeInstructions"]?.strings == WriterSamples.full.directions)
    #expect(root.members.contains { $0.name.hasPrefix("recipes:") } == false)
  }

  @Test("each recipe has a folder of its own")
  func path() {
    #expect(NextcloudWriter().path(of: "leek-soup-1", ending: "json") == "leek-soup-1/recipe.json")
  }
}
