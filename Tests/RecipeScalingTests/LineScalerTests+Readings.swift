import Ingredients
import RecipeScaling
import Testing

extension LineScalerTests {
  /// Lines that tell the size of each of several things, which no other number of them changes.
  static let sizesOfEach = [
    "2 Dosen Tomaten (à ca. 400 g)", "2 Dosen (à ca. 400 g) Tomaten", "2 Dosen Tomaten (je 400 g)",
    "4 Hähnchenbrustfilets, je ca. 150 g", "4 steaks (of about 200 g each)",
    "4 steaks of about 200 g each", "4 steaks (about 200 g per steak)",
    "4 fillets weighing about 150 g each", "2 boîtes de tomates de 400 g chacune",
    "4 pavés de saumon (d'environ 150 g)", "2 latas de tomate de 400 g",
    "2 lattine di pomodori (da 400 g ciascuna)", "4 filetti di salmone (circa 150 g l'uno)",
    "4 zalmfilets van ca. 150 g", "4 laxfiléer (ca 150 g per styck)",
    "4 laksefileter på ca. 150 g hver", "2 puszki pomidorów (po 400 g)",
    "2 plechovky rajčat (po 400 g)", "2 банки томатов (по 400 г)",
    "2 tlk tomaattimurskaa (400 g/tlk)", "2 conserve de roșii (a câte 400 g)",
    "トマト缶 2缶（各400g）", "番茄罐头 2 罐（每罐400克）", "鸡腿 4 个（约150克/个）", "鶏もも肉 2枚（1枚250g）",
  ]

