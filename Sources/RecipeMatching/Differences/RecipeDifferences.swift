import Ingredients
package import RecipeCore

/// The differences between two recipes, for a person.
package struct RecipeDifferences: Sendable, Hashable {
  /// A field that differs.
  package struct Field: Sendable, Hashable {
    /// The kinds of values: texts, lists of texts, times, and counts of steps.
    package enum Value: Sendable, Hashable {
      case text(String)
      case texts([String])
      case minutes(MinuteRange)
      case number(Int)
    }

    /// The field; of `directions`, the number of steps is compared.
    package let field: RecipeField
    /// The left recipe's value, or `nil` if it has none.
    package let left: Value?
    /// The right recipe's value, or `nil` if it has none.
    package let right: Value?
  }

  /// The fields that differ, in the order of `RecipeField`, besides the ingredients and, in whole
  /// detail, the steps.
  package let fields: [Field]
  /// The ingredients side by side.
  package let ingredients: IngredientComparison
  /// The steps side by side, or `nil` if only their number is compared.
  package let steps: StepComparison?

  /// True if nothing differs but wording.
  package var isEmpty: Bool {
    fields.isEmpty && ingredients.isComplete
      && ingredients.rows.allSatisfy { $0.change == .same || $0.change == .wording }
      && (steps?.rows ?? []).allSatisfy { $0.change == .same }
  }

  /// Compares two recipes; `DifferenceFinder` knows the names of foods.
  init(_ left: Recipe, _ right: Recipe, synonyms: FoodSynonyms, detail: DifferenceDetail) {
    ingredients = IngredientComparison(left, right, synonyms: synonyms)
    switch detail {
    case .brief:
      fields =
        Self.briefFields.compactMap { Field($0, left, right) }.filter(\.isShared)
        + [Field(stepsOf: left, right)].compactMap(\.self)
      steps = nil
    case .whole:
      fields = RecipeField.allCases.filter { !Self.alignedFields.contains($0) }
        .compactMap { Field($0, left, right) }
      steps = StepComparison(left.steps, right.steps)
    }
  }

  private static let briefFields: [RecipeField] = [
    .title, .yield, .prepMinutes, .cookMinutes, .waitMinutes, .totalMinutes,
  ]

  /// The fields whose lines are compared one by one, and the positions of headings among them.
  private static let alignedFields: Set<RecipeField> = [
    .ingredients, .directions, .directionGroups,
  ]
}

extension RecipeDifferences.Field {
  /// True if both recipes have a value.
  fileprivate var isShared: Bool { left != nil && right != nil }

  /// Compares a field, and returns `nil` if it is equal.
  fileprivate init?(_ field: RecipeField, _ left: Recipe, _ right: Recipe) {
    let values = (left.comparedValue(of: field), right.comparedValue(of: field))
    guard values.0 != values.1, field != .yield || !Self.areSameYield(left, right) else {
      return nil
    }
    self.init(field: field, left: values.0, right: values.1)
  }

  /// True if two recipes state the same yield in other words: "Serves 4" and "4 servings".
  private static func areSameYield(_ left: Recipe, _ right: Recipe) -> Bool {
    guard let left = left.yield, let right = right.yield else { return false }
    return YieldMeaning(left) == YieldMeaning(right)
  }

  /// Compares the numbers of steps, and returns `nil` if they are equal or one is not known.
  fileprivate init?(stepsOf left: Recipe, _ right: Recipe) {
    let counts = (left.steps.count, right.steps.count)
    guard counts.0 > 0, counts.1 > 0, counts.0 != counts.1 else { return nil }
    self.init(field: .directions, left: .number(counts.0), right: .number(counts.1))
  }
}
