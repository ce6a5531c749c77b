/// The order of records with the same reference, whatever order they arrived in.
enum ContentOrder {
  /// True if the content of `left` comes before that of `right`.
  static func precedes(_ left: RecipeRecord, _ right: RecipeRecord) -> Bool {
    content(of: left).lexicographicallyPrecedes(content(of: right)) { left, right in
      left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// Returns all content of a record as texts, with a count before each list.
  private static func content(of record: RecipeRecord) -> [String] {
    var texts = ContentTexts()
    record.recipe.visit(&texts)
    return texts.single + [record.locator.description] + texts.lists
  }
}

/// The values of a recipe's fields as texts.
private struct ContentTexts: RecipeVisitor {
  /// A fixed number of texts for each field with one value; empty where the value is absent.
  private(set) var single: [String] = []
  /// Each list after the number of its texts.
  private(set) var lists: [String] = []

  mutating func visit(_: RecipeField, _ text: String?) { single.append(text ?? "") }

  mutating func visit(_: RecipeField, _ minutes: MinuteRange?) {
    single.append(minutes?.description ?? "")
  }

  mutating func visit(_: RecipeField, _ number: ExactNumber?) { single.append(number?.text ?? "") }

  mutating func visit(_: RecipeField, _ rating: Rating?) {
    single += [rating?.value.text, rating?.best.text, rating?.count.map(String.init)]
      .map { $0 ?? "" }
  }

  mutating func visit(_: RecipeField, _ texts: [String]) {
    lists += [String(texts.count)] + texts
  }

  mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup]) {
    visit(field, groups.flatMap { [$0.name, String($0.start)] })
  }

  mutating func visit(_ field: RecipeField, _ facts: [NutritionFact]) {
    visit(field, facts.flatMap { [$0.name, $0.text] })
  }

  mutating func visit(_ field: RecipeField, _ extras: [ExtraField]) {
    visit(field, extras.flatMap { [$0.name, $0.json] })
  }
}
