package import RecipeCore
package import RecipeMerging

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

  /// The words that recipes have and that each of some words may be a slip of.
  ///
  /// - Parameters:
  ///   - words: Words that no recipe has.
  ///   - work: How the looking is shared out; the result does not depend on it.
  /// - Returns: For each word those that are like it, in any order, with the number of recipes that
  ///   have them in any of its fields; `nil` when only looking at every recipe would tell.
  func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]?

  /// What scores need to know of all recipes; `nil` when only looking at every recipe would tell.
  func statistics() -> CollectionStatistics?

  /// What the recipes at some positions stand by in an order: the `RecipeColumn` of the order, or
  /// the place of their first source among the sources by name.
  ///
  /// - Returns: A number for each, `nil` when it is not known; `nil` when only looking at every one of
  ///   them would tell.
  func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]?

  /// What the scores of the recipes at some positions are made of.
  ///
  /// - Parameters:
  ///   - terms: What is looked for.
  ///   - prior: What ranks are worth.
  /// - Returns: `nil` when only looking at every one of them would tell.
  func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts?
}

extension RankedRecipes {
  /// Nothing is known, unless the query is that of every recipe.
  package func candidates(for query: RecipeQuery) -> QueryCandidates {
    query.expression == nil ? .certain(.all(count)) : .doubtful(.all(count))
  }

  /// Nothing is known.
  package func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? { nil }

  /// Nothing is known.
  package func statistics() -> CollectionStatistics? { nil }

  /// Nothing is known.
  package func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]? { nil }

  /// Nothing is known.
  package func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts? { nil }
}

extension Array: RankedRecipes where Element == RankedRecipe {}
