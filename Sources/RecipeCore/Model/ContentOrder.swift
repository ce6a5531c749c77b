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
    let recipe = record.recipe
    let single = [
      recipe.title, recipe.sourceURL, recipe.publisher, recipe.publisherURL, recipe.f2fURL,
      recipe.imageURL, recipe.socialRank?.text, recipe.description, recipe.yield,
      recipe.prepMinutes.map(String.init), recipe.cookMinutes.map(String.init),
      recipe.totalMinutes.map(String.init), recipe.rating?.value.text, recipe.rating?.best.text,
      recipe.rating?.count.map(String.init), recipe.author, recipe.language, recipe.published,
    ].map { $0 ?? "" }
    let lists = [
      recipe.ingredients, recipe.ingredientGroups.flatMap { [$0.name, String($0.start)] },
      recipe.directions, recipe.tags, recipe.extras.flatMap { [$0.name, $0.json] },
    ].flatMap { [String($0.count)] + $0 }
    return single + [record.locator.description] + lists
  }
}
