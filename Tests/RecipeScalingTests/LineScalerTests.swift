import Ingredients
import RecipeScaling
import Testing

@Suite("Ingredient lines for another number of servings and in other units")
struct LineScalerTests {
  struct Case: CustomTestStringConvertible {
    let line: String
    let factor: String
    let scaled: String
    var language: String?

    init(_ line: String, _ factor: String, _ scaled: String, language: String? = nil) {
      (self.line, self.factor, self.scaled, self.language) = (line, factor, scaled, language)
    }

    var testDescription: String { "\(line) × \(factor)" }
  }

  static let cases: [Case] = [
    Case("1/2 cup milk", "3", "1 1/2 cups milk"),
    Case("½ cup milk", "3", "1 1/2 cups milk"),
    Case("1 1/2 cups flour", "2/3", "1 cup flour"),
    Case("1 cup sugar", "2/3", "2/3 cup sugar"),
    Case("250 g flour", "1.5", "375 g flour"),
    Case("250g flour", "2/3", "167g flour"),
    Case("1.5 kg potatoes", "1/3", "0.5 kg potatoes"),
    Case("1 kg Kartoffeln", "1.5", "1,5 kg Kartoffeln", language: "de"),
    Case("0,5 l Milch", "3", "1,5 l Milch", language: "de"),
    Case("1 Tasse Mehl", "2", "2 Tassen Mehl", language: "de"),
    Case("1 Bund Petersilie", "2", "2 Bund Petersilie", language: "de"),
    Case(
      "1 cup (240 ml) plus 2 tablespoons milk", "1/2", "1/2 cup (120 ml) plus 1 tablespoon milk"),
    Case("1 cup (130 g) plus 2 tbsp (16 g) flour", "1/2", "1/2 cup (65 g) plus 1 tbsp (8 g) flour"),
    Case(
      "3/4 cup/150g plus 1 tablespoon sugar", "2", "1 1/2 cups/300g plus 2 tablespoons sugar"),
    Case("31/2 tablespoons butter", "2", "7 tablespoons butter"),
    Case("beef (about 11/2 pounds)", "2", "beef (about 3 pounds)"),
    Case("15/16 cup milk", "2", "1 3/4 cups plus 2 tablespoons milk"),
    Case("2 1/2- to 3-pound chicken", "2", "5- to 6-pound chicken"),
    Case(
      "2 3/4- to 1-pound pork tenderloins", "2", "4 3/4- to 1-pound pork tenderloins"),
    Case("two 1/2-pound fillets", "2", "4 (1/2-pound) fillets"),
    Case("a 1/2-inch piece ginger", "2", "2 (1/2-inch) pieces ginger"),
    Case("a gusto sal", "2", "a gusto sal"),
    Case("à volonté sel", "2", "à volonté sel"),
    Case("2-3 carrots", "2", "4-6 carrots"),
    Case("2 to 3 tablespoons oil", "2", "4 to 6 tablespoons oil"),
    Case("about 2 pounds beef", "1/2", "about 1 pound beef"),
    Case("2 (400 g) cans tomatoes", "2", "4 (400 g) cans tomatoes"),
    Case("1 (14 oz) can coconut milk", "2", "2 (14 oz) cans coconut milk"),
    Case("16-ounce can tomatoes", "2", "2 16-ounce cans tomatoes"),
    Case("2 x 400 g tins chickpeas", "1/2", "1 x 400 g tin chickpeas"),
    Case("2 cans of 400 g tomatoes", "2", "4 cans of 400 g tomatoes"),
    Case("1 ui of 2 sjalotten", "2", "2 uien of 4 sjalotten", language: "nl"),
    Case("1 cup plus 2 tbsp sugar", "2", "2 cups plus 4 tbsp sugar"),
    Case("1 lb 2 oz beef", "2", "2 lb 4 oz beef"),
    Case("1 cup (240 ml) milk", "1/2", "1/2 cup (120 ml) milk"),
    Case("300g/10½oz beef", "2", "600g/21oz beef"),
    Case("1 egg", "2", "2 eggs"),
    Case("2 large eggs, beaten", "1/2", "1 large egg, beaten"),
    Case("1 onion, chopped", "3", "3 onions, chopped"),
    Case("1 egg plus 1 egg yolk", "2", "2 eggs plus 2 egg yolks"),
    Case("1 cup butter or 2 sticks margarine", "1/2", "1/2 cup butter or 1 stick margarine"),
    Case("2 cups flour, plus 1/4 cup for dusting", "2", "4 cups flour, plus 1/2 cup for dusting"),
    Case("1 beef fillet, cut into 2 or 3 pieces", "2", "2 beef fillets, cut into 2 or 3 pieces"),
    Case("4 3/4-inch-thick pork chops", "1/2", "2 3/4-inch-thick pork chops"),
    Case("4 3/4-inch thick pork chops", "2", "8 3/4-inch thick pork chops"),
    Case("6 1/2-inch-thick slices bread", "2", "12 1/2-inch-thick slices bread"),
    Case("2 1/2-inch piece of ginger", "2", "2 (2 1/2-inch) pieces of ginger"),
    Case("3 cups broth (2 cups if using a cooker)", "2", "6 cups broth (4 cups if using a cooker)"),
    Case("1 bunch cress (about 2 cups packed)", "2", "2 bunches cress (about 4 cups packed)"),
    Case("2 ramekins (1 cup each)", "2", "4 ramekins (1 cup each)"),
    Case(
      "1/2 cup basil leaves, finely chopped, or 2 to 3 teaspoons dried basil", "2",
      "1 cup basil leaves, finely chopped, or 4 to 6 teaspoons dried basil"),
    Case("juice of 1 lemon", "2", "juice of 2 lemons"),
    Case("half a cucumber", "4", "2 cucumbers"),
    Case("two eggs", "2", "4 eggs"),
    Case("1 dozen eggs", "1/2", "1/2 dozen eggs"),
    Case("Mehl 200 g", "2", "Mehl 400 g"),
    Case("しょうゆ 大さじ2", "2", "しょうゆ 大さじ4"),
    Case("12 tsp sugar", "1", "12 tsp sugar"),
    Case("3 tsp sugar", "4", "4 tbsp sugar"),
    Case("1 tablespoon vanilla", "1/3", "1 teaspoon vanilla"),
    Case("1/4 cup oil", "1/4", "1 tablespoon oil"),
    Case("4 tbsp butter", "4", "1 cup butter"),
    Case("7 g yeast", "1/2", "3.5 g yeast"),
    Case("1 clove garlic", "4", "4 cloves garlic"),
    Case("2 bay leaves", "1/2", "1 bay leaf"),
    Case("1 cup 2% milk", "2", "2 cups 2% milk"),
    Case("00 flour", "2", "00 flour"),
    Case("salt to taste", "2", "salt to taste"),
    Case("1 1/2-inch piece ginger", "2", "2 (1 1/2-inch) pieces ginger"),
    Case("3/4-inch piece ginger", "2", "2 (3/4-inch) pieces ginger"),
    Case("9-inch pie shell", "2", "2 9-inch pie shells"),
    Case("butter for a 20 cm tin", "2", "butter for a 20 cm tin"),
    Case("1 kg flour", "1/3", "333 g flour"),
    Case("0.25 kg flour", "1/3", "83 g flour"),
    Case("1 dl cream", "1/3", "33 ml cream"),
    Case("3.5 - 4 dl stock", "1/3", "117 - 133 ml stock"),
    Case("0.75 dl milk", "1.5", "113 ml milk"),
    Case("1 to 1 1/4 cups milk", "1/3", "5 1/3 to 6 2/3 tablespoons milk"),
    Case("2 tsp cumin", "5", "3 tbsp plus 1 tsp cumin"),
    Case("6 tbsp water", "5", "1 3/4 cups plus 2 tbsp water"),
    Case("1 1/4 cups flour", "2/3", "3/4 cup plus 1 1/3 tablespoons flour"),
    Case("⅔ cup oil", "2/3", "7 tablespoons oil"),
    Case("½ an onion", "2", "1 onion"),
    Case("1/2 of a lemon", "1/2", "1/4 lemon"),
    Case("1/2 a 1 cebolla", "2", "1 a 2 cebollas", language: "es"),
    Case("1 cup beans or one (15-oz) can beans", "2", "2 cups beans or 2 (15-oz) cans beans"),
    Case("20g coriander (approx 10 sprigs)", "2", "40g coriander (approx 20 sprigs)"),
    Case(
      "500 g Kartoffeln (etwa 8 Stück)", "1/2", "250 g Kartoffeln (etwa 4 Stück)", language: "de"),
    Case("2 lb potatoes (6 to 8)", "1/2", "1 lb potatoes (3 to 4)"),
    Case("6 cloves garlic (2 minced, 4 whole)", "2", "12 cloves garlic (4 minced, 8 whole)"),
    Case("22-oz (1-lb, 6-oz) flour", "1/2", "11-oz flour"),
    Case("1 14.5 oz (400 g) canned tomatoes", "2", "2 14.5 oz (400 g) canned tomatoes"),
    Case("2 (15.5-ounce cans) chickpeas", "2", "4 (15.5-ounce cans) chickpeas"),
    Case("Scallion (1 stalk, about 20g)", "2", "Scallion (2 stalks, about 40g)"),
    Case("Chicken leg = Two", "2", "Chicken leg = 4"),
    Case("Mushrooms = 5 flowers", "2", "Mushrooms = 10 flowers"),
    Case("Onion 1 or Shallot 4 - 5", "2", "Onion 1 or Shallot 4 - 5"),
    Case("生姜 = 半斤 (250g)", "2", "生姜 = 1斤 (500g)"),
    Case("啤酒 = 半瓶 250ml", "2", "啤酒 = 1瓶 500ml"),
    Case("手抓饼 1 份-2 份", "2", "手抓饼 2 份-4 份"),
    Case("鸡蛋 50g（约 1 颗）", "2", "鸡蛋 100g（约 2 颗）"),
    Case("姜 = 30g （分为两份：15g 焯水用，15g 炒制用）", "2", "姜 = 60g （分为两份：30g 焯水用，30g 炒制用）"),
    Case("一个半 番茄", "2", "3个 番茄"), Case("一杯半牛奶", "2", "3杯牛奶"), Case("洋葱一个半", "2", "洋葱3个"),
    Case("鸡蛋的用量为 1 个。", "2", "鸡蛋的用量为 2 个。"), Case("冰块 160 克以上", "2", "冰块 320 克以上"),
    Case("主料:猪皮 1kg、水 4kg", "2", "主料:猪皮 2kg、水 8kg"),
    Case("肉桂棒 1 小段（约 2cm）", "1/3", "肉桂棒 1/3 小段（约 2cm）"),
    Case("۲ کھانے کے چمچ تیل", "2", "4 کھانے کے چمچ تیل"), Case("آدھا کپ دودھ", "2", "1 کپ دودھ"),
    Case("٢ كراث", "2", "4 كراث"), Case("२ प्याज", "2", "4 प्याज"),
    Case("2 Tbs. shallot, or 2 garlic cloves", "1/2", "1 Tbs. shallot, or 1 garlic clove"),
    Case("1 lb tofu, cut in half, or 2 hours", "2", "2 lb tofu, cut in half, or 2 hours"),
    Case("1 cup (240 ml) - 2 cups milk", "2", "2 cups (480 ml) - 4 cups milk"),
    Case(
      "1 cup (240 ml) to 2 cups (480 ml) milk", "1/2", "1/2 cup (120 ml) to 1 cup (240 ml) milk"),
    Case("4 fillets, each 12 oz. (375 g)", "2", "8 fillets, each 12 oz. (375 g)"),
    Case("2 lb carrots (1-inch pieces)", "2", "4 lb carrots (1-inch pieces)"),
    Case("250 g pois chiches (en boîte)", "2", "500 g pois chiches (en boîte)", language: "fr"),
    Case("250 g carottes (3)", "2", "500 g carottes (6)", language: "fr"),
    Case("600 g zalm, in vier porties van 150 g", "2", "1200 g zalm, in vier porties van 150 g"),
    Case("600 g salmon, in 4 portions of 150 g", "2", "1200 g salmon, in 4 portions of 150 g"),
    Case("0.5 gul lök", "1/3", "1/6 gul lök"),
    Case("⅔ de xícara de leite", "1 1/2", "1 xícara de leite"),
    Case("1/2 package (~85 grams) tofu", "2", "1 package (~170 grams) tofu"),
    Case("3 cups corn (cut from about 6 ears)", "2", "6 cups corn (cut from about 12 ears)"),
    Case(
      "1 1/2 cups (packed) mint leaves (about 1 bunch)", "2",
      "3 cups (packed) mint leaves (about 2 bunches)"),
    Case(
      "2 cups chopped leeks (white parts only; from 2 large)", "2",
      "4 cups chopped leeks (white parts only; from 4 large)"),
    Case(
      "1 tablespoon gelatin (measured from 2 envelopes)", "2",
      "2 tablespoons gelatin (measured from 4 envelopes)"),
    Case(
      "2 cups cilantro leaves plus 1/2 cup chopped (from 2 large bunches)", "2",
      "4 cups cilantro leaves plus 1 cup chopped (from 4 large bunches)"),
    Case(
      "2 large or 3 to 4 shallots, chopped (about 1/2 cup)", "2",
      "4 large or 6 to 8 shallots, chopped (about 1 cup)"),
    Case("7 slices bacon, 5 chopped, 2 halved", "2", "14 slices bacon, 10 chopped, 4 halved"),
    Case("3/4 cup bread crumbs, 3 handfuls", "2", "1 1/2 cups bread crumbs, 6 handfuls"),
    Case("4 (12-ounce) bags cranberries (14 cups)", "2", "8 (12-ounce) bags cranberries (28 cups)"),
    Case("1 (12-ounce) bag cranberries (3 cups)", "2", "2 (12-ounce) bags cranberries (3 cups)"),
    Case(
      "Garnish: 8 short fresh coriander sprigs", "2", "Garnish: 16 short fresh coriander sprigs"),
    Case("Rounded 1/2 teaspoon kosher salt", "2", "Rounded 1 teaspoon kosher salt"),
    Case("The zest of 3 lemons", "2", "The zest of 6 lemons"),
    Case("Seeds from 1/2 vanilla bean", "2", "Seeds from 1 vanilla bean"),
    Case("1 1/2 tablespoons plus 2 teaspoons oil", "3", "6 1/2 tablespoons oil"),
    Case("1 lb 2 oz beef", "1 1/2", "1 lb 11 oz beef"), Case("1 lb 2 oz beef", "1/2", "9 oz beef"),
    Case("2 lbs. potatoes", "1/2", "1 lb. potatoes"),
    Case("卵(60g 程度) 2個", "2", "卵(60g 程度) 4個"),
    Case("1 xícara (chá) de água", "2", "2 xícaras (chá) de água", language: "pt"),
    Case("Krůtí šunka 3 plát.", "2", "Krůtí šunka 6 plát.", language: "cs"),
    Case("1 jigger rum", "2", "2 jiggers rum"),
    Case("1 tsp ginger (about 1-inch piece)", "2", "2 tsp ginger (about 2 1-inch pieces)"),
    Case("Dried Chili = 5, 6 pieces", "2", "Dried Chili = 5, 6 pieces"),
    Case("Duck: Half a duck, 1 kg, chopped", "2", "Duck: 1 duck, 2 kg, chopped"),
    Case("Cinnamon: one small piece of 4 cm", "2", "Cinnamon: 2 small pieces of 4 cm"),
    Case("Garlic: 4 cloves, smashed", "2", "Garlic: 8 cloves, smashed"),
    Case("Mehl Type 405, 200 g", "2", "Mehl Type 405, 400 g", language: "de"),
    Case("1/4 cup (4 tbsp) oil", "3", "3/4 cup oil"),
    Case("1 egg yolk beaten with 1 tbsp water", "3", "3 egg yolks beaten with 3 tbsp water"),
    Case("1 can kidney beans (19 oz)", "3", "3 cans kidney beans (19 oz)"),
    Case("1.5 cup blueberries", "3", "4.5 cups blueberries", language: "English"),
    Case("Star Anise: 3.", "2", "Star Anise: 6."),
    Case(
      "Beer: 1000 ml (Can buy two 500 ml cans).", "2", "Beer: 2000 ml (Can buy two 500 ml cans)."),
    Case(
      "Ginger: 3 cm long, smashed for later use.", "2", "Ginger: 6 cm long, smashed for later use."),
    Case(
      "Green Pepper: 2 strips, Red Pepper: 1 strip", "2",
      "Green Pepper: 2 strips, Red Pepper: 1 strip"),
    Case("2 lb tuna or four 6-ounce cans", "2", "4 lb tuna or 8 6-ounce cans"),
    Case(
      "2 1/2 quarts (15 to 17 medium-sized) tomatoes", "2",
      "5 quarts (30 to 34 medium-sized) tomatoes"),
    Case("1/2 a red onion", "4", "2 red onions"),
    Case("2 1-pound, 13-ounce cans tomatoes", "2", "4 1-pound, 13-ounce cans tomatoes"),
    Case("1 log goat cheese", "2", "2 logs goat cheese"),
    Case("Squeeze of lime", "2", "2 squeezes of lime"),
    Case("Prise Salz", "2", "2 Prisen Salz", language: "de"),
    Case("1 Lorbeerblatt", "2", "2 Lorbeerblätter", language: "de"),
    Case("3 Kardamomkapseln", "1/3", "1 Kardamomkapsel", language: "de"),
    Case("1 oignon rouge", "2", "2 oignons rouges", language: "fr"),
    Case("1 tomate", "2", "2 tomates", language: "fr"),
    Case("1 tomate", "2", "2 tomate"),
    Case("1 tasse de lait", "2", "2 tasse de lait"),
    Case("1 tasse de lait", "2", "2 tasses de lait", language: "fr"),
    Case("5 cups stock", "1/7", "3/4 cup stock"),
    Case("1 pinch salt", "6", "6 pinches salt"),
    Case("1/4 cup oil", "1.5", "6 tablespoons oil"),
    Case("1/8 tsp salt", "1.5", "3/16 tsp salt"),
    Case("2 garlic cloves", "1/3", "2/3 garlic clove"),
    Case("1 1/2 pounds cucumbers (2 large)", "2", "3 pounds cucumbers (4 large)"),
    Case("1 cup radishes (from 1 large bunch)", "2", "2 cups radishes (from 2 large bunches)"),
    Case("1 ham (10 minutes)", "2", "2 ham (10 minutes)"),
    Case("1/3 cup orange zest (6 oranges)", "2", "2/3 cup orange zest (12 oranges)"),
    Case("1/4 cup minced shallots (about 2)", "2", "1/2 cup minced shallots (about 4)"),
    Case(
      "80 g (1/4 cup plus 1 tablespoon) water", "2", "160 g (1/2 cup plus 2 tablespoons) water"),
    Case("1/2 stick (1/4 cup) butter", "2", "1 stick (1/2 cup) butter"),
    Case("2 sticks (1 cup) butter", "1/2", "1 stick (1/2 cup) butter"),
    Case("2 cups diced (1/4 inch) celery", "2", "4 cups diced (1/4 inch) celery"),
    Case("2 cans tomatoes, or 2 cups sauce", "2", "4 cans tomatoes, or 4 cups sauce"),
    Case("2 apples, or cut into 2 halves", "2", "4 apples, or cut into 2 halves"),
    Case("1 tablespoon plus 1 teaspoon oil", "1/3", "1 1/3 teaspoons oil"),
    Case("2 tablespoons plus 1/4 cup oil", "1/3", "2 tablespoons oil"),
    Case("1 1/4 cups sugar", "1/3", "6 2/3 tablespoons sugar"),
    Case("1 1/4 pounds apples", "1/3", "6 2/3 ounces apples"),
    Case("1 1/3 packages cake mix", "1/3", "4/9 package cake mix"),
    Case("2 2/3 cups broth", "1/3", "7/8 cup broth"),
    Case("1 (3 pound) roast", "2", "2 (3 pound) roasts"),
    Case("1 cup rice (such as Uncle 2)", "2", "2 cups rice (such as Uncle 2)"),
    Case("1 bottle or can beer", "2", "2 bottles or cans beer"),
    Case("2 (12 oz) cans or bottles beer", "1/2", "1 (12 oz) can or bottle beer"),
    Case("1 (9 inch) pie crust, baked", "2", "2 (9 inch) pie crusts, baked"),
    Case("3 dill sprigs plus 6 tsp dill", "1/3", "1 dill sprig plus 2 tsp dill"),
    Case(
      "1 chipotle pepper from a can of peppers", "2", "2 chipotle peppers from a can of peppers"),
    Case("3/4 cups wine", "1/3", "1/4 cup wine"),
    Case("1 1/2 cup espresso", "2", "3 cups espresso"),
    Case("One 1/4-oz/7-g package yeast", "2", "2 1/4-oz/7-g packages yeast"),
    Case("10 oz mushrooms (two 5 oz packages)", "2", "20 oz mushrooms (4 5 oz packages)"),
    Case("Handful of rocket (about 1/2 cup)", "2", "2 handfuls of rocket (about 1 cup)"),
    Case("a 7- to-8 pound leg of lamb, boned", "2", "2 7- to-8 pound legs of lamb, boned"),
    Case("1 pastry for a 9-inch pie crust", "2", "2 pastry for a 9-inch pie crust"),
    Case("4 lb parsnips (halve large slices)", "2", "8 lb parsnips (halve large slices)"),
    Case(
      "4 cups chard (from about 1 large bunch)", "2", "8 cups chard (from about 2 large bunches)"),
    Case("1 1/2 cups plus 1 tablespoon flour", "1/3", "1/2 cup plus 1 teaspoon flour"),
    Case("2 tablespoons plus 1/2 cup sugar", "1/3", "3 tablespoons plus 1 teaspoon sugar"),
    Case("2 Tbs. plus 1/4 cup oil", "1/3", "2 tbsp oil"),
    Case("1 (3-pound) chicken cut into 8 pieces", "2", "2 (3-pound) chickens cut into 8 pieces"),
    Case("2 (1 ounce) squares chocolate", "1/2", "1 (1 ounce) square chocolate"),
    Case("2 1-pint baskets strawberries", "1/2", "1 1-pint basket strawberries"),
    Case("1/4 to 1/2 cup oil", "1/3", "1 1/3 to 2 2/3 tablespoons oil"),
    Case("2-3 tbsp oil", "1/3", "2-3 tsp oil"),
    Case("2-3 cups oil", "1/2", "1-1 1/2 cups oil"),
    Case("butter plus 1 cup flour", "2", "butter plus 2 cups flour"),
    Case("Dash or 2 hot sauce", "2", "Dash or 2 hot sauce"),
    Case("Pinch of salt", "2", "2 pinches of salt"),
    Case("1 tsp each cumin and coriander", "2", "2 tsp each cumin and coriander"),
    Case("2 squash (about 1 1/2 pounds each)", "2", "4 squash (about 1 1/2 pounds each)"),
    Case(
      "2 squash, about 1 1/2 pounds each, peeled", "2", "4 squash, about 1 1/2 pounds each, peeled"),
    Case("1 whole chicken, about 4 pounds", "2", "2 whole chickens, about 8 pounds"),
    Case("1 package, 10 ounces, frozen peas", "2", "2 packages, 10 ounces, frozen peas"),
    Case("1 egg, beaten with 1 tablespoon water", "2", "2 eggs, beaten with 2 tablespoons water"),
    Case(
      "3 tablespoons butter, cut into 1-tablespoon bits", "2",
      "6 tablespoons butter, cut into 1-tablespoon bits"),
    Case(
      "2 potatoes, cut into 1/2-inch-thick slices", "2",
      "4 potatoes, cut into 1/2-inch-thick slices"),
    Case(
      "1 jar artichokes, drained, 2 tablespoons oil reserved", "2",
      "2 jars artichokes, drained, 4 tablespoons oil reserved"),
    Case(
      "1 cup flour (plus about 2 tablespoons for dusting)", "1/2",
      "1/2 cup flour (plus about 1 tablespoon for dusting)"),
    Case("4 cube steaks", "2", "8 cube steaks"),
    Case("3 square crackers", "2", "6 square crackers"),
    Case("2 square sheets nori", "2", "4 square sheets nori"),
    Case("1 8-inch square pan brownies", "2", "2 8-inch square pan brownies"),
    Case("1 square chocolate", "3", "3 squares chocolate"),
    Case("3 squares chocolate", "1/3", "1 square chocolate"),
    Case("1 1-inch cube ginger", "2", "2 1-inch cubes ginger"),
    Case("1 large steak or 2 (8-ounce) steaks", "2", "2 large steaks or 4 (8-ounce) steaks"),
    Case("4 (6 oz) steaks and 2 (5 oz) fish", "2", "8 (6 oz) steaks and 4 (5 oz) fish"),
    Case(
      "2 (10-ounce) packages fresh noodles or 2 (3-ounce) packages dried", "2",
      "4 (10-ounce) packages fresh noodles or 4 (3-ounce) packages dried"),
    Case("1 cup flour type 55 (125 g)", "2", "2 cups flour type 55 (250 g)"),
    Case(
      "4 slices bread (1/2 inch thick and 4 inches wide)", "2",
      "8 slices bread (1/2 inch thick and 4 inches wide)"),
    Case(
      "1 tbsp cornstarch mixed with 2 tbsp water", "2", "2 tbsp cornstarch mixed with 4 tbsp water"),
    Case(
      "1 package yeast dissolved in 1 cup water", "2", "2 packages yeast dissolved in 2 cups water"),
    Case(
      "1 cup raspberries (from a 6-oz container)", "2", "2 cups raspberries (from a 6-oz container)"
    ),
    Case(
      "1 cup raspberries (from a 6 oz container)", "2", "2 cups raspberries (from a 6 oz container)"
    ),
    Case("1 cup minus 1 tablespoon flour", "2", "2 cups minus 2 tablespoons flour"),
    Case("1 cup flour less 1 tablespoon", "3", "3 cups flour less 3 tablespoons"),
  ]

