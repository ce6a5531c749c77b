package import RecipeCore
package import RecipeMerging
import RecipeSearch

/// A side effect that the browser requests.
package enum BrowserEffect: Sendable {
  /// Run a search, which supersedes one that still runs.
  case search(BrowserSearch)
  /// Open a recipe's page in the web browser.
  case open(RankedRecipe)
  /// Copy a text to the clipboard.
  case copy(String)
  /// Set a mark on a recipe, or take it back if it is set; cooked on an earlier day is cooked again.
  case toggle(RecipeMark, RankedRecipe)
  /// Fetch what the list of its source left out of a recipe.
  case complete(RankedRecipe)
  /// Find the variants of a recipe.
  case findVariants(RankedRecipe)
  /// Count the tags and publishers.
  case countTerms
  /// Count the sources and tags of the recipes that a search finds.
  case countFilters(BrowserSearch)
  /// Stop the process until it is resumed.
  case suspend
  /// Draw everything again.
  case repaint
  /// End.
  case quit
}
