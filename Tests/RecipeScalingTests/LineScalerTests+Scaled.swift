extension LineScalerTests {
  /// Lines, and twice as much of each.
  static let doubled = ScaledLineTable.read(
    #"""
    2 | 3/4 cup/150g plus 1 tablespoon sugar | 1 1/2 cups/300g plus 2 tablespoons sugar
    2 | 31/2 tablespoons butter | 7 tablespoons butter
    2 | beef (about 11/2 pounds) | beef (about 3 pounds)
    2 | 15/16 cup milk | 1 3/4 cups plus 2 tablespoons milk
    2 | 2 1/2- to 3-pound chicken | 5- to 6-pound chicken
    2 | 2 3/4- to 1-pound pork tenderloins | 4 3/4- to 1-pound pork tenderloins
    2 | two 1/2-pound fillets | 4 (1/2-pound) fillets
    2 | a 1/2-inch piece ginger | 2 (1/2-inch) pieces ginger
    2 | a gusto sal | a gusto sal
    2 | à volonté sel | à volonté sel
    2 | 2-3 carrots | 4-6 carrots
    2 | 2 to 3 tablespoons oil | 4 to 6 tablespoons oil
    2 | 2 (400 g) cans tomatoes | 4 (400 g) cans tomatoes
    2 | 1 (14 oz) can coconut milk | 2 (14 oz) cans coconut milk
    2 | 16-ounce can tomatoes | 2 16-ounce cans tomatoes
    2 | 2 cans of 400 g tomatoes | 4 cans of 400 g tomatoes
    2 | 1 cup plus 2 tbsp sugar | 2 1/4 cups sugar
    2 | 1 lb 2 oz beef | 2 lb 4 oz beef
    2 | 300g/10½oz beef | 600g/21oz beef
    2 | 1 egg | 2 eggs
    2 | 1 egg plus 1 egg yolk | 2 eggs plus 2 egg yolks
    2 | 2 cups flour, plus 1/4 cup for dusting | 4 cups flour, plus 1/2 cup for dusting
    2 | 1 beef fillet, cut into 2 or 3 pieces | 2 beef fillets, cut into 2 or 3 pieces
    2 | 4 3/4-inch thick pork chops | 8 3/4-inch thick pork chops
    2 | 6 1/2-inch-thick slices bread | 12 1/2-inch-thick slices bread
    2 | 2 1/2-inch piece of ginger | 2 (2 1/2-inch) pieces of ginger
    2 | 3 cups broth (2 cups if using a cooker) | 6 cups broth (4 cups if using a cooker)
    2 | 1 bunch cress (about 2 cups packed) | 2 bunches cress (about 4 cups packed)
    2 | 2 ramekins (1 cup each) | 4 ramekins (1 cup each)
    2 | 1/2 cup basil leaves, finely chopped, or 2 to 3 teaspoons dried basil | 1 cup basil leaves, finely chopped, or 4 to 6 teaspoons dried basil
    2 | juice of 1 lemon | juice of 2 lemons
    2 | two eggs | 4 eggs
    2 | Mehl 200 g | Mehl 400 g
    2 | しょうゆ 大さじ2 | しょうゆ 大さじ4
    2 | 1 cup 2% milk | 2 cups 2% milk
    2 | 00 flour | 00 flour
    2 | salt to taste | salt to taste
    2 | 1 1/2-inch piece ginger | 2 (1 1/2-inch) pieces ginger
    2 | 3/4-inch piece ginger | 2 (3/4-inch) pieces ginger
    2 | 9-inch pie shell | 2 9-inch pie shells
    2 | butter for a 20 cm tin | butter for a 20 cm tin
    2 | ½ an onion | 1 onion
    2 | 1 cup beans or one (15-oz) can beans | 2 cups beans or 2 (15-oz) cans beans
    2 | 20g coriander (approx 10 sprigs) | 40g coriander (approx 20 sprigs)
    2 | 6 cloves garlic (2 minced, 4 whole) | 12 cloves garlic (4 minced, 8 whole)
    2 | 1 14.5 oz (400 g) canned tomatoes | 2 14.5 oz (400 g) canned tomatoes
    2 | 2 (15.5-ounce cans) chickpeas | 4 (15.5-ounce cans) chickpeas
    2 | Scallion (1 stalk, about 20g) | Scallion (2 stalks, about 40g)
    2 | Chicken leg = Two | Chicken leg = 4
    2 | Mushrooms = 5 flowers | Mushrooms = 10 flowers
    2 | Onion 1 or Shallot 4 - 5 | Onion 1 or Shallot 4 - 5
    2 | 生姜 = 半斤 (250g) | 生姜 = 1斤 (500g)
    2 | 啤酒 = 半瓶 250ml | 啤酒 = 1瓶 500ml
    2 | 手抓饼 1 份-2 份 | 手抓饼 2 份-4 份
    2 | 鸡蛋 50g（约 1 颗） | 鸡蛋 100g（约 2 颗）
    2 | 姜 = 30g （分为两份：15g 焯水用，15g 炒制用） | 姜 = 60g （分为两份：30g 焯水用，30g 炒制用）
    2 | 一个半 番茄 | 3个 番茄
    2 | 一杯半牛奶 | 3杯牛奶
    2 | 洋葱一个半 | 洋葱3个
    2 | 鸡蛋的用量为 1 个。 | 鸡蛋的用量为 2 个。
    2 | 冰块 160 克以上 | 冰块 320 克以上
    2 | 主料:猪皮 1kg、水 4kg | 主料:猪皮 2kg、水 8kg
    2 | ۲ کھانے کے چمچ تیل | 4 کھانے کے چمچ تیل
    2 | آدھا کپ دودھ | 1 کپ دودھ
    2 | ٢ كراث | 4 كراث
    2 | २ प्याज | 4 प्याज
    2 | 1 lb tofu, cut in half, or 2 hours | 2 lb tofu, cut in half, or 2 hours
    2 | 1 cup (240 ml) - 2 cups milk | 2 cups (480 ml) - 4 cups milk
    2 | 4 fillets, each 12 oz. (375 g) | 8 fillets, each 12 oz. (375 g)
    2 | 2 lb carrots (1-inch pieces) | 4 lb carrots (1-inch pieces)
    2 | 600 g zalm, in vier porties van 150 g | 1.2 kg zalm, in vier porties van 150 g
    2 | 600 g salmon, in 4 portions of 150 g | 1.2 kg salmon, in 4 portions of 150 g
    2 | 1/2 package (~85 grams) tofu | 1 package (~170 grams) tofu
    2 | 3 cups corn (cut from about 6 ears) | 6 cups corn (cut from about 12 ears)
    2 | 1 1/2 cups (packed) mint leaves (about 1 bunch) | 3 cups (packed) mint leaves (about 2 bunches)
    2 | 2 cups chopped leeks (white parts only; from 2 large) | 4 cups chopped leeks (white parts only; from 4 large)
    2 | 1 tablespoon gelatin (measured from 2 envelopes) | 2 tablespoons gelatin (measured from 4 envelopes)
    2 | 2 cups cilantro leaves plus 1/2 cup chopped (from 2 large bunches) | 4 cups cilantro leaves plus 1 cup chopped (from 4 large bunches)
    2 | 2 large or 3 to 4 shallots, chopped (about 1/2 cup) | 4 large or 6 to 8 shallots, chopped (about 1 cup)
    2 | 7 slices bacon, 5 chopped, 2 halved | 14 slices bacon, 10 chopped, 4 halved
    2 | 3/4 cup bread crumbs, 3 handfuls | 1 1/2 cups bread crumbs, 6 handfuls
    2 | 4 (12-ounce) bags cranberries (14 cups) | 8 (12-ounce) bags cranberries (28 cups)
    2 | 1 (12-ounce) bag cranberries (3 cups) | 2 (12-ounce) bags cranberries (6 cups)
    2 | Garnish: 8 short fresh coriander sprigs | Garnish: 16 short fresh coriander sprigs
    2 | Rounded 1/2 teaspoon kosher salt | Rounded 1 teaspoon kosher salt
    2 | The zest of 3 lemons | The zest of 6 lemons
    2 | Seeds from 1/2 vanilla bean | Seeds from 1 vanilla bean
    2 | 卵(60g 程度) 2個 | 卵(60g 程度) 4個
    2 | 1 jigger rum | 2 jiggers rum
    2 | 1 tsp ginger (about 1-inch piece) | 2 tsp ginger (about 2 1-inch pieces)
    2 | Dried Chili = 5, 6 pieces | Dried Chili = 5, 6 pieces
    2 | Duck: Half a duck, 1 kg, chopped | Duck: 1 duck, 2 kg, chopped
    2 | Cinnamon: one small piece of 4 cm | Cinnamon: 2 small pieces of 4 cm
    2 | Garlic: 4 cloves, smashed | Garlic: 8 cloves, smashed
    2 | Star Anise: 3. | Star Anise: 6.
    2 | Beer: 1000 ml (Can buy two 500 ml cans). | Beer: 2000 ml (Can buy two 500 ml cans).
    2 | Ginger: 3 cm long, smashed for later use. | Ginger: 6 cm long, smashed for later use.
    2 | Green Pepper: 2 strips, Red Pepper: 1 strip | Green Pepper: 2 strips, Red Pepper: 1 strip
    2 | 2 lb tuna or four 6-ounce cans | 4 lb tuna or 8 6-ounce cans
    2 | 2 1/2 quarts (15 to 17 medium-sized) tomatoes | 5 quarts (30 to 34 medium-sized) tomatoes
    2 | 2 1-pound, 13-ounce cans tomatoes | 4 1-pound, 13-ounce cans tomatoes
    2 | 1 log goat cheese | 2 logs goat cheese
    2 | Squeeze of lime | 2 squeezes of lime
    2 | 1 tomate | 2 tomate
    2 | 1 tasse de lait | 2 tasse de lait
    2 | 1 1/2 pounds cucumbers (2 large) | 3 pounds cucumbers (4 large)
    2 | 1 cup radishes (from 1 large bunch) | 2 cups radishes (from 2 large bunches)
    2 | 1 ham (10 minutes) | 2 ham (10 minutes)
    2 | 1/3 cup orange zest (6 oranges) | 2/3 cup orange zest (12 oranges)
    2 | 1/4 cup minced shallots (about 2) | 1/2 cup minced shallots (about 4)
    2 | 80 g (1/4 cup plus 1 tablespoon) water | 160 g (1/2 cup plus 2 tablespoons) water
    2 | 1/2 stick (1/4 cup) butter | 1 stick (1/2 cup) butter
    2 | 2 cups diced (1/4 inch) celery | 4 cups diced (1/4 inch) celery
    2 | 2 cans tomatoes, or 2 cups sauce | 4 cans tomatoes, or 4 cups sauce
    2 | 2 apples, or cut into 2 halves | 4 apples, or cut into 2 halves
    2 | 1 (3 pound) roast | 2 (3 pound) roasts
    2 | 1 cup rice (such as Uncle 2) | 2 cups rice (such as Uncle 2)
    2 | 1 bottle or can beer | 2 bottles or cans beer
    2 | 1 (9 inch) pie crust, baked | 2 (9 inch) pie crusts, baked
    2 | 1 chipotle pepper from a can of peppers | 2 chipotle peppers from a can of peppers
    2 | 1 1/2 cup espresso | 3 cups espresso
    2 | One 1/4-oz/7-g package yeast | 2 1/4-oz/7-g packages yeast
    2 | 10 oz mushrooms (two 5 oz packages) | 20 oz mushrooms (4 5 oz packages)
    2 | Handful of rocket (about 1/2 cup) | 2 handfuls of rocket (about 1 cup)
    2 | a 7- to-8 pound leg of lamb, boned | 2 7- to-8 pound legs of lamb, boned
    2 | 1 pastry for a 9-inch pie crust | 2 pastry for a 9-inch pie crust
    2 | 4 lb parsnips (halve large slices) | 8 lb parsnips (halve large slices)
    2 | 4 cups chard (from about 1 large bunch) | 8 cups chard (from about 2 large bunches)
    2 | 1 (3-pound) chicken cut into 8 pieces | 2 (3-pound) chickens cut into 8 pieces
    2 | butter plus 1 cup flour | butter plus 2 cups flour
    2 | Dash or 2 hot sauce | Dash or 2 hot sauce
    2 | Pinch of salt | 2 pinches of salt
    2 | 1 tsp each cumin and coriander | 2 tsp each cumin and coriander
    2 | 2 squash (about 1 1/2 pounds each) | 4 squash (about 1 1/2 pounds each)
    2 | 2 squash, about 1 1/2 pounds each, peeled | 4 squash, about 1 1/2 pounds each, peeled
    2 | 1 whole chicken, about 4 pounds | 2 whole chickens, about 8 pounds
    2 | 1 package, 10 ounces, frozen peas | 2 packages, 10 ounces, frozen peas
    2 | 1 egg, beaten with 1 tablespoon water | 2 eggs, beaten with 2 tablespoons water
    2 | 3 tablespoons butter, cut into 1-tablespoon bits | 6 tablespoons butter, cut into 1-tablespoon bits
    2 | 2 potatoes, cut into 1/2-inch-thick slices | 4 potatoes, cut into 1/2-inch-thick slices
    2 | 1 jar artichokes, drained, 2 tablespoons oil reserved | 2 jars artichokes, drained, 4 tablespoons oil reserved
    2 | 4 cube steaks | 8 cube steaks
    2 | 3 square crackers | 6 square crackers
    2 | 2 square sheets nori | 4 square sheets nori
    2 | 1 8-inch square pan brownies | 2 8-inch square pan brownies
    2 | 1 1-inch cube ginger | 2 1-inch cubes ginger
    2 | 1 large steak or 2 (8-ounce) steaks | 2 large steaks or 4 (8-ounce) steaks
    2 | 4 (6 oz) steaks and 2 (5 oz) fish | 8 (6 oz) steaks and 4 (5 oz) fish
    2 | 2 (10-ounce) packages fresh noodles or 2 (3-ounce) packages dried | 4 (10-ounce) packages fresh noodles or 4 (3-ounce) packages dried
    2 | 1 cup flour type 55 (125 g) | 2 cups flour type 55 (250 g)
    2 | 4 slices bread (1/2 inch thick and 4 inches wide) | 8 slices bread (1/2 inch thick and 4 inches wide)
    2 | 1 tbsp cornstarch mixed with 2 tbsp water | 2 tbsp cornstarch mixed with 4 tbsp water
    2 | 1 package yeast dissolved in 1 cup water | 2 packages yeast dissolved in 2 cups water
    2 | 1 cup raspberries (from a 6-oz container) | 2 cups raspberries (from a 6-oz container)
    2 | 1 cup raspberries (from a 6 oz container) | 2 cups raspberries (from a 6 oz container)
    2 | 1 cup minus 1 tablespoon flour | 2 cups minus 2 tablespoons flour
    2 | 1 cup + 2 tbsp milk | 2 1/4 cups milk
    2 | 1/2 cup plus 1/4 cup sugar | 1 1/2 cups sugar
    2 | 2/3 cup plus 2 tbsp oil | 1 1/3 cups plus 4 tbsp oil
    2 | 1 (4-inch piece) ginger | 2 (4-inch pieces) ginger
    2 | two 1/4-ounce packages (about 1 tablespoon plus 2 teaspoons) yeast | 4 (1/4-ounce) packages (about 3 tablespoons plus 1 teaspoon) yeast
    2 | 8x8-inch pan | 8x8-inch pan
    2 | 1 cup rice and a pinch of salt | 2 cups rice and 2 pinches of salt
    """#)

  /// Factors, lines and results, with the language of the recipe where it matters.
  static let others = ScaledLineTable.read(
    #"""
    3 | 1/2 cup milk | 1 1/2 cups milk
    3 | ½ cup milk | 1 1/2 cups milk
    2/3 | 1 1/2 cups flour | 1 cup flour
    2/3 | 1 cup sugar | 2/3 cup sugar
    1.5 | 250 g flour | 375 g flour
    2/3 | 250g flour | 167g flour
    1/3 | 1.5 kg potatoes | 0.5 kg potatoes
    1.5 | 1 kg Kartoffeln | 1,5 kg Kartoffeln | de
    3 | 0,5 l Milch | 1,5 l Milch | de
    2 | 1 Tasse Mehl | 2 Tassen Mehl | de
    2 | 1 Bund Petersilie | 2 Bund Petersilie | de
    1/2 | 1 cup (240 ml) plus 2 tablespoons milk | 1/2 cup (120 ml) plus 1 tablespoon milk
    1/2 | 1 cup (130 g) plus 2 tbsp (16 g) flour | 1/2 cup (65 g) plus 1 tbsp (8 g) flour
    1/2 | about 2 pounds beef | about 1 pound beef
    1/2 | 2 x 400 g tins chickpeas | 1 x 400 g tin chickpeas
    2 | 1 ui of 2 sjalotten | 2 uien of 4 sjalotten | nl
    1/2 | 1 cup (240 ml) milk | 1/2 cup (120 ml) milk
    1/2 | 2 large eggs, beaten | 1 large egg, beaten
    3 | 1 onion, chopped | 3 onions, chopped
    1/2 | 1 cup butter or 2 sticks margarine | 1/2 cup butter or 1 stick margarine
    1/2 | 4 3/4-inch-thick pork chops | 2 3/4-inch-thick pork chops
    4 | half a cucumber | 2 cucumbers
    1/2 | 1 dozen eggs | 1/2 dozen eggs
    1 | 12 tsp sugar | 12 tsp sugar
    4 | 3 tsp sugar | 4 tbsp sugar
    1/3 | 1 tablespoon vanilla | 1 teaspoon vanilla
    1/4 | 1/4 cup oil | 1 tablespoon oil
    4 | 4 tbsp butter | 1 cup butter
    1/2 | 7 g yeast | 3.5 g yeast
    4 | 1 clove garlic | 4 cloves garlic
    1/2 | 2 bay leaves | 1 bay leaf
    1/3 | 1 kg flour | 333 g flour
    1/3 | 0.25 kg flour | 83 g flour
    1/3 | 1 dl cream | 33 ml cream
    1/3 | 3.5 - 4 dl stock | 117 - 133 ml stock
    1.5 | 0.75 dl milk | 113 ml milk
    1/3 | 1 to 1 1/4 cups milk | 5 1/3 to 6 2/3 tablespoons milk
    5 | 2 tsp cumin | 3 tbsp plus 1 tsp cumin
    5 | 6 tbsp water | 1 3/4 cups plus 2 tbsp water
    2/3 | 1 1/4 cups flour | 3/4 cup plus 1 1/3 tablespoons flour
    2/3 | ⅔ cup oil | 7 tablespoons oil
    1/2 | 1/2 of a lemon | 1/4 lemon
    2 | 1/2 a 1 cebolla | 1 a 2 cebollas | es
    1/2 | 500 g Kartoffeln (etwa 8 Stück) | 250 g Kartoffeln (etwa 4 Stück) | de
    1/2 | 2 lb potatoes (6 to 8) | 1 lb potatoes (3 to 4)
    1/2 | 22-oz (1-lb, 6-oz) flour | 11-oz flour
    1/3 | 肉桂棒 1 小段（约 2cm） | 肉桂棒 1/3 小段（约 2cm）
    1/2 | 2 Tbs. shallot, or 2 garlic cloves | 1 Tbs. shallot, or 1 garlic clove
    1/2 | 1 cup (240 ml) to 2 cups (480 ml) milk | 1/2 cup (120 ml) to 1 cup (240 ml) milk
    2 | 250 g pois chiches (en boîte) | 500 g pois chiches (en boîte) | fr
    2 | 250 g carottes (3) | 500 g carottes (6) | fr
    1/3 | 0.5 gul lök | 1/6 gul lök
    1 1/2 | ⅔ de xícara de leite | 1 xícara de leite
    3 | 1 1/2 tablespoons plus 2 teaspoons oil | 6 1/2 tablespoons oil
    1 1/2 | 1 lb 2 oz beef | 1 lb 11 oz beef
    1/2 | 1 lb 2 oz beef | 9 oz beef
    1/2 | 2 lbs. potatoes | 1 lb. potatoes
    2 | 1 xícara (chá) de água | 2 xícaras (chá) de água | pt
    2 | Krůtí šunka 3 plát. | Krůtí šunka 6 plát. | cs
    2 | Mehl Type 405, 200 g | Mehl Type 405, 400 g | de
    3 | 1/4 cup (4 tbsp) oil | 3/4 cup oil
    3 | 1 egg yolk beaten with 1 tbsp water | 3 egg yolks beaten with 3 tbsp water
    3 | 1 can kidney beans (19 oz) | 3 cans kidney beans (19 oz)
    3 | 1.5 cup blueberries | 4.5 cups blueberries | English
    4 | 1/2 a red onion | 2 red onions
    2 | Prise Salz | 2 Prisen Salz | de
    2 | 1 Lorbeerblatt | 2 Lorbeerblätter | de
    1/3 | 3 Kardamomkapseln | 1 Kardamomkapsel | de
    2 | 1 oignon rouge | 2 oignons rouges | fr
    2 | 1 tomate | 2 tomates | fr
    2 | 1 tasse de lait | 2 tasses de lait | fr
    1/7 | 5 cups stock | 3/4 cup stock
    6 | 1 pinch salt | 6 pinches salt
    1.5 | 1/4 cup oil | 6 tablespoons oil
    1.5 | 1/8 tsp salt | 3/16 tsp salt
    1/3 | 2 garlic cloves | 2/3 garlic clove
    1/2 | 2 sticks (1 cup) butter | 1 stick (1/2 cup) butter
    1/3 | 1 tablespoon plus 1 teaspoon oil | 1 1/3 teaspoons oil
    1/3 | 2 tablespoons plus 1/4 cup oil | 2 tablespoons oil
    1/3 | 1 1/4 cups sugar | 6 2/3 tablespoons sugar
    1/3 | 1 1/4 pounds apples | 6 2/3 ounces apples
    1/3 | 1 1/3 packages cake mix | 4/9 package cake mix
    1/3 | 2 2/3 cups broth | 7/8 cup broth
    1/2 | 2 (12 oz) cans or bottles beer | 1 (12 oz) can or bottle beer
    1/3 | 3 dill sprigs plus 6 tsp dill | 1 dill sprig plus 2 tsp dill
    1/3 | 3/4 cups wine | 1/4 cup wine
    1/3 | 1 1/2 cups plus 1 tablespoon flour | 1/2 cup plus 1 teaspoon flour
    1/3 | 2 tablespoons plus 1/2 cup sugar | 3 tablespoons plus 1 teaspoon sugar
    1/3 | 2 Tbs. plus 1/4 cup oil | 2 tbsp oil
    1/2 | 2 (1 ounce) squares chocolate | 1 (1 ounce) square chocolate
    1/2 | 2 1-pint baskets strawberries | 1 1-pint basket strawberries
    1/3 | 1/4 to 1/2 cup oil | 1 1/3 to 2 2/3 tablespoons oil
    1/3 | 2-3 tbsp oil | 2-3 tsp oil
    1/2 | 2-3 cups oil | 1-1 1/2 cups oil
    1/2 | 1 cup flour (plus about 2 tablespoons for dusting) | 1/2 cup flour (plus about 1 tablespoon for dusting)
    3 | 1 square chocolate | 3 squares chocolate
    1/3 | 3 squares chocolate | 1 square chocolate
    3 | 1 cup flour less 1 tablespoon | 3 cups flour less 3 tablespoons
    1.5 | 1/2 cup plus 1/4 cup (= 3/4 cup) sugar | 1 cup plus 2 tablespoons (= 1 cup plus 2 tablespoons) sugar
    1.5 | two 1/4-ounce packages (about 1 tablespoon plus 2 teaspoons) yeast | 3 (1/4-ounce) packages (about 2 1/2 tablespoons) yeast
    2 | 100 g bloem en een snuf zout | 200 g bloem en 2 snufjes zout | nl
    2 | 1 dopje vanille | 2 dopjes vanille | nl
    2 | 1 vel bladerdeeg | 2 vellen bladerdeeg | nl
    2 | 1 œuf et une pincée de sel | 2 œufs et 2 pincées de sel | fr
    2 | 1 Ei und eine Prise Salz | 2 Eier und 2 Prisen Salz | de
    2 | 1 uovo e un pizzico di sale | 2 uova e 2 pizzichi di sale | it
    2 | 1 huevo y una pizca de sal | 2 huevos y 2 pizcas de sal | es
    2 | 1 dl mjölk och en nypa salt | 2 dl mjölk och 2 nypor salt | sv
    2 | 1 dl mælk og en knivspids salt | 2 dl mælk og 2 knivspidser salt | da
    2 | 1 pund kartofler | 2 pund kartofler | da
    2 | 1 łyżka mąki | 2 łyżki mąki | pl
    3 | 2 łyżki mąki | 6 łyżek mąki | pl
    1/2 | 1 łyżka mąki | 1/2 łyżki mąki | pl
    2 | 100 g mąki i szczypta soli | 200 g mąki i 2 szczypty soli | pl
    5 | 1 stroužek česneku | 5 stroužků česneku | cs
    2 | 1 lyžica múky | 2 lyžice múky | sk
    5 | 1 столовая ложка муки | 5 столовых ложек муки | ru
    1.5 | 2 el azijn (of 1,5 el rijstazijn, 1 tl suiker en een snuf zout) | 3 el azijn (of 2 1/4 el rijstazijn, 1 1/2 tl suiker en 1 1/2 snufjes zout) | nl
    1.5 | 125 g céleri-branche (1 ou 2 branches) | 188 g céleri-branche (1 1/2 ou 3 branches) | fr
    2 | 1 žlica octa | 2 žlice octa | hr
    1/3 | 3 pounds apples, sliced 1/3 inch thick (about 9 cups) | 1 pound apples, sliced 1/3 inch thick (about 3 cups)
    1/3 | 12 3/8"-thick baguette slices, toasted | 4 3/8"-thick baguette slices, toasted
    2 | 面粉 200 g * 份数 | 面粉 200 g * 份数
    """#)
}
