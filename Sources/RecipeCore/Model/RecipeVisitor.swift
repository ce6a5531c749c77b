/// An operation on the values of a recipe's fields that treats fields of one type alike.
///
/// `Recipe.visit` calls the method for the type of each field's value. An absent value is `nil` or
/// empty.
public protocol RecipeVisitor {
  /// Visits a text.
  mutating func visit(_ field: RecipeField, _ text: String?)
  /// Visits a number of minutes, or a range of them.
  mutating func visit(_ field: RecipeField, _ minutes: MinuteRange?)
  /// Visits a number that prints as it was read.
  mutating func visit(_ field: RecipeField, _ number: ExactNumber?)
  /// Visits a list of texts.
  mutating func visit(_ field: RecipeField, _ texts: [String])
  /// Visits groups of ingredients or directions.
  mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup])
  /// Visits nutrition.
  mutating func visit(_ field: RecipeField, _ facts: [NutritionFact])
  /// Visits a rating.
  mutating func visit(_ field: RecipeField, _ rating: Rating?)
  /// Visits fields that no reader knows.
  mutating func visit(_ field: RecipeField, _ extras: [ExtraField])
}
