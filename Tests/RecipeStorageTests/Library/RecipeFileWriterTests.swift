import JSONSyntax
import RecipeCore
import RecipeStorage
import Testing

@Suite("Library files")
struct RecipeFileWriterTests {
  @Test("a file has every field of the contract under its name, in its order")
  func everyField() throws {
    let four = try #require(ExactNumber("4.80"))
    let recipe = Recipe(
      title: "t", publisher: "p", publisherURL: "pu", sourceURL: "su", f2fURL: "fu", imageURL: "iu",
      socialRank: ExactNumber("99.99999999999974"), ingredients: ["i"],
      ingredientGroups: [IngredientGroup(name: "g", start: 0)], directions: ["d"],
      description: "de", tags: ["ta"], yield: "y", prepMinutes: 1, cookMinutes: 2,
      totalMinutes: 3, rating: Rating(value: four, best: four, count: 7), author: "a",
      language: "l", published: "pub", extras: [ExtraField(name: "x", json: "null")])
    let root = try JSONDocument(parsing: RecipeFileWriter.bytes(of: recipe)).root
    let known = RecipeField.allCases.map(\.rawValue).filter { $0 != "extras" }
    #expect(root.members.map(\.name) == known + ["x"])
    #expect(root["social_rank"]?.numberText == "99.99999999999974")
    #expect(root["rating"]?["value"]?.numberText == "4.80")
    #expect(root["ingredient_groups"]?.elements.first?["start"]?.integer == 0)
  }

  @Test("absent fields are left out")
  func absent() throws {
    let root = try JSONDocument(parsing: RecipeFileWriter.bytes(of: Recipe(title: "t"))).root
    #expect(root.members.map(\.name) == ["title"])
  }
}
