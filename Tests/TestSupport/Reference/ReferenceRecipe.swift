package import RecipeCore

/// A recipe as the reference reads it: texts and numbers by their names in queries.
package struct ReferenceRecipe: Sendable {
  /// The lines of each text.
  let texts: [String: [ReferenceText]]
  /// The known numbers.
  let numbers: [String: Double]
  /// The date of publication, as written.
  let published: String?
  /// The fields that `has:` finds.
  let known: Set<String>

  /// Reads a recipe of one record.
  package init(_ recipe: Recipe, source: String) {
    let lines: [String: [String]] = [
      "title": [recipe.title], "ingredient": recipe.ingredients, "tag": recipe.tags,
      "publisher": [recipe.publisher].compactMap(\.self),
      "author": [recipe.author].compactMap(\.self),
      "description": [recipe.description].compactMap(\.self),
      "directions": recipe.directions, "note": recipe.notes, "tool": recipe.tools,
      "source": [source],
      "language": [recipe.language].compactMap(\.self),
    ]
    texts = lines.mapValues { $0.map { ReferenceText($0) } }
    let (prep, cook) = (recipe.prepMinutes?.upper, recipe.cookMinutes?.upper)
    let sum = prep == nil && cook == nil ? nil : (prep ?? 0) + (cook ?? 0)
    let time = recipe.totalMinutes?.upper ?? sum
    let isWhole = recipe.totalMinutes != nil || prep != nil && cook != nil
    let numbers: [String: Double?] = [
      "time": isWhole ? time.map(Double.init) : nil,
      "time at least": isWhole ? nil : time.map(Double.init),
      "prep": recipe.prepMinutes.map { Double($0.upper) },
      "rank": recipe.socialRank?.value,
      "rating": recipe.rating.map { $0.value.value * 5 / $0.best.value },
      "ingredients": Double(recipe.ingredients.count), "steps": Double(recipe.directions.count),
    ]
    self.numbers = numbers.compactMapValues(\.self)
    published = recipe.published
    let presence: [String: Bool] = [
      "image": recipe.imageURL != nil, "directions": !recipe.directions.isEmpty,
      "tags": !recipe.tags.isEmpty, "time": time != nil, "rank": recipe.socialRank != nil,
      "author": recipe.author != nil, "description": recipe.description != nil,
      "published": recipe.published != nil,
    ]
    known = Set(presence.filter(\.value).keys)
  }

  /// Returns a number, or what it is at least if no greater one would fail the comparison.
  func number(_ name: String, isOpenAbove: Bool) -> Double? {
    numbers[name] ?? (isOpenAbove ? numbers[name + " at least"] : nil)
  }
}
