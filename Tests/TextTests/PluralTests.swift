import Testing
import Text

@Suite("Stems of English plurals")
struct PluralTests {
  @Test(
    "A food and its plural have one stem",
    arguments: [("pea", "peas"), ("large egg", "Large Eggs"), ("cherry", "cherries")])
  func areOne(_ food: String, _ plural: String) {
    #expect(Plural.stems(of: food) == Plural.stems(of: plural))
  }

  @Test("Foods with a common beginning are two", arguments: [("pea", "pear"), ("rice", "ricotta")])
  func areTwo(_ food: String, _ other: String) {
    #expect(Plural.stems(of: food) != Plural.stems(of: other))
  }
}
