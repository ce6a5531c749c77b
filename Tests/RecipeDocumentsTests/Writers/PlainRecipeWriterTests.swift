import JSONSyntax
import RecipeCore
import RecipeDocuments
import Testing

@Suite("Library files")
struct PlainRecipeWriterTests {
  @Test("a file has every field of the contract under its name, in its order")
  func everyField() throws {
    let four = try #require(ExactNumber("4.80"))
    let recipe = Recipe(
      title: "t", publisher: "p", publisherURL: "pu", sourceURL: "su", f2fURL: "fu", imageURL: "iu",
      socialRank: ExactNumber("99.99999999999974"), ingredients: ["i"],
      ingredientGroups: [RecipeGroup(name: "g", start: 0)], directions: ["d:", "e"],
      directionGroups: [RecipeGroup(name: "d", start: 0)], description: "de", tags: ["ta"],
      notes: ["n"], tools: ["to"], nutrition: [NutritionFact(name: "fat", text: "1 g")],
      yield: "y", prepMinutes: 1, cookMinutes: 2, waitMinutes: 3, totalMinutes: 6,
      rating: Rating(value: four, best: four, count: 7), author: "a",
      language: "l", published: "pub", extras: [ExtraField(name: "x", json: "null")])
    let root = try JSONDocument(parsing: PlainRecipeWriter().document(of: recipe)).root
    let known = RecipeField.allCases.map(\.rawValue).filter { $0 != "extras" }
    #expect(root.members.map(\.name) == known + ["x"])
    #expect(root["social_rank"]?.numberText == "99.99999999999974")
    #expect(root["rating"]?["value"]?.numberText == "4.80")
    #expect(root["ingredient_groups"]?.elements.first?["start"]?.integer == 0)
  }

  @Test(
    "a field called extras is one like any other, unless that name is needed",
    arguments: [
      (["extras"], ["title", "extras"], ["a"]),
      (["extras", "title"], ["title", "extras"], ["title", "extras"]),
      (["x", "title", "title"], ["title", "x", "extras"], ["title", "title"]),
    ])
  func clashes(_ names: [String], _ members: [String], _ inside: [String]) throws {
    let extras = names.map { ExtraField(name: $0, json: #"{"a": 1}"#) }
    let bytes = PlainRecipeWriter().document(of: Recipe(title: "t", extras: extras))
    let root = try JSONDocument(parsing: bytes).root
    #expect(root.members.map(\.name) == members)
    #expect(root["extras"]?.members.map(\.name) == inside)
  }

  @Test("absent fields are left out")
  func absent() throws {
    let root = try JSONDocument(parsing: PlainRecipeWriter().document(of: Recipe(title: "t"))).root
    #expect(root.members.map(\.name) == ["title"])
  }

  @Test("the JSON reader reads a file back to the same recipe")
  func readsBack() throws {
    let recipe = Recipe(
      title: "Leek \"soup\" 麻", publisher: "The Green Stove", publisherURL: "https://g.example",
      sourceURL: "https://g.example/leek", f2fURL: "https://f2f.example/1",
      imageURL: "https://g.example/leek.jpg", socialRank: ExactNumber("99.99999999999974"),
      ingredients: ["2 leeks", "1 l stock", "50 ml cream"],
      ingredientGroups: [RecipeGroup(name: "To finish", start: 2)],
      directions: ["Wash the leeks.", "Cook and blend."], description: "A soup.",
      tags: ["soup", "winter"], yield: "4 servings", prepMinutes: 10, cookMinutes: 20,
      totalMinutes: 30, rating: try rating(), author: "Ann", language: "en",
      published: "2019-03-01",
      extras: [
        ExtraField(name: "mood", json: "[1,2]"), ExtraField(name: "id", json: "\"35382\""),
      ])
    let bytes = PlainRecipeWriter().document(of: recipe)
    let outcome = JSONRecipeReader().read(bytes, path: "/leek.json", fields: .all)
    #expect(outcome.entries.map(\.recipe) == [recipe])
    #expect(outcome.diagnostics.isEmpty)
  }

  private func rating() throws -> Rating {
    let (value, best) = (try #require(ExactNumber("4.8")), try #require(ExactNumber("5")))
    return Rating(value: value, best: best, count: 120)
  }
}
