package import RecipeCore

/// A recipe while a reader puts it together; `finished()` cleans it and makes it immutable.
package struct RecipeDraft: Sendable {
  package var title = ""
  package var publisher: String?
  package var publisherURL: String?
  package var sourceURL: String?
  package var f2fURL: String?
  package var imageURL: String?
  package var socialRank: ExactNumber?
  package var ingredients: [String] = []
  package var ingredientGroups: [IngredientGroup] = []
  package var directions: [String] = []
  package var description: String?
  package var tags: [String] = []
  package var yield: String?
  package var prepMinutes: Int?
  package var cookMinutes: Int?
  package var totalMinutes: Int?
  package var rating: Rating?
  package var author: String?
  package var language: String?
  package var published: String?
  package var extras: [ExtraField] = []

  /// Makes an empty draft.
  package init() {}

  /// The recipe, or `nil` when there is no title.
  package func finished() -> Recipe? {
    guard !title.isEmpty else { return nil }
    return Recipe(
      title: title, publisher: publisher, publisherURL: publisherURL, sourceURL: sourceURL,
      f2fURL: f2fURL, imageURL: imageURL, socialRank: socialRank, ingredients: ingredients,
      ingredientGroups: ingredientGroups, directions: directions, description: description,
      tags: tags, yield: yield, prepMinutes: prepMinutes, cookMinutes: cookMinutes,
      totalMinutes: totalMinutes, rating: rating, author: author, language: language,
      published: published, extras: extras)
  }
}
