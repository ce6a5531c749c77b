import Ingredients
import RecipeCore
import RecipeScaling
import Testing

@Suite("Temperatures in other units")
struct TemperatureTests {
  static let texts: [(UnitSystem, String, String)] = [
    (.metric, "Bake at 350°F for 20 minutes.", "Bake at 175°C for 20 minutes."),
    (.metric, "Bake at 400 degrees F.", "Bake at 205 degrees C."),
    (.uk, "Heat to 325 degrees Fahrenheit", "Heat to 165 degrees Celsius"),
    (.metric, "Bake at 350 - 375 °F.", "Bake at 175 - 190 °C."),
    (.metric, "until it reads 165°F", "until it reads 74°C"),
    (.metric, "Bake at 350F.", "Bake at 175C."),
    (.metric, "Bake at 350°F (180°C).", "Bake at 350°F (180°C)."),
    (.metric, "Bake at 180C/160C fan/350F.", "Bake at 180C/160C fan/350F."),
    (.metric, "Bake at 180 °C.", "Bake at 180 °C."),
    (.metric, "350F to 375F (180C to 190C)", "350F to 375F (180C to 190C)"),
    (.us, "350F to 375F (180C to 190C)", "350F to 375F (180C to 190C)"),
    (.us, "180°C to 190°C (350-375°F)", "180°C to 190°C (350-375°F)"),
    (.metric, "350F (180C) to 375F (190C)", "350F (180C) to 375F (190C)"),
    (.metric, "350F to 375F", "175C to 190C"),
    (.metric, "Bake at 400 degrees.", "Bake at 400 degrees."),
    (.metric, "Add 12 F lengths", "Add 12 F lengths"),
    (.metric, "1350 F", "1350 F"),
    (.us, "Bei 180 °C backen.", "Bei 350 °F backen."),
    (.us, "Bake at 200°C.", "Bake at 400°F."),
    (.us, "Bake at 170°C.", "Bake at 340°F."),
    (.us, "Melt it at 45 °C.", "Melt it at 113 °F."),
    (.us, "12 C flour", "12 C flour"),
    (.us, "boiling (100°C) water", "boiling (212°F) water"),
    (.us, "Keep at -18°C.", "Keep at 0°F."),
    (.us, "zwischen 180 und 200 °C", "zwischen 350 und 400 °F"),
    (.us, "entre 180 et 200 °C", "entre 350 et 400 °F"),
    (.us, "180 à 200 °C", "350 à 400 °F"),
    (.us, "180° bis 200°C", "350° bis 400°F"),
    (.us, "170/190 °C", "340/375 °F"),
    (.us, "180℃で焼く", "350℉で焼く"),
    (.metric, "350℉", "175℃"),
    (.us, "auf 37,5 °C", "auf 100 °F"),
    (.us, "180 градусов C", "350 градусов F"),
    (.us, "a 180 grados centígrados", "a 350 grados fahrenheit"),
    (.metric, "104-108.5°F", "40-43°C"),
    (.metric, "Freeze at 0°F.", "Freeze at -18°C."),
    (.metric, "a 350-degree F oven", "a 175-degree C oven"),
    (.metric, "110F/43C", "110F/43C"),
    (.metric, "Bake at 350/180°C.", "Bake at 350/180°C."),
    (.us, "67±1°C", "67±1°C"),
    (.us, "20 min. 4 °C", "20 min. 39 °F"),
    (.metric, "Heat at 350°F (2 c stock)", "Heat at 175°C (2 c stock)"),
    (.us, "Ofen vorheizen,180°C", "Ofen vorheizen,350°F"),
    (.us, "120 с в микроволновке, 200 с маслом", "120 с в микроволновке, 200 с маслом"),
    (.us, "１８０℃で焼く", "350℉で焼く"),
    (.us, "兆兆°C und ½°C", "兆兆°C und ½°C"),
  ]

  @Test("Directions have the temperatures of the units", arguments: texts)
  func areConverted(units: UnitSystem, text: String, expected: String) throws {
    let recipe = Recipe(title: "Pie", directions: [text])
    let scaled = try ScaledRecipe(recipe, ScalingRequest(units: units))
    #expect(scaled.recipe.directions == [expected])
    #expect(scaled.scaling.convertsTemperatures == (text != expected))
  }

  @Test(
    "Temperatures that may be of the other scale are told",
    arguments: [
      ("Bake at 400 degrees.", ["400 degrees"]),
      ("Backen bei 180 Grad.", ["180 Grad"]),
      ("Heat to 400F; then reduce to 350.", ["to 350"]),
      ("Serve to 250.", []),
      ("Turn the pan 180 degrees.", []),
    ] as [(String, [String])])
  func areLeft(text: String, left: [String]) throws {
    let recipe = Recipe(title: "Pie", directions: [text])
    let scaled = try ScaledRecipe(recipe, ScalingRequest(units: .metric))
    #expect(scaled.scaling.temperaturesLeft == left)
  }

  @Test("Without other units they stay, and so do those of the lines of ingredients")
  func stay() throws {
    let recipe = Recipe(
      title: "Bread", ingredients: ["1 cup water (110°F)"], directions: ["Bake at 350°F."])
    let twice = try ScaledRecipe(recipe, ScalingRequest(amount: .factor(Rational(2))))
    #expect(twice.recipe.directions == recipe.directions)
    let metric = try ScaledRecipe(recipe, ScalingRequest(units: .metric))
    #expect(metric.recipe.ingredients == ["240 ml water (43°C)"])
  }
}
