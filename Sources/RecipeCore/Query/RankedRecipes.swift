/// Ranked recipes in rank order, wherever they are: in memory, or in a file that is read as needed.
///
/// Getting one may be work, and it is not kept: who needs it twice should hold on to it.
package protocol RankedRecipes: Sendable {
  /// How many there are.
  var count: Int { get }

  /// The recipe at a position from 0 to below `count`.
  subscript(position: Int) -> RankedRecipe { get }

  /// What is known of the recipes that match a query before any is looked at.
  ///
  /// Positions are those of this collection; a recipe that is not among the candidates must not
  /// match.
  func candidates(for query: RecipeQuery) -> QueryCandidates
}

extension RankedRecipes {
  /// Nothing is known, unless the query is that of every recipe.
  package func candidates(for query: RecipeQuery) -> QueryCandidates {
    query.expression == nil ? .certain(.all(count)) : .doubtful(.all(count))
  }
}

extension Array: RankedRecipes where Element == RankedRecipe {}
