import Testing
import Text

@Suite("Stems of English plurals")
struct PluralTests {
  @Test(
    "A food and its plural have one stem",
    arguments: [
      ("pea", "peas"), ("large egg", "Large Eggs"), ("cherry", "cherries"), ("brownie", "brownies"),
      ("cookie", "cookies"), ("quiche", "quiches"), ("mousse", "mousses"), ("peach", "peaches"),
      ("bay leaf", "bay leaves"), ("meatloaf", "meatloaves"), ("knife", "knives"),
      ("olive", "olives"),
      ("pie", "pies"),
    ])
  func areOne(_ food: String, _ plural: String) {
    #expect(Plural.stems(of: food) == Plural.stems(of: plural))
  }

  @Test(
    "Foods with a common beginning are two",
    arguments: [
      ("pea", "pear"), ("rice", "ricotta"), ("brown", "brownies"), ("cook", "cookies"),
      ("smooth", "smoothies"),
    ])
  func areTwo(_ food: String, _ other: String) {
    #expect(Plural.stems(of: food) != Plural.stems(of: other))
  }
}
