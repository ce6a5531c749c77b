import Ingredients

/// An amount of a food that a line needs.
struct NeededLine {
  let line: ShoppingLine
  /// The line, or the part of it with the amount.
  let parsed: ParsedIngredient
  /// The line, or the part of it, that names the food.
  let naming: ParsedIngredient

  /// The food without its amount and preparation.
  var food: String {
    let name = naming.foodName
    return name.isEmpty ? line.text : name
  }
}
