import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Facts that say more than their field holds")
struct WordyFactTests {
  private func recipe(_ head: String, path: String = "a.md") throws -> Recipe {
    let text = """
      # Bean stew

      \(head)

      ## Ingredients

      - 300 g beans
      - 1 l stock

      ## Method

      1. Soak the beans.
      2. Boil them in the stock.
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("a time in words without a duration is a note")
  func words() throws {
    let recipe = try recipe("- Prep time: 12 mins\n- Cook time: until the spoon stands")
    #expect(recipe.prepMinutes == 12)
    #expect(recipe.cookMinutes == nil)
    #expect(recipe.notes == ["Cook time: until the spoon stands"])
  }

  @Test("a time in a sentence is a time, and the sentence a note")
  func sentence() throws {
    let line = "Total time: 20 minutes of work, but the pot has to stand in a cool place overnight"
    let recipe = try recipe(line)
    #expect(recipe.notes == [line])
    #expect(try self.recipe("Total time: about 1 h 30 min").notes.isEmpty)
    let text = "20 minutes to make, but has to stand in a cool place for at least 2 days"
    let section = try self.recipe("## Info\n\n- \(text)")
    #expect(section.notes == [text])
  }

  @Test("a time, or a yield, that nobody filled in is no note")
  func emptyLabels() throws {
    let text = """
      {"title": "Stew", "ingredients": ["300 g beans"], "steps": ["Boil."],
       "notes": ["🍽️ Servings:", "Tip: soak the beans."]}
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.first?.recipe.notes == ["Tip: soak the beans."])
  }

  @Test("a date after its label is the date")
  func date() throws {
    let recipe = try recipe("Tags: stew\nServes: 4\nDate: 2021-11-30T08:00:00Z")
    #expect(recipe.published == "2021-11-30T08:00:00Z")
    #expect(recipe.description == nil)
    #expect(try self.recipe("Date: some day in May").published == nil)
  }

  @Test("what a recipe was adapted from is a note, and no publisher")
  func adaptation() throws {
    let recipe = try recipe("Source: Adapted from Uncle Bo's Green Binder")
    #expect(recipe.publisher == nil)
    #expect(recipe.notes == ["Adapted from Uncle Bo's Green Binder"])
    let book = try self.recipe("Source: Uncle Bo's Green Binder")
    #expect(book.publisher == "Uncle Bo's Green Binder")
  }

  @Test("the number of people in a clause of the line below the title is the yield")
  func clause() throws {
    let recipe = try recipe("*From uncle Bo, for 6 people, best on the next day!*")
    #expect(recipe.yield == "6 people")
    #expect(recipe.description?.contains("uncle Bo") == true)
  }

  @Test("a second yield of Cooklang is a note")
  func yields() throws {
    let text = "---\nservings: 2\nyield: 300%ml\n---\n\nBoil @milk{3%dl}.\n"
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.cook", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.yield == "2")
    #expect(recipe.notes == ["Yield: 300 ml"])
  }
}
