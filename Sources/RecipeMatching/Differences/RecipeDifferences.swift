package import RecipeCore

/// The differences between two recipes, for a person.
package struct RecipeDifferences: Sendable, Hashable {
  /// A field that both have and that differs.
  package struct Field: Sendable, Hashable {
    /// The kinds of values: texts, times, and counts of steps.
    package enum Value: Sendable, Hashable {
      case text(String)
      case minutes(MinuteRange)
      case number(Int)
    }

    /// The field; of `directions`, the number of steps is compared.
    package let field: RecipeField
    /// The left recipe's value.
    package let left: Value
    /// The right recipe's value.
    package let right: Value
  }

  /// Title, yield, times and number of steps, if both recipes have them and they differ.
  package let fields: [Field]
  /// The ingredients side by side.
  package let ingredients: IngredientComparison

  /// True if nothing differs but wording.
  package var isEmpty: Bool {
    fields.isEmpty && ingredients.isComplete
      && ingredients.rows.allSatisfy { $0.change == .same || $0.change == .wording }
  }

  /// Compares two recipes; `DifferenceFinder` knows the names of foods.
  init(_ left: Recipe, _ right: Recipe, synonyms: FoodSynonyms) {
    ingredients = IngredientComparison(left, right, synonyms: synonyms)
    fields = [
      Field(.title, left.title, right.title),
      Field(.yield, left.yield, right.yield),
      Field(.prepMinutes, left.prepMinutes, right.prepMinutes),
      Field(.cookMinutes, left.cookMinutes, right.cookMinutes),
      Field(.waitMinutes, left.waitMinutes, right.waitMinutes),
      Field(.totalMinutes, left.totalMinutes, right.totalMinutes),
      Field(.directions, left.stepCount, right.stepCount),
    ].compactMap(\.self)
  }
}

extension RecipeDifferences.Field {
  fileprivate init?(_ field: RecipeField, _ left: String?, _ right: String?) {
    guard let left, let right, left != right else { return nil }
    self.init(field: field, left: .text(left), right: .text(right))
  }

  fileprivate init?(_ field: RecipeField, _ left: Int?, _ right: Int?) {
    guard let left, let right, left != right else { return nil }
    self.init(field: field, left: .number(left), right: .number(right))
  }

  fileprivate init?(_ field: RecipeField, _ left: MinuteRange?, _ right: MinuteRange?) {
    guard let left, let right, left != right else { return nil }
    self.init(field: field, left: .minutes(left), right: .minutes(right))
  }
}

extension Recipe {
  /// The number of steps, or `nil` if none are known.
  fileprivate var stepCount: Int? { steps.isEmpty ? nil : steps.count }
}
