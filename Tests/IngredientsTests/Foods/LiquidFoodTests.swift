import Ingredients
import Testing

@Suite("Liquids")
struct LiquidFoodTests {
  @Test(
    "An ounce of a liquid is a fluid ounce",
    arguments: [
      ("gin", true), ("gin or vodka", true), ("dry white wine", true), ("dry vermouth", true),
      ("white wine", true),
      ("low-sodium chicken broth", true), ("freshly squeezed orange juice", true),
      ("orange juice from concentrate", true), ("milk, warmed", true), ("chilled champagne", true),
      ("heavy cream", true),
      ("simple syrup", true), ("red wine vinegar", true), ("milk powder", false),
      ("dry milk", false), ("sweetened condensed milk", false), ("sour cream", false),
      ("cream cheese", false), ("milk chocolate", false), ("rum raisins", false),
      ("chicken stock cubes", false), ("ice cream", false), ("coffee beans", false),
    ])
  func isLiquid(_ food: String, _ isLiquid: Bool) {
    #expect(LiquidFoods.has(food) == isLiquid)
  }
}
