/// The parts of an ingredient line on their way into a `ParsedIngredient`.
struct IngredientParts {
  /// How much of the food.
  var amount: IngredientAmount?
  /// How much is in one of what is counted.
  var packageSize: IngredientAmount?
  /// The same amount in other units.
  var alternative: IngredientAmount?
  /// Where the food stands.
  var food: Range<Int>
  /// Where the preparation stands.
  var preparation: Range<Int>?
  /// Where the first remark stands, without its parentheses.
  var note: Range<Int>?
  /// Whether the ingredient may be left out.
  var isOptional = false
  /// The groups in parentheses inside food or preparation, with the parentheses.
  var asides: [Range<Int>] = []

  /// The parts of a line that is all food.
  init(food: Range<Int>) {
    self.food = food
  }
}
