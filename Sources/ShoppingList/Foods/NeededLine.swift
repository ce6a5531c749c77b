import Ingredients

/// An amount of a food that a line needs.
struct NeededLine {
  let line: ShoppingLine
  let need: FoodNeed

  /// The food without its amount and preparation.
  var food: String { need.food }
}
