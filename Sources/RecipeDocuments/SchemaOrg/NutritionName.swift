/// The names of nutrition facts: in words in a recipe, as properties in schema.org/NutritionInformation.
enum NutritionName {
  /// Returns the name in words for a property: `fatContent` is "fat"; unknown names stay.
  static func words(for property: String) -> String { words[property] ?? property }

  /// Returns the property for a name in words; unknown names stay.
  static func property(for words: String) -> String { properties[words] ?? words }

  /// True for the name of a fact in words: "saturated fat", "calories".
  static func isKnown(_ words: String) -> Bool {
    properties[words] != nil || others.contains(words)
  }

  private static let others: Set<String> = [
    "calories", "energy", "kcal", "carbohydrate", "carbs", "fibre", "sugars", "salt content",
    "potassium", "kalorien", "eiweiß", "kohlenhydrate", "ballaststoffe", "protéines", "glucides",
    "lipides",
  ]

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