  @Test(
    "The size of each of several things stays as it is, and is no number left",
    arguments: sizesOfEach)
  func sizeOfEachStays(_ line: String) throws {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    let amount = try #require(ParsedIngredient(line).amount)
    let twice = try #require(ParsedIngredient(scaled.text).amount)
    #expect(twice.quantity.upper == amount.quantity.upper.multiplied(by: Rational(2)))
    #expect(
      scaled.text.contains("400") || scaled.text.contains("50") || scaled.text.contains("200"))
    #expect(scaled.remark == nil)
  }

  @Test("The size of each is written in other units, and not that of something made from it")
  func sizeOfEachIsConverted() {
    let scaler = LineScaler(ScalingMethod(factor: Rational(2), units: .us))
    #expect(scaler.scaled("2 latas de tomate de 400 g").text == "4 latas de tomate de 14 oz")
    #expect(scaler.scaled("2 Dosen Mais (à ca. 400 g)").text == "4 Dosen Mais (à ca. 14 oz)")
    #expect(scaler.scaled("1 glass juice (from 500 g oranges)").text.contains("2 1/4 lb"))
  }

  @Test("A package of 1 1/4 ounces or one of a quarter stays in other units, and that is said")
  func packageOfQuarterStays() {
    let line = "1 1/4-ounce package active dry yeast"
    let scaled = LineScaler(ScalingMethod(units: .metric)).scaled(line)
    #expect(scaled.text == line)
    #expect(scaled.remark == .numberLeft)
  }

  static let grades = [
    "16/20 shrimp", "21-25 count shrimp", "80-20 ground beef", "80/20 ground beef",
    "93/7 lean turkey",
  ]

  @Test(
    "A grade is no amount, and a line that has only one is said to have none", arguments: grades)
  func gradeStays(_ line: String) {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text == line)
    #expect(scaled.remark == .noAmount)
  }

  static let unclear: [(String, ScaledLine.Remark)] = [
    ("2 - 8 oz steaks", .twoReadings), ("two 1/2 cups flour", .twoReadings),
    ("2 - 1/2 lb lobsters", .twoReadings), ("2 - 2 1/2 lb chickens", .twoReadings),
    ("a cup and three quarters flour", .numberLeft), ("1 cup and 3/4 flour", .numberLeft),
    ("1 cup and a half flour", .numberLeft), ("6 inch corn tortillas", .twoReadings),
    ("1 1/2 inch thick steaks, 2", .twoReadings),
    ("2 - 200 g steaks", .twoReadings),
  ]

  @Test("A line that can be read in two ways stays, and that is said", arguments: unclear)
  func unclearStays(_ line: String, _ remark: ScaledLine.Remark) {
    for method in [ScalingMethod(factor: Rational(2)), ScalingMethod(units: .metric)] {
      let scaled = LineScaler(method).scaled(line)
      #expect(scaled.text == line)
      #expect(scaled.remark == remark)
    }
  }

  static let readings = ScaledLineTable.read(
    """
    2 | 1 lb 16/20 shrimp | 2 lb 16/20 shrimp
    2 | 24 31/35 shrimp | 48 31/35 shrimp
    2 | 26/30 count shrimp, 1 lb | 26/30 count shrimp, 2 lb
    2 | 15/16 cup milk | 1 3/4 cups plus 2 tablespoons milk
    2 | between 1 cup and 2 cups flour | between 2 cups and 4 cups flour
    2 | between 1 and 2 cups flour | between 2 and 4 cups flour
    2 | entre 1 tasse et 2 tasses de farine | entre 2 tasses et 4 tasses de farine | fr
    2 | zwischen 200 g und 300 g Mehl | zwischen 400 g und 600 g Mehl
    2 | entre 1 taza y 2 tazas de harina | entre 2 tazas y 4 tazas de harina | es
    2 | a cup and three quarters of flour | 3 1/2 cups of flour
    2 | 1 cup and 3/4 of flour | 3 1/2 cups of flour
    2 | one and 1/2 cups flour | 3 cups flour
    2 | two & 1/2 cups flour | 5 cups flour
    2 | two and a half cups flour | 5 cups flour
    2 | 1 כוס וחצי סוכר | 3 כוס סוכר
    2 | 1 كوب ونصف دقيق | 3 كوب دقيق
    2 | 2 - 1/2 inch thick steaks | 4 (1/2 inch) thick steaks
    2 | 4 -1/2-inch slices bread | 8 (1/2-inch) slices bread
    2 | 2 - 1-inch thick pork chops | 4 (1-inch) thick pork chops
    2 | 2-8 ounce packages cream cheese | 4 (8 ounce) packages cream cheese
    2 | 2 - 1/4 ounce packages yeast | 4 (1/4 ounce) packages yeast
    2 | 1-14 oz can tomatoes | 2 (14 oz) cans tomatoes
    2 | 1 - 1/2 cups flour | 3 cups flour
    2 | 2 - 3 lb potatoes | 4 - 6 lb potatoes
    2 | 14-16 oz can tomatoes | 2 14-16 oz cans tomatoes
    2 | 250g/9oz (2 cups) berries | 500g/18oz (4 cups) berries
    2 | 1 cup / 240 ml / 8 oz / 225 g milk | 2 cups / 480 ml / 16 oz / 450 g milk
    2 | half a dozen eggs | 1 dozen eggs
    2 | half-dozen eggs | 1 dozen eggs
    2 | 2 doz. eggs | 4 doz. eggs
    1/3 | 1 dozen eggs | 4 eggs
    1/3 | 1 dozzina di uova | 4 uova
    2 | une demi-douzaine d'œufs | 1 douzaine d'œufs | fr
    4 | une demi-douzaine d'œufs | 2 douzaines d'œufs | fr
    2 | uma dúzia de ovos | 2 dúzias de ovos | pt
    2 | 4 ¼ inch thick pork steaks | 8 ¼ inch thick pork steaks
    2 | 4 3/4-to-1 inch thick pork chops | 8 3/4-to-1 inch thick pork chops
    2 | 4 1/2-pint baskets raspberries | 8 1/2-pint baskets raspberries
    2 | 8 inch pie shell | 2 8 inch pie shells
    2 | 2 inch ginger | 4 inch ginger
    2 | 2" ginger | 4" ginger
    2 | Ginger 1" | Ginger 2"
    2 | 2 x 6cm pieces of ginger | 4 x 6cm pieces of ginger
    2 | 6 oz/170 g (3/4 cup) butter | 12 oz/340 g (1 1/2 cups) butter
    2 | 225 g/8 oz/2 sticks butter | 450 g/16 oz/4 sticks butter
    2 | 8 oz/225 g (1 cup/2 sticks) butter | 16 oz/450 g (2 cups/4 sticks) butter
    2 | 1 cup [240 ml] milk | 2 cups [480 ml] milk
    2 | 400g/14oz tin tomatoes | 2 (400g/14oz) tins tomatoes
    2 | 8 oz (225 g) package cream cheese | 2 x 8 oz (225 g) packages cream cheese
    2 | 1 chicken (1.5kg/3lb 5oz) | 2 chickens (3kg/6lb 10oz)
    2 | 3 cups flour, divided (2 cups + 1 cup) | 6 cups flour, divided (4 cups + 2 cups)
    2 | Duck: Half a duck (About 1kg) | Duck: 1 duck (About 2kg)
    2 | Onion: Half (about 100g) | Onion: 1 (about 200g)
    2 | 1 whole (3-4 lbs) chicken | 2 whole (3-4 lbs) chickens
    2 | 2 large (about 1 lb) onions | 4 large (about 2 lb) onions
    2 | half of 1 onion | 1 of 1 onion
    2 | half & half 1 cup | half & half 2 cups
    2 | 1 cup warm milk (105F to 115F / 40C to 46C) | 2 cups warm milk (105F to 115F / 40C to 46C)
    2 | 1 cup warm water (110 F, 45 C) | 2 cups warm water (110 F, 45 C)
    2 | 250 ml water (35-40C) | 500 ml water (35-40C)
    2 | 24 C flour | 48 C flour
    2 | 1 pot basil | 2 pots basil
    3/2 | 1.5 tbsp oil | 2 1/4 tbsp oil
    2 | 2 bifes de frango (cerca de 240 g) | 4 bifes de frango (cerca de 480 g)
    2 | A 醤油 大さじ2 | A 醤油 大さじ4
    2 | バター 10g（大さじ1弱） | バター 20g（大さじ2弱）
    2 | 8 ounces, fluid Whole Milk | 16 ounces, fluid Whole Milk
    2 | 1 gr. Dose Tomaten | 2 gr. Dose Tomaten
    2 | 2 L eggs | 4 L eggs
    2 | 1-28-ounce can tomatoes | 2 (28-ounce) cans tomatoes
    2 | 1 onion, chopped (about 1 cup) | 2 onions, chopped (about 2 cups)
    2 | 4 minute steaks | 8 minute steaks
    2 | 2 minute noodles | 4 minute noodles
    2 | 100 - 300 g spinach | 200 - 600 g spinach
    2 | 50 - 150 g Zucker | 100 - 300 g Zucker
    2 | 10 - 30 g butter | 20 - 60 g butter
    2 | 2 [8 oz] steaks | 4 [8 oz] steaks
    2 | 2 steaks [8 oz each] | 4 steaks [8 oz each]
    2 | 20 cm Baguette | 40 cm Baguette
    1/2 | 20 cm Baguette | 10 cm Baguette
    2 | 15cm baguette, sliced | 30cm baguette, sliced
    2 | 4 cm long ginger | 8 cm long ginger
    2 | 2 inch round ginger | 4 inch round ginger
    2 | 8 inch round pie crust | 2 8 inch round pie crusts
    2 | 1 1/2 inch thick steak | 2 (1 1/2 inch) thick steaks
    2 | 打ち粉 適量 | 打ち粉 適量
    2 | 打发奶油 200克 | 打发奶油 400克
    2 | 打散的鸡蛋 2个 | 打散的鸡蛋 4个
    2 | 0.75c sugar | 1.5c sugar
    2 | .75c sugar | 1.5c sugar
    2 | 0,25 c sugar | 0,5 c sugar
    2 | butter 0.33 C, melted | butter 2/3 C, melted
    2 | 2 cups water (110C) | 4 cups water (110C)
    2 | 2 chicken breasts (a total of 400 g) | 4 chicken breasts (a total of 800 g)
    2 | 2 chicken breasts, a total of 400 g | 4 chicken breasts, a total of 800 g
    2 | 2 chicken breasts (a 200 g) | 4 chicken breasts (a 200 g)
    2 | 200 g flour, plus a further 50 g | 400 g flour, plus a further 100 g
    """)

  static let romance = [
    "2 c.s. olio", "1 c. de sel", "1 c. di sale", "1 c/n de sal", "1 c. soupe huile",
  ]

  @Test("The abbreviation of a Romance spoon is no cup", arguments: romance)
  func romanceSpoonStays(_ line: String) {
    #expect(LineScaler(ScalingMethod(units: .metric)).scaled(line).text == line)
  }

  @Test("Brackets stay whole, and no word of a line is lost", arguments: readings)
  func wordsStay(_ row: ScaledLineRow) throws {
    for units in [UnitSystem.metric, .us, .uk] {
      let text = LineScaler(ScalingMethod(units: units)).scaled(row.line).text
      for (opening, closing) in [("(", ")"), ("[", "]"), ("（", "）")] {
        let balance = row.line.ranges(of: opening).count - row.line.ranges(of: closing).count
        #expect(text.ranges(of: opening).count - text.ranges(of: closing).count == balance)
      }
      let food = ParsedIngredient(row.line).foodName
      #expect(text.contains(food.split(separator: " ").last ?? ""), "\(row.line) -> \(text)")
    }
  }

  static let eastern: [(String, String)] = [
    ("2 كوب دقيق", "480 ml دقيق"), ("½ كوب حليب", "120 ml حليب"),
    ("٢ ملعقة كبيرة زيت", "٢ ملعقة كبيرة زيت"),
    ("2 כוסות קמח", "480 ml קמח"), ("כוס סוכר", "240 ml סוכר"), ("3 כפות שמן", "3 כפות שמן"),
    ("2 कप मैदा", "480 ml मैदा"), ("डेढ़ कप आटा", "360 ml आटा"), ("2 पीमाना", "2 पीमाना"),
    ("2 پیمانه آرد", "480 ml آرد"), ("2 કપ દૂધ", "480 ml દૂધ"), ("2 கப் பால்", "480 ml பால்"),
    ("2 skodelici moke", "500 ml moke"), ("2 šolje brašna", "500 ml brašna"),
    ("1 ст.молока", "250 ml молока"),
  ]

  @Test(
    "Cups in Arabic, Hebrew, Hindi and Persian are converted, and spoons stay", arguments: eastern)
  func easternCups(_ line: String, _ converted: String) {
    #expect(LineScaler(ScalingMethod(units: .metric)).scaled(line).text == converted)
  }
}
