package import RecipeCore

/// A recipe under construction; `finished()` cleans it and makes it immutable.
package struct RecipeDraft: Sendable {
  /// See `Recipe.title`; without one there is no recipe.
  package var title = ""
  /// See `Recipe.publisher`.
  package var publisher: String?
  /// See `Recipe.publisherURL`.
  package var publisherURL: String?
  /// See `Recipe.sourceURL`.
  package var sourceURL: String?
  /// See `Recipe.f2fURL`.
  package var f2fURL: String?
  /// See `Recipe.imageURL`.
  package var imageURL: String?
  /// See `Recipe.socialRank`.
  package var socialRank: ExactNumber?
  /// See `Recipe.ingredients`.
  package var ingredients: [String] = []
  /// See `Recipe.ingredientGroups`.
  package var ingredientGroups: [IngredientGroup] = []
  /// See `Recipe.directions`.
  package var directions: [String] = []
  /// See `Recipe.description`.
  package var description: String?
  /// See `Recipe.tags`.
  package var tags: [String] = []
  /// See `Recipe.yield`.
  package var yield: String?
  /// See `Recipe.prepMinutes`.
  package var prepMinutes: Int?
  /// See `Recipe.cookMinutes`.
  package var cookMinutes: Int?
  /// See `Recipe.totalMinutes`.
  package var totalMinutes: Int?
  /// See `Recipe.rating`.
  package var rating: Rating?
  /// See `Recipe.author`.
  package var author: String?
  /// See `Recipe.language`.
  package var language: String?
  /// See `Recipe.published`.
  package var published: String?
  /// See `Recipe.extras`.
  package var extras: [ExtraField] = []

  /// Creates an empty draft.
  package init() {}

  /// Adds the ingredient lines of a flat list, whose headings become groups.
  package mutating func addIngredients(_ lines: some Sequence<String>) {
    for line in lines {
      if let heading = IngredientHeading.heading(in: line) {
        ingredientGroups.append(IngredientGroup(name: heading, start: ingredients.count))
      } else {
        ingredients.append(line)
      }
    }
  }

  /// Adds the ingredient lines of a flat list, without a copy if it is the first and has no
  /// headings.
  mutating func addIngredientList(_ lines: [String]) {
    guard ingredients.isEmpty, !lines.contains(where: IngredientHeading.isLikely) else {
      return addIngredients(lines)
    }
    ingredients = lines
  }
}
