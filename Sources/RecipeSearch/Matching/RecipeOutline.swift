package import RecipeCore

/// The values of a recipe other than its texts: its numbers, and which fields are present.
package struct RecipeOutline: Sendable, Hashable {
  /// Minutes of preparation.
  package var prepMinutes: MinuteRange?
  /// Minutes of cooking.
  package var cookMinutes: MinuteRange?
  /// Minutes of waiting.
  package var waitMinutes: MinuteRange?
  /// Minutes from start to end.
  package var totalMinutes: MinuteRange?
  /// The rating by readers.
  package var rating: Rating?
  /// The yield as written.
  package var yield: String?
  /// The date of publication, as written.
  package var published: String?
  /// The number of ingredient lines.
  package var ingredientCount = 0
  /// The number of steps, without headings.
  package var directionCount = 0
  /// The number of tags.
  package var tagCount = 0
  /// The number of notes.
  package var noteCount = 0
  /// The number of tools.
  package var toolCount = 0
  /// True if it has nutrition.
  package var hasNutrition = false
  /// True if it has a publisher.
  package var hasPublisher = false
  /// True if it has the URL of a page.
  package var hasSourceURL = false
  /// True if it has the URL of an image.
  package var hasImageURL = false
  /// True if it has a description.
  package var hasDescription = false
  /// True if it has an author.
  package var hasAuthor = false
  /// True if it has a language.
  package var hasLanguage = false

  /// Creates the outline of a recipe without fields.
  package init() {}

  /// Creates the outline of a recipe.
  package init(_ recipe: Recipe) {
    (prepMinutes, cookMinutes) = (recipe.prepMinutes, recipe.cookMinutes)
    (waitMinutes, totalMinutes) = (recipe.waitMinutes, recipe.totalMinutes)
    rating = recipe.rating
    (yield, published) = (recipe.yield, recipe.published)
    ingredientCount = recipe.ingredients.count
    directionCount = max(0, recipe.directions.count - recipe.directionGroups.count)
    (tagCount, noteCount) = (recipe.tags.count, recipe.notes.count)
    (toolCount, hasNutrition) = (recipe.tools.count, !recipe.nutrition.isEmpty)
    hasPublisher = recipe.publisher != nil
    hasSourceURL = recipe.sourceURL != nil
    hasImageURL = recipe.imageURL != nil
    hasDescription = recipe.description != nil
    hasAuthor = recipe.author != nil
    hasLanguage = recipe.language != nil
  }

  /// The time that it takes, or `nil` if no time is known.
  var time: RecipeTime? {
    RecipeTime(prep: prepMinutes, cook: cookMinutes, wait: waitMinutes, total: totalMinutes)
  }
}
