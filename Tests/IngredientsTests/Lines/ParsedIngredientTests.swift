import RecipeCore
import Testing

@testable import Ingredients

@Suite("Parsed ingredients")
struct ParsedIngredientTests {
  @Test(
    "numbers are exact, however they are written",
    arguments: [
      ("2 eggs", "2 | eggs"),
      ("2½ cups flour", "5/2 cup | flour"),
      ("2 ½ cups flour", "5/2 cup | flour"),
      ("2 1/2 cups flour", "5/2 cup | flour"),
      ("2-1/2 cups flour", "5/2 cup | flour"),
      ("2–1/2 cups flour", "5/2 cup | flour"),
      ("1⁄2 cup milk", "1/2 cup | milk"),
      ("1 1⁄2 cups milk", "3/2 cup | milk"),
      ("1∕3 cup milk", "1/3 cup | milk"),
      ("1 / 2 cup milk", "1/2 cup | milk"),
      ("⅔ cup milk", "2/3 cup | milk"),
      ("1⅛ tsp salt", "9/8 tsp | salt"),
      ("⅟8 tsp salt", "1/8 tsp | salt"),
      ("1 and 1/2 cups rice", "3/2 cup | rice"),
      ("1 & 1/2 cups rice", "3/2 cup | rice"),
      ("1.5 l water", "3/2 l | water"),
      ("1,5 dl mjölk", "3/2 dl | mjölk"),
      (".5 oz yeast", "1/2 oz | yeast"),
      ("0,125 l Sahne", "1/8 l | Sahne"),
      ("1.000 g Mehl", "1000 g | Mehl"),
      ("1,000 g flour", "1000 g | flour"),
      ("1.250 kg Mehl", "5/4 kg | Mehl"),
      ("1,250 kg Mehl", "5/4 kg | Mehl"),
      ("1.125 cups stock", "9/8 cup | stock"),
      ("1,250 cups stock", "5/4 cup | stock"),
      ("2,500 lb pork", "5/2 lb | pork"),
      ("1,500 EL Senf", "3/2 tbsp | Senf"),
      ("6.082 kg pork", "3041/500 kg | pork"),
      ("6.082 g yeast", "6082 g | yeast"),
      ("1.500 g Mehl", "1500 g | Mehl"),
      ("1 000 g farine", "1000 g | farine"),
      ("1\u{A0}500 g farine", "1500 g | farine"),
      ("２カップ 米", "2 japanese cup | 米"),
      ("200g flour", "200 g | flour"),
      ("200\u{A0}g flour", "200 g | flour"),
      ("200\u{2009}g flour", "200 g | flour"),
      ("3/4 pound beef", "3/4 lb | beef"),
    ])
  func numbers(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "an amount of each of several foods is that of each",
    arguments: [
      ("1 tsp each cumin and coriander", "1 tsp | cumin and coriander", true),
      ("1/2 cup each of: milk, cream", "1/2 cup | milk | cream", true),
      ("1/4 teaspoon each salt and pepper", "1/4 tsp | salt and pepper", true),
      ("je 1 TL Salz und Pfeffer", "1 tsp | Salz und Pfeffer", true),
      ("Salt and pepper, 1/2 tsp each", "1/2 tsp | Salt and pepper", true),
      ("2 chicken breasts, 6 oz each", "2 | chicken breasts | 6 oz each", false),
      ("2 apples, each cut into 8 wedges", "2 | apples | each cut into 8 wedges", false),
    ])
  func distributions(line: String, summary: String, isOfEach: Bool) {
    let parsed = ParsedIngredient(line)
    #expect(parsed.summary == summary)
    #expect(parsed.isOfEach == isOfEach)
  }

