import RecipeCore
import RecipeMerging

/// A search for suggestions if a query finds nothing.
struct QueryAdviser: Sendable {
  private let query: RecipeQuery
  private let pantry: Pantry?
  private let work: ParallelMap

  /// Creates an adviser for a query.
  init(_ query: RecipeQuery, pantry: Pantry?, work: ParallelMap) {
    self.query = query
    self.pantry = pantry
    self.work = work
  }

  /// Returns suggestions for queries that nearly match.
  func advice(over recipes: some RankedRecipes) async -> QueryAdvice {
    let words = (query.expression?.soughtTerms ?? []).compactMap { MisspeltWord($0) }
    let relaxer = QueryRelaxer(query, pantry: pantry, work: work)
    return QueryAdvice(
      relaxations: await relaxer.relaxations(over: recipes),
      corrections: await WordCorrector(work: work).corrections(of: words, in: recipes),
      shortage: await shortage(recipes))
  }

  private func shortage(_ recipes: some RankedRecipes) async -> QueryAdvice.Shortage? {
    guard let pantry = pantry?.withoutLimit else { return nil }
    let matches = await QueryFinder(query, work: work).matches(in: recipes)
    let missing = await work.flatMap(matches.count) { range in
      var reader = pantry.reader()
      return matches[range].compactMap { position in
        pantry.shortfall(of: recipes[position].merged.recipe, &reader)?.missing.count
      }
    }
    guard let least = missing.min() else { return nil }
    return QueryAdvice.Shortage(maximumMissingCount: least, count: missing.count { $0 == least })
  }
}
