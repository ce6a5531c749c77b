import RecipeCore
import TestSupport
import Testing

@testable import Ingredients

@Suite("Yields")
struct RecipeYieldTests {
  @Test(
    "a yield keeps its text, number and unit",
    arguments: [
      ("4 servings", "4", "servings", true),
      ("4", "4", nil, true),
      ("4-6", "4...6", nil, true),
      ("2 loaves", "2", "loaves", false),
      ("serves 4", "4", nil, true),
      ("Serves: 4 to 6", "4...6", nil, true),
      ("Makes 24 cookies", "24", "cookies", false),
      ("Makes about 2 dozen cookies", "~24", "cookies", false),
      ("2 dozen", "24", nil, true),
      ("about 20 rolls", "~20", "rolls", false),
      ("1 (9-inch) pie", "1", "pie", false),
      ("1 9-inch pie", "1", "9-inch pie", false),
      ("12 servings (1 cup each)", "12", "servings", true),
      ("1 loaf, 12 slices", "1", "loaf", false),
      ("Two loaves", "2", "loaves", false),
      ("1½ litres", "3/2", "litres", false),
      ("4人份", "4", "人份", true),
      ("für 4 Personen", "4", "Personen", true),
      ("pour 6 personnes", "6", "personnes", true),
      ("4 порции", "4", "порции", true),
      ("9-inch pie", nil, nil, false),
      ("enough for a crowd", nil, nil, false),
      ("", nil, nil, false),
      ("0 servings", nil, "servings", false),
    ] as [(String, String?, String?, Bool)])
  func parts(text: String, number: String?, unit: String?, isServings: Bool) {
    let yield = RecipeYield(text)
    #expect(yield.text == text)
    #expect(yield.quantity?.summary == number)
    #expect(yield.unit == unit)
    #expect(yield.isServings == isServings)
  }

  @Test("random yields never trap", arguments: 0..<4)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = "Makes \(generator.text(length: 6)) 12-\(generator.text(length: 9))"
      #expect(RecipeYield(text).text == text)
    }
  }
}
