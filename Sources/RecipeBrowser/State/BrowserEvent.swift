package import RecipeCore
package import RecipeMerging
package import RecipeSearch
package import TerminalScreen

/// An event of a browser.
package enum BrowserEvent: Sendable {
  /// A person did something.
  case input(InputEvent)
  /// The terminal has another size.
  case resized(ScreenSize)
  /// The recipes are being read; the text says how far.
  case progress(String)
  /// The recipes are there.
  case loaded(BrowserCollection)
  /// A search has ended.
  case found(BrowserAnswer)
  /// The tags and publishers are counted.
  case terms(SearchTerms)
  /// The sources and tags of the recipes that match are counted.
  case filters(FilterCounts)
  /// The marks of all recipes.
  case marks(RecipeMarks)
  /// The complete version of a recipe that was listed without ingredients.
  case completed(RankedRecipe)
  /// The recipes that are alike, but not the same as one.
  case variants(of: String, [RecipeVariant])
  /// Something was done, or could not be.
  case told(String)
}
