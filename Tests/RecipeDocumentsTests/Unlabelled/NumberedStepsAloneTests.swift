import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Texts of nothing but numbered lines")
struct NumberedStepsAloneTests {
  private func read(_ text: String) -> DocumentOutcome {
    AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all)
  }

  @Test(
    "a number without a text at the end is no trouble",
    arguments: [
      "1. Boil it.\n2.", "1. Preheat to 200 degrees.\n2. \n", "1.\n2.\n", "1. Bake.\n2.\n3. Eat.",
    ])
  func emptyItems(text: String) {
    #expect(read(text).entries.isEmpty)
  }

  @Test("an unfinished number below the steps leaves them a recipe")
  func unfinished() {
    let text =
      "1. Preheat the oven to 200 degrees.\n2. Halve the pears.\n3. Bake them.\n4. Serve.\n5."
    #expect(read(text).entries.count == 1)
  }

  @Test(
    "what heats anything but an oven, or is mostly other work, is no recipe",
    arguments: [
      "1. Set printer to 200 degrees.\n2. Heat the bed.\n3. Print.",
      "1. Preheat the oven to 180 °C.\n2. Read the mail.",
      "1. Preheat the oven to 180 °C.\n2. Read the mail.\n3. Call the office.",
    ])
  func otherWork(text: String) {
    #expect(read(text).entries.isEmpty)
  }
}
