/// The names of nutrition facts: in words in a recipe, as properties in schema.org/NutritionInformation.
enum NutritionName {
  /// Returns the name in words for a property: `fatContent` is "fat"; unknown names stay.
  static func words(for property: String) -> String { words[property] ?? property }

  /// Returns the property for a name in words; unknown names stay.
  static func property(for words: String) -> String { properties[words] ?? words }

  private static let words: [String: String] = [
    "carbohydrateContent": "carbohydrates", "cholesterolContent": "cholesterol",
    "fatContent": "fat", "fiberContent": "fiber", "proteinContent": "protein",
    "saturatedFatContent": "saturated fat", "servingSize": "serving size",
    "sodiumContent": "sodium", "sugarContent": "sugar", "transFatContent": "trans fat",
    "unsaturatedFatContent": "unsaturated fat",
  ]

  private static let properties = Dictionary(
    uniqueKeysWithValues: words.map { ($0.value, $0.key) })
}
