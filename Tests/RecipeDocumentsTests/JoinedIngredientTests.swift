import Testing

@testable import RecipeDocuments

@Suite("Ingredient lines joined from parts")
struct JoinedIngredientTests {
  @Test(
    "parts are joined as a cook writes a line",
    arguments: [
      (JoinedIngredient(amount: "2", unit: "dl", food: "milk"), "2 dl milk"),
      (JoinedIngredient(amount: "1", food: "onion", preparation: "chopped"), "1 onion, chopped"),
      (
        JoinedIngredient(amount: "200", unit: "g", food: "flour", note: "plain"),
        "200 g flour (plain)"
      ),
      (JoinedIngredient(amount: "to taste", food: "salt"), "salt, to taste"),
      (JoinedIngredient(amount: "etwas", food: "Salz"), "etwas Salz"),
      (JoinedIngredient(amount: "q.b.", food: "sale", note: "(fino)"), "sale, q.b. (fino)"),
      (JoinedIngredient(unit: "pinch", food: "salt"), "pinch salt"),
      (JoinedIngredient(amount: "-", unit: "–", food: "salt", preparation: ", fine"), "salt, fine"),
      (JoinedIngredient(amount: "200 g", otherAmount: "7 oz", food: "rice"), "200 g (7 oz) rice"),
      (JoinedIngredient(otherAmount: "7 oz", food: "rice"), "7 oz rice"),
      (JoinedIngredient(amount: "3", unit: "개", food: "감자"), "감자 3개"),
      (JoinedIngredient(amount: "大さじ2", food: "醤油"), "醤油 大さじ2"),
      (JoinedIngredient(amount: "适量", food: "盐"), "盐 适量"),
      (JoinedIngredient(), ""),
    ])
  func lines(_ parts: JoinedIngredient, _ line: String) {
    #expect(parts.text == line)
  }

  @Test(
    "an amount has its food only right behind the number, and not in a remark",
    arguments: [
      ("eggs", "2 eggs", "2 eggs"),
      ("garlic", "3 cloves garlic, crushed", "3 cloves garlic, crushed"),
      ("sugar", "2 tbsp white sugar", "2 tbsp white sugar"),
      ("milk", "0,5 l milk", "0,5 l milk"),
      ("leek", "1 cup sliced (about 1 small leek)", "1 cup sliced (about 1 small leek) leek"),
      ("pear", "2 (or 1 quince and 1 pear)", "2 (or 1 quince and 1 pear) pear"),
      ("oil", "3 spoons not nut oil", "3 spoons not nut oil oil"),
      ("cream", "1 cup, not sour cream", "1 cup, not sour cream cream"),
      ("stock", "1 l plus 1 cup stock for later", "1 l plus 1 cup stock for later stock"),
      ("Mehl", "500 g oder feines Mehl", "500 g oder feines Mehl Mehl"),
    ])
  func foodInAmount(_ food: String, _ amount: String, _ line: String) {
    #expect(JoinedIngredient(amount: amount, food: food).text == line)
  }

  @Test("amounts and units are told from other texts")
  func amounts() {
    for text in ["200 g", "½", "1-2", "3 EL", "a handful", "大さじ2"] {
      #expect(AmountText.isAmount(text), "\(text)")
    }
    for text in ["to taste", "flour", "finely chopped", ""] {
      #expect(!AmountText.isAmount(text), "\(text)")
    }
    for text in ["g", "dl", "EL", "Prise", "шт.", "个", "大さじ", "cups"] {
      #expect(AmountText.unit(text) != nil, "\(text)")
    }
    for text in ["flour", "2 cups", ""] { #expect(AmountText.unit(text) == nil, "\(text)") }
  }
}
