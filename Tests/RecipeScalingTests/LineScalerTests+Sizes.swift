import Ingredients
import RecipeScaling
import Testing

/// Lines in which a size can be taken for an amount, or an amount for a size.
extension LineScalerTests {
  static let unclearSizes = [
    "4 1/4-pound burgers", "4 1/4 pound burgers", "8 1/2-ounce fillets", "2 1/2-pound chickens",
    "1 1/4\"-thick slice ham", "14 oz cans tomatoes", "3 pint jars or 6 8-ounce jars",
  ]

  @Test(
    "A size that may be a number of things stays in any units, and that is said",
    arguments: unclearSizes)
  func unclearSizeStays(_ line: String) {
    for method in [ScalingMethod(factor: Rational(2)), ScalingMethod(units: .metric)] {
      let scaled = LineScaler(method).scaled(line)
      #expect(scaled.text == line)
      #expect(scaled.remark == .twoReadings)
    }
  }

  @Test(
    "Grams with three digits behind a point are thousands if they are even, and stay otherwise",
    arguments: [
      ("1.500 g Mehl", "3000 g Mehl", nil), ("6.082 g yeast", "6.082 g yeast", .twoReadings),
      ("2.016 g Roggenmehl", "2.016 g Roggenmehl", .twoReadings),
    ] as [(String, String, ScaledLine.Remark?)])
  func thousandsOfGrams(_ line: String, _ expected: String, _ remark: ScaledLine.Remark?) {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text == expected)
    #expect(scaled.remark == remark)
  }

  @Test(
    "A number and a fraction before a unit are one amount where pieces are not of that size",
    arguments: [
      ("2 1/2-lb potatoes", "5-lb potatoes"),
      ("2 1/2-pound ripe tomatoes", "5-pound ripe tomatoes"),
      ("2 1/2-cups oats", "5-cups oats"), ("2 1/2-tablespoons capers", "5-tablespoons capers"),
      ("3 1/2-ounce walnuts", "7-ounce walnuts"), ("2 1/2-pound mussels", "5-pound mussels"),
      ("2 1/2 pound salmon fillets", "5 pounds salmon fillets"),
      ("2 1/2 pound ground beef patties", "5 pounds ground beef patties"),
    ])
  func mixedAmountIsScaled(_ line: String, _ twice: String) {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text == twice)
    #expect(scaled.remark != .twoReadings)
  }

  @Test(
    "What is for so many people or so much food is scaled where the word for it is that of a rate elsewhere",
    arguments: [
      ("320 g di riso per 4 persone", "640 g di riso"), ("1 uovo per 2 cotolette", "2 uov"),
      ("200 g zucchero per 6 persone", "400 g zucchero"),
      ("1 bustina di lievito per 1 kg di farina", "2 bustin"),
      ("200 g rýže pro 4 osoby", "400 g rýže"), ("1 vejce pro 2 řízky", "2 vejce"),
      ("1 tsp salt per 2 pounds of meat", "1 tsp salt"), ("3 g Salz pro 2 Portionen", "3 g Salz"),
    ])
  func foodForSeveral(_ line: String, _ beginning: String) {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text.hasPrefix(beginning), "\(scaled.text)")
  }

  static let sizesOfParts: [(line: String, inOunces: String)] = [
    ("half a tin (200 g) chickpeas", "half a tin (7 oz) chickpeas"),
    ("½ boîte (200 g) pois chiches", "½ boîte (7 oz) pois chiches"),
    ("豆腐 1/2丁(150g)", "豆腐 1/2丁(5 1/4 oz)"), ("ねぎ 1/2本（10cm）", "ねぎ 1/2本（4 inches）"),
    ("1/2 cucumber (about 20 cm long)", "1/2 cucumber (about 7 3/4 inches long)"),
    ("Pickled chilies: 5 (50g)", "Pickled chilies: 5 (1 3/4 oz)"),
  ]

  @Test(
    "A weight of a part or of a whole one, of each or of all, is converted, but not scaled",
    arguments: sizesOfParts)
  func sizeOfPartStays(_ line: String, _ inOunces: String) {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text == line)
    #expect(scaled.remark == .twoReadings)
    #expect(LineScaler(ScalingMethod(units: .us)).scaled(line).text == inOunces)
  }

  @Test("The package of which a half is needed is a number that stays")
  func halfOfPackageIsSaid() {
    let line = "8 ounces puff pastry (half of 17-ounce package)"
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text == "16 ounces puff pastry (half of 17-ounce package)")
    #expect(scaled.remark == .numberLeft)
  }

  @Test(
    "The volume of a pan and the length of one are no amounts",
    arguments: [
      "1 1/2 quart saucepan", "10 inch loaf pan", "1 6 cup bundt pan",
      "a 10-inch bundt pan (3 quart)",
    ])
  func panStays(_ line: String) {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text == line)
    #expect(scaled.remark == .cookware)
  }

  static let certainSizes = ScaledLineTable.read(
    """
    2 | 4 burgers, 1/4-pound each | 8 burgers, 1/4-pound each
    2 | 3-3 oz. packages cream cheese | 6 (3 oz.) packages cream cheese
    2 | 1/2 (14 oz) can coconut milk | 1 (14 oz) can coconut milk
    2 | 1 gr. Kopf Salat | 2 gr. Kopf Salat
    2 | 5 Tbsp butter, divided into 4 Tbsp and 1 Tbsp | 1/2 cup plus 2 tbsp butter, divided into 1/2 cup and 2 Tbsp
    2 | a 1/4-inch-thick slice of ham | 2 (1/4-inch-thick) slices of ham
    2 | four 1/2-inch-thick pork chops | 8 (1/2-inch-thick) pork chops
    2 | 4 1 1/4-pound game hens | 8 (1 1/4-pound) game hens
    1/2 | 2 1/4-inch-thick slices of ham | 1 (1/4-inch-thick) slice of ham
    2 | five spice powder 20 g | five spice powder 40 g
    1/2 | 0.33 cup sugar | 2 2/3 tablespoons sugar
    2 | 1.67 cups milk | 3 1/3 cups milk
    metric | 2 tablespoons kale (about 10 cups) | 2 tablespoons kale (about 2.4 l)
    metric | 2 to 3 pounds beef | 0.9 to 1.4 kg beef
    metric | 1 gr. Kopf Salat | 1 gr. Kopf Salat
    metric | 1 kaffekopp mjölk | 150 ml mjölk
    us | 0-50g sugar | 0-1 3/4 oz sugar
    us | 1 ст.молока | 1 cup plus 1 tbsp молока
    """)

  @Test("A size stays, and an amount does not", arguments: certainSizes)
  func sizeIsToldFromAmount(_ row: ScaledLineRow) throws {
    let units = UnitSystem(rawValue: row.method)
    let factor = units == nil ? try #require(Rational(typed: row.method)) : Rational(1)
    let scaled = LineScaler(ScalingMethod(factor: factor, units: units)).scaled(row.line)
    #expect(scaled.text == row.result)
  }
}