  @Test("A line is written for so many times as much", arguments: cases)
  func isScaled(_ example: Case) throws {
    let factor = try #require(Rational(typed: example.factor))
    let scaler = LineScaler(ScalingMethod(factor: factor, language: example.language))
    #expect(scaler.scaled(example.line).text == example.scaled)
  }

  static let remarks: [(String, ScaledLine.Remark?)] = [
    ("a 9-inch springform pan", .cookware), ("Equipment: 2 (9-inch) cake pans", .cookware),
    ("each 12 oz. (375 g)", .noAmount),
    ("1 cup cream blended with 4 egg yolks", .numberLeft),
    ("2 onions, cut into 8 wedges", nil), ("2 lb shrimp (16 to 20 count), peeled", nil),
    ("white parts of 1 leek (about 1 cup)", .noAmount),
    ("an untreated plank (about 17x10 1/2\")", nil),
    ("1/8 teaspoon salt", .unmeasurable), ("1/4 cup milk", nil),
    ("salt to taste", .noAmount), ("1 egg", .partOfWhole), ("2 eggs", nil),
    ("1 can tomatoes", .partOfWhole), ("1 onion", nil), ("1 cup milk", nil),
    ("3 Eier", .partOfWhole), ("3 æggeblommer", .partOfWhole), ("3 ks žĺtok", .partOfWhole),
    ("1 (3 pound) whole chicken", .partOfWhole),
  ]

