import Ingredients
import RecipeCore
import RecipeScaling
import Testing

@Suite("Ingredient lines for another number of servings and in other units")
struct LineScalerTests {
  @Test(
    "A line is written for so many times as much", arguments: doubled + others + written + readings)
  func isScaled(_ row: ScaledLineRow) throws {
    let factor = try #require(Rational(typed: row.method))
    let scaler = LineScaler(ScalingMethod(factor: factor, language: row.language))
    #expect(scaler.scaled(row.line).text == row.result)
  }

  static let remarks: [(String, ScaledLine.Remark?)] = [
    ("a 9-inch springform pan", .cookware), ("Springform Ø 26 cm", .cookware),
    ("20 cm cake tin", .cookware), ("2 lemons, juice of 1 and zest of 2", .numberLeft),
    ("1.5-2kg/3lb 5oz-4lb 8oz piece pork belly", .numberLeft),
    ("2 chickens with a total weight of 2 kg", .numberLeft), ("2 carrots (or 3)", .numberLeft),
    ("350 degrees", .noAmount), ("Cook time: 1 hr 15 min", .noAmount),
    ("10-12 minutes", .noAmount), ("1 hour or 2", .noAmount), ("4 minute steaks", nil),
    ("2 msk ättika (12 %)", nil), ("25 cl de lait (très bien)", nil),
    ("4 tsp salt (see note 2)", nil),
    ("1 cup crumbs from 9 (2 1/4- by 4 3/4-inch) crackers", .numberLeft),
    ("Equipment: 2 (9-inch) cake pans", .cookware),
    ("each 12 oz. (375 g)", .noAmount),
    ("1 cup cream blended with 4 egg yolks", .numberLeft),
    ("2 onions, cut into 8 wedges", nil), ("2 lb shrimp (16 to 20 count), peeled", nil),
    ("white parts of 1 leek (about 1 cup)", .noAmount),
    ("an untreated plank (about 17x10 1/2\")", nil),
    ("1/8 teaspoon salt", .unmeasurable), ("1/4 cup milk", nil),
    ("6 Kugeln Mozzarella à 125 g", nil), ("面粉 200 g * 份数", .formula),
    ("salt to taste", .noAmount), ("1 egg", .partOfWhole), ("2 eggs", nil),
    ("½ blikje tomaten", .partOfWhole), ("2 1/2 cans tomatoes", .partOfWhole),
    ("1 can tomatoes", .partOfWhole), ("1 onion", nil), ("1 cup milk", nil),
    ("3 Eier", .partOfWhole), ("3 æggeblommer", .partOfWhole), ("3 ks žĺtok", .partOfWhole),
    ("1 (3 pound) whole chicken", .partOfWhole),
  ]

  @Test("What cannot be halved is said", arguments: remarks)
  func isRemarked(_ line: String, _ remark: ScaledLine.Remark?) throws {
    let half = try #require(Rational(1, over: 2))
    #expect(LineScaler(ScalingMethod(factor: half)).scaled(line).remark == remark)
  }

  @Test("A ratio holds for any amount", arguments: ["2 parts water, 1 part sugar"])
  func ratioStays(_ line: String) {
    rateStays(line)
  }

  @Test("An amount for each of something stays, and that is said", arguments: rates)
  func rateStays(_ line: String) {
    let scaled = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line)
    #expect(scaled.text == line)
    #expect(scaled.remark == .rate)
  }

  @Test("A half that no number says leaves the line as it was, and that is said")
  func halfStays() {
    for method in [ScalingMethod(factor: Rational(2)), ScalingMethod(units: .metric)] {
      let scaled = LineScaler(method).scaled("1 taza y media azúcar")
      #expect(scaled.text == "1 taza y media azúcar")
      #expect(scaled.remark == .numberLeft)
    }
  }

  @Test("A British pint is larger than that of other recipes")
  func pint() {
    let british = LineScaler(ScalingMethod(units: .metric, language: "en-GB"))
    #expect(british.scaled("1 pint ale").text == "568 ml ale")
    #expect(LineScaler(ScalingMethod(units: .metric)).scaled("1 pint ale").text == "480 ml ale")
  }

  @Test("A line is written in other units", arguments: conversions)
  func isConverted(_ row: ScaledLineRow) throws {
    let units = try #require(UnitSystem(rawValue: row.method))
    #expect(LineScaler(ScalingMethod(units: units)).scaled(row.line).text == row.result)
  }

  @Test("Many spoons become millilitres, not cups, in a kitchen that has no cups")
  func manySpoons() {
    let scaler = LineScaler(ScalingMethod(factor: Rational(2), units: .metric))
    #expect(scaler.scaled("5 tablespoons butter").text == "150 ml butter")
    #expect(scaler.scaled("2 tablespoons butter").text == "4 tablespoons butter")
  }

  @Test("A pan in other units is said, with its line as it was")
  func panIsSaid() throws {
    let recipe = Recipe(title: "Cake", ingredients: ["1 8x8-inch pan", "2 eggs"])
    let scaling = try ScaledRecipe(recipe, ScalingRequest(units: .metric)).scaling
    let remark = try #require(scaling.remarks.first)
    #expect(remark.reason == .panSize)
    #expect(remark.text == "1 20x20-cm pan")
    #expect(remark.former == "1 8x8-inch pan")
  }

  static let weights: [(String, String, ScaledLine.Remark?)] = [
    ("1 cup all-purpose flour", "127 g all-purpose flour", nil),
    ("1 cup almond flour", "1 cup almond flour", .unknownDensity),
    ("2 cups sugar", "406 g sugar", nil),
    ("1 tbsp olive oil", "14 g olive oil", nil),
    ("500 ml milk", "516 g milk", nil),
    ("3 eggs", "3 eggs", nil), ("1 cup soy sauce", "259 g soy sauce", nil),
    ("1 cup grated cheddar cheese", "115 g grated cheddar cheese", nil),
    ("1 tsp dry mustard", "1 tsp dry mustard", .unknownDensity),
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
