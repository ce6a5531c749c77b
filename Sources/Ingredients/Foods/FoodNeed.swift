/// An amount of a food that a line asks for.
package struct FoodNeed: Sendable, Hashable {
  /// The line, or the part of it with the amount.
  package let parsed: ParsedIngredient
  /// The line, or the part of it, that names the food.
  package let naming: ParsedIngredient

  /// Creates a need from its parts.
  init(_ parsed: ParsedIngredient, named naming: ParsedIngredient) {
    (self.parsed, self.naming) = (parsed, naming)
  }

  /// The food without its amount and preparation; all of the line if nothing else is there.
  package var food: String {
    let name = naming.foodName
    return name.isEmpty ? naming.text : name
  }
}
