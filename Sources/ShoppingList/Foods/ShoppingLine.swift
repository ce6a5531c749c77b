/// An ingredient line of a recipe that is to be shopped for.
package struct ShoppingLine: Sendable, Hashable {
  /// The id of the recipe.
  package let recipe: String
  /// The title of the recipe.
  package let title: String
  /// The line, for as many servings as are wanted.
  package let text: String
  /// The BCP 47 tag of the recipe's language, if known.
  package let language: String?

  /// Creates a line from its parts.
  package init(recipe: String, title: String, text: String, language: String?) {
    self.recipe = recipe
    self.title = title
    self.text = text
    self.language = language
  }
}
