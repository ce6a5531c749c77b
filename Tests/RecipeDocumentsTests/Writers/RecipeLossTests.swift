import RecipeCore
import RecipeDocuments
import Testing

@Suite("Losses")
struct RecipeLossTests {
  @Test("nothing is lost of a recipe that comes back as it was")
  func nothing() {
    #expect(RecipeLoss(of: WriterSamples.full, readBackAs: WriterSamples.full).parts.isEmpty)
  }

  @Test("every field that has a value is lost when no recipe comes back")
  func everything() {
    let loss = RecipeLoss(of: WriterSamples.full, readBackAs: nil)
    #expect(loss.parts.map(\.field) == RecipeField.allCases)
    let less = Recipe(title: "x", tags: ["a"])
    #expect(RecipeField.allCases.filter { less.has($0) } == [.title, .tags])
    #expect(RecipeLoss(of: less, readBackAs: nil).parts.map(\.field) == [.title, .tags])
  }

  @Test("a field that was made up is told too")
  func added() {
    let copy = Recipe(title: "x", tags: ["a"], language: "en")
    #expect(
      RecipeLoss(of: Recipe(title: "x"), readBackAs: copy).parts.map(\.description) == [
        "tags (added)", "language (added)",
      ])
  }

  @Test("what is lost in part is told with what it is")
  func parts() {
    let recipe = Recipe(
      title: "x", ingredients: ["a", "b", "c"], tags: ["a", "b"],
      rating: WriterSamples.rating("4", of: "5", count: 3),
      extras: ["d", "c", "b", "a"].map { ExtraField(name: $0, json: "1") })
    let copy = Recipe(
      title: "x", ingredients: ["a", "c"], tags: ["b", "a"],
      rating: WriterSamples.rating("4", of: "5"))
    #expect(
      RecipeLoss(of: recipe, readBackAs: copy).parts.map(\.description) == [
        "ingredients (1 of 3)", "tags (in another order)", "rating (count)",
        "extras (a, b, c and 1 more)",
      ])
  }

  @Test("unknown fields have no order, and white space in them says nothing")
  func extras() {
    let recipe = Recipe(
      title: "x",
      extras: [ExtraField(name: "b", json: "[ 1 ]"), ExtraField(name: "a", json: "2")])
    let copy = Recipe(
      title: "x", extras: [ExtraField(name: "a", json: "2"), ExtraField(name: "b", json: "[1]")])
    #expect(RecipeLoss(of: recipe, readBackAs: copy).parts.isEmpty)
  }

  @Test("a report counts by field and has a line for each recipe that lost something")
  func report() {
    var report = LossReport(on: "recipemd")
    report.add(
      RecipeLoss(of: Recipe(title: "a"), readBackAs: Recipe(title: "a")), title: "a", id: "1")
    #expect(report.summary == "recipemd lost nothing of 1 recipe")
    let ranked = Recipe(title: "b", socialRank: ExactNumber("1"), language: "en")
    report.add(RecipeLoss(of: ranked, readBackAs: Recipe(title: "b")), title: "b", id: "2")
    #expect(
      report.summary
        == "recipemd lost or changed something of 1 of 2 recipes: social_rank 1, language 1")
    #expect(report.lines == ["loss: b (2): social_rank, language"])
  }
}
