/// The parts of an ingredient line on their way into a `ParsedIngredient`.
package struct IngredientParts {
  /// How much of the food.
  package var amount: IngredientAmount?
  /// How much is in one of what is counted.
  package var packageSize: IngredientAmount?
  /// The same amount in other units.
  package var alternative: IngredientAmount?
  /// Where the food stands.
  package var food: Range<Int>
  /// Where the preparation stands.
  package var preparation: Range<Int>?
  /// Where the first remark stands, without its parentheses.
  package var note: Range<Int>?
  /// Whether the ingredient may be left out.
  package var isOptional = false
  /// The groups in parentheses inside food or preparation, with the parentheses.
  package var asides: [Range<Int>] = []

  /// The parts of a line that is all food.
  package init(food: Range<Int>) {
    self.food = food
  }
}
