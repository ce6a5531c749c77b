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

  /// Adds ingredient lines of a flat list, headings among them as groups.
  package mutating func addIngredients(_ lines: some Sequence<String>) {
    for line in lines {
      if let heading = IngredientHeading.heading(in: line) {
        ingredientGroups.append(IngredientGroup(name: heading, start: ingredients.count))
      } else {
        ingredients.append(line)
      }
    }
  }
}