  @Test("What cannot be halved is said", arguments: remarks)
  func isRemarked(_ line: String, _ remark: ScaledLine.Remark?) throws {
    let half = try #require(Rational(1, over: 2))
    #expect(LineScaler(ScalingMethod(factor: half)).scaled(line).remark == remark)
  }

  static let conversions: [(String, UnitSystem, String)] = [
    ("1 cup milk", .metric, "240 ml milk"),
    ("1 cup (240 ml) - 2 cups milk", .metric, "240 ml - 480 ml milk"),
    ("1 cup (240 ml) - 2 cups stock", .us, "1 cup - 2 cups stock"), ("一杯半牛奶", .metric, "360 ml牛奶"),
    ("2 tbsp oil", .metric, "2 tbsp oil"),
    ("1 lb beef", .metric, "454 g beef"),
    ("1/4 oz yeast", .metric, "7 g yeast"),
    ("16oz beef", .metric, "454g beef"),
    ("2 (14 oz) cans tomatoes", .metric, "2 (397 g) cans tomatoes"),
    ("1 14.5-ounce can tomatoes", .metric, "1 411-g can tomatoes"),
    ("1 (14 oz/400 g) can tomatoes", .metric, "1 (400 g) can tomatoes"),
    ("1 cup (240 ml) milk", .us, "1 cup milk"),
    ("2 cups diced (1/4 inch) celery", .metric, "480 ml diced (6.5 mm) celery"),
    ("2 squash (about 1 1/2 pounds each)", .metric, "2 squash (about 680 g each)"),
    ("2 squash, about 1 1/2 pounds each", .metric, "2 squash, about 680 g each"),
    ("1 chicken, about 4 to 5 lb, cut up", .metric, "1 chicken, about 1.81 to 2.27 kg, cut up"),
    ("2 carrots, cut into 1-inch pieces", .metric, "2 carrots, cut into 2.5-cm pieces"),
    (
      "1 potato, in 3/4- to 1-inch-thick slices", .metric,
      "1 potato, in 1.9- to 2.5-cm-thick slices"
    ),
    ("2 carrots, cut into 2 cm dice", .us, "2 carrots, cut into 3/4 inch dice"),
    ("2 14-oz/400-g cans tomatoes", .metric, "2 400-g cans tomatoes"),
    ("2 14-oz/400-g cans tomatoes", .us, "2 14-oz cans tomatoes"),
    ("2 chilled 750-ml bottles champagne", .us, "2 chilled 750-ml bottles champagne"),
    ("1 egg, cut 1 in half", .metric, "1 egg, cut 1 in half"),
    ("1 sheet pastry, 9x13-inch", .metric, "1 sheet pastry, 9x13-inch"),
    ("1 sheet pastry, 9 by 13 inches", .metric, "1 sheet pastry, 9 by 13 inches"),
    ("1 sheet pastry, 9 inches x 13 inches", .metric, "1 sheet pastry, 9 inches x 13 inches"),
    (
      "4 fillets, about 1 pound / 450 g in total", .metric,
      "4 fillets, about 1 pound / 450 g in total"
    ),
    ("4 rolls, about 5 inches (13 cm) wide", .metric, "4 rolls, about 5 inches (13 cm) wide"),
    ("75 g (1/4 cup plus 1 tablespoon) water", .us, "1/4 cup plus 1 tablespoon water"),
    ("1 cup (250 ml) milk", .metric, "250 ml milk"),
    ("300g/10½oz beef", .us, "10½oz beef"),
    ("300g/10½oz beef", .metric, "300g beef"),
    ("1 cup plus 2 tbsp sugar", .metric, "270 ml sugar"),
    ("1-2 cups stock", .metric, "240-480 ml stock"),
    ("250 g butter", .us, "8 3/4 oz butter"),
    ("500 g flour", .us, "1 lb 2 oz flour"),
    ("100 ml cream", .us, "6 1/2 tbsp cream"),
    ("300 ml milk", .us, "1 1/4 cups milk"),
    ("1 l stock", .us, "4 1/4 cups stock"),
    ("568 ml milk", .uk, "20 fl oz milk"),
    ("100 ml cream", .uk, "3 1/2 fl oz cream"),
    ("9\" pie crust", .metric, "23 cm pie crust"),
    ("1/2-inch piece ginger", .metric, "1.3-cm piece ginger"),
    ("2 onions (10 oz)", .metric, "2 onions (283 g)"),
    ("1 Tasse Milch", .metric, "250 ml Milch"),
    ("3 lb potatoes", .metric, "1.36 kg potatoes"),
    ("550-600 g sugar", .us, "19 1/2-21 oz sugar"),
    ("1.1-1.2 kg pork", .us, "39-42 oz pork"),
    ("5 l water", .uk, "176 fl oz water"),
    ("2 1-pound, 13-ounce cans tomatoes", .metric, "2 822 g cans tomatoes"),
    ("2 oz cheese (about 1/2 of 5-ounce log)", .metric, "57 g cheese (about 1/2 of 142-g log)"),
    ("25 g yeast", .us, "7/8 oz yeast"), ("40 g sugar", .us, "1 3/8 oz sugar"),
    ("200 ml milk", .us, "3/4 cup plus 1 tbsp milk"),
    ("150 ml milk", .us, "1/2 cup plus 2 tbsp milk"),
    ("1 can (398 ml/14 oz) tomatoes", .metric, "1 can (398 ml) tomatoes"),
    ("1 can (398 ml/14 oz) tomatoes", .us, "1 can (14 oz) tomatoes"),
    ("1 roast, about 4 lb (1.8 kg), boned", .metric, "1 roast, about 4 lb (1.8 kg), boned"),
    ("1 kg or 2 lb 3 oz beef", .metric, "1 kg beef"),
    ("2 400 ml cans coconut milk", .us, "2 (1 2/3 cups) cans coconut milk"),
    ("1/3 de xícara (chá) de arroz", .metric, "83 ml de arroz"),
    ("2 çay bardağı su", .us, "3/4 cup plus 1 tbsp su"),
    ("2 su bardağı süt", .metric, "400 ml süt"),
    ("400-500 g beef", .us, "14-17 3/4 oz beef"),
    ("1 onion", .metric, "1 onion"),
    ("1 cup (6 ounces) dried apricots", .metric, "240 ml (170 g) dried apricots"),
    ("1 lb fresh lychees or 1 (15-oz) can", .metric, "454 g fresh lychees or 1 (425-g) can"),
    ("salt to taste", .metric, "salt to taste"),
  ]

