package import RecipeCore
package import RecipeMerging

/// A collection of recipes in rank order, in memory or in a file that is read on demand.
///
/// Access may be slow and is not cached: keep a recipe that is needed twice.
package protocol RankedRecipes: Sendable {
  /// The number of recipes.
  var count: Int { get }

  /// The recipe at a position from 0 to below `count`.
  subscript(position: Int) -> RankedRecipe { get }

  /// Returns the recipes at some positions, in that order, each to be read when it is accessed.
  ///
  /// - Parameters:
  ///   - positions: The positions.
  ///   - work: Distributes what must be done before any of them is read.
  func stream(of positions: [Int], work: ParallelMap) async -> ElementStream<RankedRecipe>

  /// Returns the facts about the matches of a query that are known without reading recipes.
  ///
  /// Positions are those of this collection; a recipe that is not among the candidates must not
  /// match.
  func candidates(for query: RecipeQuery) -> QueryCandidates

  /// Returns the words of recipes of which each of some words may be a misspelling.
  ///
  /// - Parameters:
  ///   - words: Words that no recipe has.
  ///   - work: Distributes the search; the result does not depend on it.
  /// - Returns: The similar words for each, in any order, with the number of recipes that have them
  ///   in any of its fields, or `nil` if every recipe would have to be read.
  func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]?

  /// Returns the recipes one of whose titles has at most a number of words, up to
  /// `WholeTitleFinder.maximumWordCount`; `nil` if every recipe would have to be read.
  func recipes(withTitlesOfAtMost wordCount: Int) -> RecipePositions?

  /// Returns the statistics for scores, or `nil` if every recipe would have to be read.
  func statistics() -> CollectionStatistics?

  /// Returns the sort keys of the recipes at some positions: `SortOrder.number(of:)`, or the
  /// index of their first source among the sources by name.
  ///
  /// - Returns: A number for each recipe, `nil` for an unknown one; or `nil` if all of them would
  ///   have to be read.
  func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]?

  /// Returns the facts for the scores of the recipes at some positions.
  ///
  /// - Parameters:
  ///   - terms: The terms of the query.
  ///   - prior: The prior.
  /// - Returns: `nil` if all of them would have to be read.
  func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts?
}

extension RankedRecipes {
  /// Returns the recipes themselves.
  package func stream(
    of positions: [Int], work: ParallelMap
  ) async -> ElementStream<RankedRecipe> {
    ElementStream(count: positions.count) { self[positions[$0]] }
  }

  /// Returns that nothing is known, unless the query matches every recipe.
  package func candidates(for query: RecipeQuery) -> QueryCandidates {
    query.expression == nil ? .certain(.all(count)) : .doubtful(.all(count))
  }

  /// Returns that nothing is known.
  package func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? { nil }

  /// Returns that nothing is known.
  package func recipes(withTitlesOfAtMost wordCount: Int) -> RecipePositions? { nil }

  /// Returns that nothing is known.
  package func statistics() -> CollectionStatistics? { nil }

  /// Returns that nothing is known.
  package func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]? { nil }

  /// Returns that nothing is known.
  package func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts? { nil }
}

extension Array: RankedRecipes where Element == RankedRecipe {}
