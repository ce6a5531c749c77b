import RecipeCore

extension SecretText {
  /// Returns a recipe with the key masked in every text.
  ///
  /// The response was searched before it was decoded; this finds what only decoding reveals.
  func masked(_ recipe: Recipe) -> Recipe {
    guard key != nil else { return recipe }
    var recipe = recipe
    var masking = RecipeMasking(secret: self)
    recipe.edit(&masking)
    return recipe
  }

  /// Returns a text with the key masked.
  func masked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let masked = masked(body: bytes)
    return masked.count == bytes.count ? text : String(decoding: masked, as: UTF8.self)
  }
}

/// The masking of a key in every text of a recipe.
private struct RecipeMasking: RecipeEditor {
  let secret: SecretText

  func edit(_: RecipeField, _ text: inout String) { text = secret.masked(text) }
  func edit(_: RecipeField, _ text: inout String?) { text = text.map(secret.masked) }
  func edit(_: RecipeField, _ texts: inout [String]) { texts = texts.map(secret.masked) }

  func edit(_: RecipeField, _ groups: inout [RecipeGroup]) {
    groups = groups.map { RecipeGroup(name: secret.masked($0.name), start: $0.start) }
  }

  func edit(_: RecipeField, _ facts: inout [NutritionFact]) {
    facts = facts.map { NutritionFact(name: secret.masked($0.name), text: secret.masked($0.text)) }
  }

  func edit(_: RecipeField, _ extras: inout [ExtraField]) {
    extras = extras.map { ExtraField(name: secret.masked($0.name), json: secret.masked($0.json)) }
  }

  func edit(_: RecipeField, _: inout Int?) {}
  func edit(_: RecipeField, _: inout ExactNumber?) {}
  func edit(_: RecipeField, _: inout Rating?) {}
}
