import RecipeCore
import Testing

@testable import Ingredients

@Suite("Ingredient lines in many languages")
struct IngredientLanguageTests {
  @Test(
    "European languages have their units",
    arguments: [
      ("2 EL Olivenöl", "2 tbsp | Olivenöl"),
      ("1 TL Salz", "1 tsp | Salz"),
      ("1 Prise Zucker", "1 pinch | Zucker"),
      ("1 Bund Petersilie, gehackt", "1 bunch | Petersilie | gehackt"),
      ("2 Knoblauchzehen, gepresst", "2 | Knoblauchzehen | gepresst"),
      ("2 Zehen Knoblauch", "2 clove | Knoblauch"),
      ("2 gehäufte EL Mehl", "2 tbsp | Mehl"),
      ("1 Dose Tomaten (400 g)", "1 can [400 g] | Tomaten"),
      ("1 Pck. Backpulver", "1 packet | Backpulver"),
      ("1 Msp. Zimt", "1 knife point | Zimt"),
      ("3 Esslöffel Honig", "3 tbsp | Honig"),
      ("2 c. à soupe d'huile", "2 tbsp | huile"),
      ("2 c à s d’huile", "2 tbsp | huile"),
      ("1 càc de sel", "1 tsp | sel"),
      ("1 cs de sucre", "1 tbsp | sucre"),
      ("2 cuillères à soupe de crème", "2 tbsp | crème"),
      ("1 cuillère à café de cannelle", "1 tsp | cannelle"),
      ("2 gousses d'ail", "2 clove | ail"),
      ("20 cl de lait", "20 cl | lait"),
      ("3 cucharadas de aceite", "3 tbsp | aceite"),
      ("1 cucharadita de sal", "1 tsp | sal"),
      ("2 dientes de ajo", "2 clove | ajo"),
      ("2 o 3 tomates", "2...3 | tomates"),
      ("2 cucchiai di olio", "2 tbsp | olio"),
      ("1 cucchiaino di sale", "1 tsp | sale"),
      ("1 spicchio d'aglio", "1 clove | aglio"),
      ("2 eetlepels suiker", "2 tbsp | suiker"),
      ("1 theelepel zout", "1 tsp | zout"),
      ("1 teentje knoflook", "1 clove | knoflook"),
      ("3 dl mjölk", "3 dl | mjölk"),
      ("2 msk socker", "2 tbsp | socker"),
      ("1 tsk salt", "1 tsp | salt"),
      ("2 yemek kaşığı tereyağı", "2 tbsp | tereyağı"),
      ("2 Zehe(n) Knoblauch", "2 clove | Knoblauch"),
      ("1 Dose/n Tomaten", "1 can | Tomaten"),
      ("1 oignon(s)", "1 | oignon(s)"),
      ("2 krm peppar", "2 krm | peppar"),
      ("2 ss sukker", "2 tbsp | sukker"),
      ("1 ts bakepulver", "1 tsp | bakepulver"),
      ("2 spsk olie", "2 tbsp | olie"),
      ("2 rkl sokeria", "2 tbsp | sokeria"),
      ("2 colheres (sopa) de açúcar", "2 tbsp | açúcar"),
      ("2 colheres de sopa de açúcar", "2 tbsp | açúcar"),
      ("1 colher de chá de sal", "1 tsp | sal"),
      ("1 xícara de farinha", "1 metric cup | farinha"),
      ("2 łyżki oliwy", "2 tbsp | oliwy"),
      ("1 łyżeczka soli", "1 tsp | soli"),
      ("3 ząbki czosnku", "3 clove | czosnku"),
      ("2 lžíce cukru", "2 tbsp | cukru"),
    ])
  func europe(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "Cyrillic, Chinese, Japanese and Korean have theirs",
    arguments: [
      ("2 ст. л. сахара", "2 tbsp | сахара"),
      ("1 ч. л. соли", "1 tsp | соли"),
      ("2 ст.л. масла", "2 tbsp | масла"),
      ("200 г муки", "200 g | муки"),
      ("3 зубчика чеснока", "3 clove | чеснока"),
      ("1 стакан молока", "1 metric cup | молока"),
      ("2 шт. яйца", "2 piece | яйца"),
      ("Мука - 200 г", "200 g | Мука"),
      ("200克面粉", "200 g | 面粉"),
      ("500 毫升水", "500 ml | 水"),
      ("2汤匙酱油", "2 tbsp | 酱油"),
      ("1茶匙盐", "1 tsp | 盐"),
      ("2勺糖", "2 spoon | 糖"),
      ("3个鸡蛋（打散）", "3 piece | 鸡蛋 | (打散)"),
      ("番茄（2 个）", "2 piece | 番茄"),
      ("生抽 1-2 勺", "1...2 spoon | 生抽"),
      ("五花肉 500克", "500 g | 五花肉"),
      ("葱 2根，切段", "2 stalk | 葱 | 切段"),
      ("砂糖 大さじ1と1/2", "3/2 tbsp | 砂糖"),
      ("大さじ2 砂糖", "2 tbsp | 砂糖"),
      ("牛乳 カップ1", "1 japanese cup | 牛乳"),
      ("豚肉 200g", "200 g | 豚肉"),
      ("にんにく 1かけ", "1 clove | にんにく"),
      ("간장 2큰술", "2 tbsp | 간장"),
      ("설탕 1작은술", "1 tsp | 설탕"),
    ])
  func others(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "a line without an amount is food, byte for byte",
    arguments: [
      "Salt", "salt, to taste", "  Salt  ", "- parsley (chopped)", "Freshly ground pepper",
      "A little oil", "half-and-half", "Half and half", "a few sprigs of thyme", "盐 适量", "塩 少々",
      "etwas Öl", "un peu de sel", "To serve: bread", "One-pot rice mix", "", " ", "\u{0}", "🧂",
      "五花肉", "八角", "cafe\u{301}", "2%", "100% cocoa", "99999999999 eggs",
    ])
  func withoutAmount(line: String) {
    let parsed = ParsedIngredient(line)
    #expect(parsed.amount == nil)
    #expect(Array(parsed.food.utf8) == Array(line.utf8))
    #expect(parsed.preparation == nil && parsed.note == nil)
  }

  @Test("a line that is too long is kept and not parsed")
  func tooLong() {
    let line = "2 cups " + String(repeating: "flour ", count: 200)
    #expect(ParsedIngredient(line).amount == nil)
    #expect(ParsedIngredient(line).food == line)
  }
}
