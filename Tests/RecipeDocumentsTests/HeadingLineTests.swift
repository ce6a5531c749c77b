import Testing

@testable import RecipeDocuments

@Suite("Names of groups between marks")
struct HeadingLineTests {
  static let samples = [
    "--- Sauce ---", "-- Sauce --", "— Sauce —", "– Sauce –", "== Sauce ==", "~~ Sauce ~~",
    "*** Sauce ***",
    "__ Sauce __", "## Sauce",
  ].map { line in
    ReadSample(
      testDescription: line,
      text: """
        {"title": "Satay", "ingredients": ["350 g beef", "2 chillies", "\(line)", "3 tbsp paste", "100 ml milk"],
         "steps": ["Fry the beef.", "Stir the sauce."]}
        """, lines: ["350 g beef", "2 chillies", "# Sauce", "3 tbsp paste", "100 ml milk"])
  }

  @Test("a line between marks names a group", arguments: samples)
  func names(_ sample: ReadSample) throws { try sample.check() }

  @Test("an item after a dash is an ingredient")
  func items() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"title": "Satay", "ingredients": ["- beef", "-- leeks", "– salt", "- 3 tbsp paste"], "steps": ["Fry the beef.", "Stir."]}
        """, lines: ["- beef", "-- leeks", "– salt", "- 3 tbsp paste"]
    ).check()
  }
}
