extension Recipe {
  /// True if a field has a value.
  package func has(_ field: RecipeField) -> Bool {
    var presence = FieldPresence()
    visit(field, &presence)
    return presence.hasValue
  }
}

/// The presence of a value in the field visited last.
private struct FieldPresence: RecipeVisitor {
  private(set) var hasValue = false

  mutating func visit(_: RecipeField, _ text: String?) { hasValue = text != nil }
  mutating func visit(_: RecipeField, _ minutes: MinuteRange?) { hasValue = minutes != nil }
  mutating func visit(_: RecipeField, _ number: ExactNumber?) { hasValue = number != nil }
  mutating func visit(_: RecipeField, _ texts: [String]) { hasValue = !texts.isEmpty }
  mutating func visit(_: RecipeField, _ groups: [RecipeGroup]) { hasValue = !groups.isEmpty }
  mutating func visit(_: RecipeField, _ facts: [NutritionFact]) { hasValue = !facts.isEmpty }
  mutating func visit(_: RecipeField, _ rating: Rating?) { hasValue = rating != nil }
  mutating func visit(_: RecipeField, _ extras: [ExtraField]) { hasValue = !extras.isEmpty }
}
