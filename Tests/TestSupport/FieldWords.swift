package import RecipeCore

/// The words of a field's value, which every rendering of the value has in some form.
package struct FieldWords: RecipeVisitor, Hashable {
  /// The words, in order; none where the value is absent.
  package private(set) var words: [String] = []

  /// Collects the words of a field.
  package init(of field: RecipeField, in recipe: Recipe) {
    recipe.visit(field, &self)
  }

  /// True if a text has every word; `false` if there are none.
  package func areIn(_ text: some StringProtocol) -> Bool {
    !words.isEmpty && words.allSatisfy { text.contains($0) }
  }

  package mutating func visit(_: RecipeField, _ text: String?) {
    words += (text ?? "").split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }

  package mutating func visit(_: RecipeField, _ minutes: MinuteRange?) {
    if let minutes { words.append(String(minutes.upper)) }
  }

  package mutating func visit(_: RecipeField, _ number: ExactNumber?) {
    if let number { words.append(number.text) }
  }

  package mutating func visit(_ field: RecipeField, _ texts: [String]) {
    for text in texts { visit(field, text) }
  }

  package mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup]) {
    for group in groups { visit(field, group.name) }
  }

  package mutating func visit(_ field: RecipeField, _ facts: [NutritionFact]) {
    for fact in facts { visit(field, "\(fact.name) \(fact.text)") }
  }

  package mutating func visit(_ field: RecipeField, _ rating: Rating?) {
    visit(field, rating?.value)
    if let count = rating?.count { words.append(String(count)) }
  }

  package mutating func visit(_ field: RecipeField, _ extras: [ExtraField]) {
    for extra in extras { visit(field, "\(extra.name) \(extra.json)") }
  }
}
