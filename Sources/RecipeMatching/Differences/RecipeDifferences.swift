package import RecipeCore

/// What a person sees when two records are laid beside one another.
package struct RecipeDifferences: Sendable, Hashable {
  /// A field that both have and that differs.
  package struct Field: Sendable, Hashable {
    /// The two kinds of values: texts, and numbers such as minutes and how many steps there are.
    package enum Value: Sendable, Hashable {
      case text(String)
      case number(Int)
    }

    /// The field; of `directions` it is the number of steps that is compared.
    package let field: RecipeField
    /// The left recipe's value.
    package let left: Value
    /// The right recipe's value.
    package let right: Value
  }

  /// Title, yield, times and number of steps, where both recipes have them and they differ.
  package let fields: [Field]
  /// The ingredients, line beside line.
  package let ingredients: IngredientComparison

  /// Whether nothing differs but wording.
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
}

extension Recipe {
  /// How many steps there are; `nil` when none are known.
  fileprivate var stepCount: Int? { directions.isEmpty ? nil : directions.count }
}
