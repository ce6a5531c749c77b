import RecipeCore

extension Recipe {
  /// Returns the value of a field for a comparison, or `nil` if it is absent.
  func comparedValue(of field: RecipeField) -> RecipeDifferences.Field.Value? {
    var values = ComparedValues()
    visit(field, &values)
    return values.value
  }
}

/// The value of the field visited last.
private struct ComparedValues: RecipeVisitor {
  private(set) var value: RecipeDifferences.Field.Value?

  mutating func visit(_: RecipeField, _ text: String?) { value = text.map { .text($0) } }

  mutating func visit(_: RecipeField, _ minutes: MinuteRange?) {
    value = minutes.map { .minutes($0) }
  }

  mutating func visit(_: RecipeField, _ number: ExactNumber?) {
    value = number.map { .text($0.text) }
  }

  mutating func visit(_: RecipeField, _ texts: [String]) {
    value = texts.isEmpty ? nil : .texts(texts)
  }

  mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup]) {
    visit(field, groups.map(\.name))
  }

  mutating func visit(_ field: RecipeField, _ facts: [NutritionFact]) {
    visit(field, facts.map(\.line))
  }

  mutating func visit(_: RecipeField, _ rating: Rating?) {
    value = rating.map { .text("\($0.value.text)/\($0.best.text)") }
  }

  mutating func visit(_ field: RecipeField, _ extras: [ExtraField]) {
    visit(field, extras.map { "\($0.name): \($0.json)" })
  }
}
