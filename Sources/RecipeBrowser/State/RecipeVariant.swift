package import RecipeMerging

/// A recipe that is like another one.
package struct RecipeVariant: Sendable {
  /// The recipe.
  package let recipe: RankedRecipe
  /// The reasons for and against one recipe, in words.
  package let reasons: String

  /// Creates a variant.
  package init(_ recipe: RankedRecipe, reasons: String) {
    self.recipe = recipe
    self.reasons = reasons
  }
}