  @Test(
    "either of two containers is the unit",
    arguments: [
      ("1 bottle or can beer", "1 bottle | beer"),
      ("1 (12 oz) can or bottle beer", "1 can [12 oz] | beer"),
      ("2 cans/jars chickpeas, drained", "2 can | chickpeas | drained"),
      ("1 bunch or head of lettuce", "1 bunch | lettuce"),
      ("1 can or 2 cups chickpeas", "1 can | or 2 cups chickpeas"),
      ("1 slice or more ham", "1 slice | or more ham"),
    ])
  func containers(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "a unit that begins a line means one where cooks mean one",
    arguments: [
      ("Pinch of salt", "1 pinch | salt"),
      ("pinch ground nutmeg, plus more", "1 pinch | ground nutmeg | plus more"),
      ("a pinch of saffron", "1 pinch | saffron"),
      ("łyżka cukru", "1 tbsp | cukru"), ("cup of milk", "1 cup | milk"),
      ("cuillère à soupe de sucre", "1 tbsp | sucre"), ("TL Salz", "1 tsp | Salz"),
      ("teaspoon salt", " | teaspoon salt"), ("el azúcar", " | el azúcar"),
      ("2 c. à soupe rases de farine", "2 tbsp | farine"),
      ("1 cucharada colmada de azúcar", "1 tbsp | azúcar"),
      ("Dash hot sauce", "1 dash | hot sauce"),
      ("Prise Salz", "1 pinch | Salz"),
      ("Handful of rocket (about 1 cup)", "1 handful {~1 cup} | rocket"),
      ("Sprig of tarragon", "1 sprig | tarragon"),
      ("pinches of salt", " | pinches of salt"),
      ("Dash or 2 Worcestershire sauce", " | Dash or 2 Worcestershire sauce"),
      ("noix de muscade", " | noix de muscade"),
      ("filet de boeuf", " | filet de boeuf"),
      ("Stick cinnamon", " | Stick cinnamon"),
      ("pinch", " | pinch"),
    ])
  func impliedOnes(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "words that only describe do not end the food",
    arguments: [
      ("2 boneless, skinless chicken breasts", "2 | boneless, skinless chicken breasts"),
      (
        "1 lb washed, dried and chopped mustard greens",
        "1 lb | washed, dried and chopped mustard greens"
      ),
      ("2 cups shredded, cooked chicken, warm", "2 cup | shredded, cooked chicken | warm"),
      (
        "2 red, green, and/or yellow bell peppers, cut into strips",
        "2 | red, green, and/or yellow bell peppers | cut into strips"
      ),
      ("1 lb bone-in, skin-on thighs, trimmed", "1 lb | bone-in, skin-on thighs | trimmed"),
      ("2 large, ripe tomatoes", "2 | large, ripe tomatoes"),
      ("1 chicken breast, boneless", "1 | chicken breast | boneless"),
      ("2 chili peppers", "2 | chili peppers"),
      ("1 14.5 oz canned tomatoes", "1 [29/2 oz] | canned tomatoes"),
    ])
  func descriptions(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "ranges, approximations and sums are read",
    arguments: [
      ("½–¾ cup sugar", "1/2...3/4 cup | sugar"),
      ("1 to 2 tsp salt", "1...2 tsp | salt"),
      ("1-2 tsp salt", "1...2 tsp | salt"),
      ("1 - 2 tsp salt", "1...2 tsp | salt"),
      ("1 -2 tsp salt", "1...2 tsp | salt"),
      ("4-6 apples", "4...6 | apples"),
      ("2 or 3 carrots", "2...3 | carrots"),
      ("1 - 2/3 cups milk", "5/3 cup | milk"),
      ("1 or 1/2 cup milk", "1/2...1 cup | milk"),
      ("2 teaspoons plus 1 1/2 tablespoons sugar", "13/2 tsp | sugar"),
      ("2-2 1/2 cups broth", "2...5/2 cup | broth"),
      ("two to three onions", "2...3 | onions"),
      ("2 bis 3 Zwiebeln", "2...3 | Zwiebeln"),
      ("200 g - 250 g butter", "200...250 g | butter"),
      ("200g to 250g butter", "200...250 g | butter"),
      ("about 2 cups spinach", "~2 cup | spinach"),
      ("ca. 200 g Spinat", "~200 g | Spinat"),
      ("~ 3 limes", "~3 | limes"),
      ("approximately 1 cup kale", "~1 cup | kale"),
      ("约200克 面粉", "~200 g | 面粉"),
      ("2+ cups broth", "~2 cup | broth"),
      ("1lb 2oz plums", "9/8 lb | plums"),
      ("1 lb 2 oz plums", "9/8 lb | plums"),
      ("1 kg 200 g potatoes", "6/5 kg | potatoes"),
      ("1 cup plus 2 tablespoons oats", "9/8 cup | oats"),
      ("1 cup + 1 tbsp oats", "17/16 cup | oats"),
    ])
  func ranges(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "words are numbers where a number is meant",
    arguments: [
      ("a pinch of salt", "1 pinch | salt"),
      ("an apple", "1 | apple"),
      ("half a lemon", "1/2 | lemon"),
      ("Half an onion, sliced", "1/2 | onion | sliced"),
      ("one half cup cream", "1/2 cup | cream"),
      ("one and a half cups cream", "3/2 cup | cream"),
      ("three quarters of a cup of peas", "3/4 cup | peas"),
      ("Two large eggs", "2 | large eggs"),
      ("a dozen eggs", "12 | eggs"),
      ("2 dozen oysters", "24 | oysters"),
      ("half a dozen eggs", "6 | eggs"),
      ("eine halbe Zwiebel", "1/2 | Zwiebel"),
      ("zwei Eier", "2 | Eier"),
      ("une pincée de sel", "1 pinch | sel"),
      ("deux oignons", "2 | oignons"),
      ("anderthalb Tassen Milch", "3/2 metric cup | Milch"),
      ("en nypa salt", "1 pinch | salt"),
      ("半个洋葱", "1/2 piece | 洋葱"),
      ("一大勺酱油", "1 tbsp | 酱油"),
    ])
  func words(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "packages keep their size, other units are alternatives",
    arguments: [
      ("1 (14 oz) can tomatoes", "1 can [14 oz] | tomatoes"),
      ("1 (14.5 ounce) can diced tomatoes, drained", "1 can [29/2 oz] | diced tomatoes | drained"),
      ("2 (8 ounce) packages cream cheese, softened", "2 package [8 oz] | cream cheese | softened"),
      ("16-ounce can pumpkin", "1 can [16 oz] | pumpkin"),
      ("1 16-ounce can pumpkin", "1 can [16 oz] | pumpkin"),
      ("1 14.5 oz can corn", "1 can [29/2 oz] | corn"),
      ("2 x 400 g tins chickpeas", "2 can [400 g] | chickpeas"),
      ("2x400g tins chickpeas", "2 can [400 g] | chickpeas"),
      ("2 × 150 g steaks", "2 [150 g] | steaks"),
      ("1 can (14 oz) coconut milk", "1 can [14 oz] | coconut milk"),
      ("1 boîte (400 g) de tomates", "1 can [400 g] | tomates"),
      ("4 (6 oz) salmon fillets", "4 [6 oz] | salmon fillets"),
      ("2 [8 oz] steaks", "2 [8 oz] | steaks"),
      ("5 gr. Salz", "5 g | Salz"),
      ("3 gr. Hefe", "3 g | Hefe"),
      ("6 gr. Sel", "6 g | Sel"),
      ("2 gr. Zwiebeln", "2 | gr. Zwiebeln"),
      ("2 chicken breasts (8 oz each)", "2 [8 oz] | chicken breasts"),
      ("1 (9-inch) pie crust", "1 [9 inch] | pie crust"),
      ("1-inch piece ginger", "1 piece [1 inch] | ginger"),
      ("1 (2 inch) piece ginger", "1 piece [2 inch] | ginger"),
      ("8\" tortillas", "1 [8 inch] | tortillas"),
      ("300g/10½oz mushrooms", "300 g {21/2 oz} | mushrooms"),
      ("500 ml / 18 fl oz stock", "500 ml {18 fl oz} | stock"),
      ("500g/1lb 2oz minced beef", "500 g {9/8 lb} | minced beef"),
      ("1 cup (240 ml) milk", "1 cup {240 ml} | milk"),
      ("1 onion (about 150 g), diced", "1 {~150 g} | onion | diced"),
      ("2 x eggs", "2 | eggs"),
      ("28 oz can chickpeas, rinsed", "1 can [28 oz] | chickpeas | rinsed"),
      ("8- to 10-pound turkey", "8...10 lb | turkey"),
    ])
  func packages(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }

