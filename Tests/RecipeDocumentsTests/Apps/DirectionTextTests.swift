import Testing

@testable import RecipeDocuments

@Suite("Texts of directions")
struct DirectionTextTests {
  @Test(
    "a text of one field is cut into steps",
    arguments: [
      ("Mix.\nFry.", ["Mix.", "Fry."]),
      ("Mix\nwell.\n\nFry.", ["Mix\nwell.", "Fry."]),
      ("1. Mix.\n2) Fry.\n\nServe.", ["Mix.", "Fry.", "Serve."]),
      ("- Mix.\r\n\r\n• Fry.", ["Mix.", "Fry."]),
      ("10 minutes later: 2.5 cups", ["10 minutes later: 2.5 cups"]),
      ("350. degrees", ["350. degrees"]),
      ("1.", ["1."]), ("-", ["-"]), ("\n \n", []), ("", []),
    ] as [(String, [String])])
  func steps(text: String, steps: [String]) {
    #expect(DirectionText.steps(in: text) == steps)
  }
}
