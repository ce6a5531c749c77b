import Ingredients
import RecipeScaling

/// An amount of a food that a line needs.
struct NeededLine {
  let line: ShoppingLine
  let need: FoodNeed
  /// True if the food is garlic.
  let isGarlic: Bool

  /// The food without its amount and preparation.
  var food: String { need.namedFood }

  /// The unit that the last word of the food is, and that word: the cloves of "2 garlic cloves".
  var countedUnit: (unit: MeasureUnit, word: String)? {
    let words = food.split(separator: " ")
    guard let word = words.last, words.count > 1 || isGarlic,
      let unit = ParsedIngredient("1 \(word) of it").amount?.unit, unit.kind == .count
    else { return nil }
    return (unit, String(word))
  }
}
