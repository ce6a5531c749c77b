/// The parts of an ingredient line from which a `ParsedIngredient` is made.
package struct IngredientParts {
  /// The amount of the food.
  package var amount: IngredientAmount?
  /// The amount in one of the things counted.
  package var packageSize: IngredientAmount?
  /// The amount in one of the things counted, in other units.
  package var alternativeSize: IngredientAmount?
  /// The same amount in other units.
  package var alternative: IngredientAmount?
  /// The same amount in yet other units, behind slashes.
  package var furtherAlternatives: [IngredientAmount] = []
  /// The range of the food.
  package var food: Range<Int>
  /// The range of the preparation.
  package var preparation: Range<Int>?
  /// The range of the first remark, without its parentheses.
  package var note: Range<Int>?
  /// True if each of several foods has the amount.
  package var isOfEach = false
  /// True if the ingredient is optional.
  package var isOptional = false
  /// The groups in parentheses inside food or preparation, with the parentheses.
  package var asides: [Range<Int>] = []

  /// Creates the parts of a line that is all food.
  package init(food: Range<Int>) {
    self.food = food
  }
}
