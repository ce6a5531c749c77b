import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Times of objects in many languages")
struct ObjectTimeTests {
  private func recipe(_ members: String) throws -> Recipe {
    let text = """
      ---
      title: Soup
      \(members)
      ingredients: [500 g leeks, 1 l milk]
      steps: [Boil., Serve.]
      ---
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("the time of all of the work is that of preparation beside one of the oven")
  func workTimes() throws {
    let dutch = try recipe("bereidingstijd: 45 minuten\noventijd: 1 uur")
    #expect(dutch.prepMinutes == 45)
    #expect(dutch.cookMinutes == 60)
    let both = try recipe("voorbereidingstijd: 10 minuten\nbereidingstijd: 45 minuten")
    #expect(both.prepMinutes == 10)
    #expect(both.cookMinutes == 45)
    let danish = try recipe("tilberedningstid: 20 min\novntid: 2 timer")
    #expect(danish.prepMinutes == 20)
    #expect(danish.cookMinutes == 120)
  }

  @Test(
    "waiting is known in other languages",
    arguments: ["kelesztés: 90 perc", "pihentetés: 90 perc", "levat: 90 min", "hvile: 90 min"])
  func waiting(line: String) throws {
    #expect(try recipe(line).waitMinutes == 90)
  }

  @Test("the unit may be the first word of a key")
  func unitFirst() throws {
    let recipe = try recipe("minutesPrep: 5\nminutesCook: 10\nminutesRest: 180")
    #expect(recipe.prepMinutes == 5)
    #expect(recipe.cookMinutes == 10)
    #expect(recipe.waitMinutes == 180)
  }

  @Test("a group of times whose names are unknown has at least a total")
  func unknownNames() throws {
    let recipe = try recipe("tider: {skära: 10 min, sjuda: 20 min}")
    #expect(recipe.totalMinutes == 30)
    #expect(recipe.extras.isEmpty)
  }

  @Test("a time with its unit in the key and in the text is no extra field")
  func unitTwice() throws {
    let recipe = try recipe("total_minutes: 15분")
    #expect(recipe.totalMinutes == 15)
    #expect(recipe.extras.isEmpty)
  }

  @Test("two numbers that nobody named are no time")
  func unnamedNumbers() throws {
    let recipe = try recipe("duration: {a: 10, b: 30}")
    #expect(recipe.totalMinutes == nil)
    #expect(recipe.extras.map(\.name) == ["duration"])
  }
}
