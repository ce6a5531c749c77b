/// An operation that changes the values of a recipe's fields, see `RecipeVisitor`.
package protocol RecipeEditor {
  /// Changes a text that is never absent.
  mutating func edit(_ field: RecipeField, _ text: inout String)
  /// Changes a text.
  mutating func edit(_ field: RecipeField, _ text: inout String?)
  /// Changes a number of minutes, or a range of them.
  mutating func edit(_ field: RecipeField, _ minutes: inout MinuteRange?)
  /// Changes a number that prints as it was read.
  mutating func edit(_ field: RecipeField, _ number: inout ExactNumber?)
  /// Changes a list of texts.
  mutating func edit(_ field: RecipeField, _ texts: inout [String])
  /// Changes groups of ingredients or directions.
  mutating func edit(_ field: RecipeField, _ groups: inout [RecipeGroup])
  /// Changes nutrition.
  mutating func edit(_ field: RecipeField, _ facts: inout [NutritionFact])
  /// Changes a rating.
  mutating func edit(_ field: RecipeField, _ rating: inout Rating?)
  /// Changes fields that no reader knows.
  mutating func edit(_ field: RecipeField, _ extras: inout [ExtraField])
}
