import RecipeMatching
import ShoppingList
import Testing

@Suite("Sums of shopping lists")
struct ShoppingSumTests {
  static let sums: [(lines: [String], item: String)] = [
    (["1 cup flour", "1 tbsp flour", "1 tsp flour"], "1 cup plus 4 tsp flour"),
    (
      ["1/4 cup water", "1 tablespoon water", "2 1/2 cups water"],
      "2 3/4 cups plus 1 tablespoon water"
    ),
    (["1/4 cup oil", "1/3 cup oil"], "1/2 cup plus 4 teaspoons oil"),
    (["1-2 cups milk", "1 tbsp milk"], "1 cup plus 1 tbsp to 2 cups plus 1 tbsp milk"),
    (["2 lb beef", "1/2 oz beef"], "2 lb 1/2 oz beef"),
    (["1 lb beef", "8 oz beef"], "1 1/2 lb beef"),
    (["30 fluid ounces broth", "1 1/2 cups broth"], "5 1/4 cups broth"),
    (["2 kg Mehl", "5 g Mehl"], "2005 g Mehl"), (["500 g Mehl", "1 kg Mehl"], "1.5 kg Mehl"),
    (["2 EL Öl", "1 TL Öl"], "2 EL + 1 TL Öl"), (["6 c.à.s huile", "30 ml huile"], "120 ml huile"),
    (["2 Stück Zwiebeln", "1 Zwiebel"], "3 Zwiebeln"),
    (["1 Stange(n) Lauch", "2 Stange(n) Lauch"], "3 Stangen Lauch"),
    (["1 (14 oz) can chickpeas", "1 (14-ounce) can chickpeas"], "2 (14 oz) cans chickpeas"),
    (["2 tbsp butter", "unsalted butter, for the pan"], "2 tbsp + some butter"),
    (["手抓饼 1 份-2 份"], "1-2 份 手抓饼"),
    (["1 tsp salt", "salt to taste"], "1 tsp salt"),
  ]

  @Test("Amounts are added exactly, and none is lost", arguments: sums)
  func areExact(lines: [String], item: String) {
    #expect(ShoppingListSample.items(lines) == [item])
  }

  @Test("A British pint is larger than that of other recipes")
  func pint() {
    let lines = ["1 pint milk", "32 ml milk"]
    #expect(ShoppingListSample.list(lines, language: "en-GB").items.map(\.amounts) == [["600 ml"]])
    #expect(ShoppingListSample.list(lines).items.map(\.amounts) == [["512 ml"]])
  }
}