  @Test("A line is written in other units", arguments: conversions)
  func isConverted(
    _ line: String, _ units: UnitSystem, _ converted: String
  ) {
    #expect(LineScaler(ScalingMethod(units: units)).scaled(line).text == converted)
  }

  static let weights: [(String, String, ScaledLine.Remark?)] = [
    ("1 cup all-purpose flour", "127 g all-purpose flour", nil),
    ("1 cup almond flour", "1 cup almond flour", .unknownDensity),
    ("2 cups sugar", "406 g sugar", nil),
    ("1 tbsp olive oil", "14 g olive oil", nil),
    ("500 ml milk", "516 g milk", nil),
    ("3 eggs", "3 eggs", nil),
    ("1 cup couscous", "175 g couscous", nil),
    ("1 cup molasses", "342 g molasses", nil),
    ("1 cup flour, all-purpose", "127 g flour, all-purpose", nil),
    (
      "1 cup oil-packed sun-dried tomatoes", "1 cup oil-packed sun-dried tomatoes", .unknownDensity
    ),
    ("1/4 teaspoon each: salt, sugar", "1/4 teaspoon each: salt, sugar", .unknownDensity),
    ("1 cup (6 ounces) dried apricots", "6 ounces dried apricots", nil),
    ("1 cup honey roasted peanuts", "1 cup honey roasted peanuts", .unknownDensity),
  ]

  @Test("A volume becomes a weight only of foods whose density is known", arguments: weights)
  func isWeighed(
    _ line: String, _ weighed: String, _ remark: ScaledLine.Remark?
  ) {
    let scaled = LineScaler(ScalingMethod(isByWeight: true)).scaled(line)
    #expect(scaled.text == weighed)
    #expect(scaled.remark == remark)
  }
}
