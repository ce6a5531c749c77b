package import RecipeMatching

extension FoodSynonyms {
  /// The names of foods by which a shopping list adds them up.
  ///
  /// They tell more foods apart than those by which duplicates are found: a recipe with sunflower oil
  /// instead of rapeseed oil is the same one, but one buys either.
  package static let shopping = FoodSynonyms(groups: [], foods: BuiltInShelf.all.flatMap(\.foods))

  /// Returns the names for shopping lists, with groups that a person adds.
  package static func shopping(adding groups: [[String]]) -> FoodSynonyms {
    groups.isEmpty
      ? shopping : FoodSynonyms(groups: groups, foods: BuiltInShelf.all.flatMap(\.foods))
  }
}