  @Test(
    "food, preparation and notes are told apart",
    arguments: [
      ("1 large egg", "1 | large egg"),
      ("2 onions, finely chopped", "2 | onions | finely chopped"),
      ("2 onions - finely chopped", "2 | onions | finely chopped"),
      ("1 cup chopped onions", "1 cup | chopped onions"),
      ("1 cup butter (unsalted), melted", "1 cup | butter | melted | (unsalted)"),
      ("1 cup (packed) brown sugar", "1 cup | brown sugar | (packed)"),
      ("2 cups cooked (hot) rice", "2 cup | cooked rice | (hot)"),
      ("3 eggs, beaten (room temperature)", "3 | eggs | beaten | (room temperature)"),
      ("1 tsp. vanilla", "1 tsp | vanilla"),
      ("1 T sugar", "1 tbsp | sugar"),
      ("1 t sugar", "1 tsp | sugar"),
      ("2 C. sugar", "2 cup | sugar"),
      ("2 heaped tbsp flour", "2 tbsp | flour"),
      ("1 heaping teaspoon cumin", "1 tsp | cumin"),
      ("3 large cloves garlic, minced", "3 clove | garlic | minced"),
      ("4 cloves", "4 | cloves"),
      ("2 fl. oz. rum", "2 fl oz | rum"),
      ("8 fluid ounces cream", "8 fl oz | cream"),
      ("1 cup walnuts (optional)", "1 cup | walnuts | (optional) ?"),
      ("1 cup walnuts, optional", "1 cup | walnuts | optional ?"),
      ("Optional: 1 cup walnuts", "1 cup | walnuts ?"),
      ("juice of 1 lemon", "1 | lemon | juice of"),
      ("zest ½ lime", "1/2 | lime | zest"),
      ("Finely grated zest of 2 oranges", "2 | oranges | Finely grated zest of"),
      ("Saft von 1 Zitrone", "1 | Zitrone | Saft von"),
      ("1 stick butter", "1 stick | butter"),
      ("1 cinnamon stick", "1 | cinnamon stick"),
      ("2 cups flour; sifted", "2 cup | flour | sifted"),
      ("1 (14 oz can tomatoes", "1 | (14 oz can tomatoes"),
      ("2% milk", " | 2% milk"),
      ("7up", " | 7up"),
      ("5-spice powder", " | 5-spice powder"),
      ("0 g sugar", " | 0 g sugar"),
      ("1/0 cup sugar", " | 1/0 cup sugar"),
    ])
  func parts(line: String, summary: String) {
    #expect(ParsedIngredient(line).summary == summary)
  }
}
