import RecipeCore
import RecipeMerging

/// The relevance of recipes to the words of a query, scored against all recipes.
///
/// 0.65 BM25F / best + 0.15 share of the title + 0.10 share of the terms found + 0.10 prior, and 1 for a
/// title that consists of the terms. BM25F is that of Robertson and Zaragoza 2009, section 3.6, over
/// title, tags, ingredients and directions. Terms below a NOT, and words that have no letters do not
/// count. A query without words leaves only the prior.
struct Relevance: Sendable {
  private let terms: [RelevanceTerm]
  private let work: ParallelMap

  /// Creates a scorer for the terms of a query.
  init(_ query: RecipeQuery, work: ParallelMap) {
    terms = (query.expression?.soughtTerms ?? []).compactMap { RelevanceTerm($0) }
    self.work = work
  }

  /// Returns the scores of some recipes.
  ///
  /// - Parameters:
  ///   - matching: The positions of the recipes to score.
  ///   - matchedParts: The part of each in which the words are found.
  ///   - recipes: All recipes, including those that do not match.
  func scores(
    of matching: RecipePositions, at matchedParts: [MatchedPart], in recipes: some RankedRecipes
  ) async -> RelevanceScores {
    let pool = await RelevancePool(recipes, terms: terms, work: work)
    let reader = RelevanceReader(terms: terms, prior: pool.prior, work: work)
    let facts = await reader.facts(of: matching, in: recipes)
    let parts = await work.flatMap(facts.count, smallestPart: 1) { range in
      facts[range].map { RelevancePart(terms, $0, pool) }
    }
    return await RelevanceScores(
      terms, parts, pool,
      wholeTitles: Set(matchedParts.indices.filter { matchedParts[$0] == .wholeTitle }),
      work: work)
  }

  /// True if there are terms by which recipes differ.
  var hasTerms: Bool { !terms.isEmpty }

  /// Returns a score with the other names by which its recipe was found.
  ///
  /// - Parameter recipe: Returns the recipe, if a term has other names.
  func named(_ score: RelevanceScore, of recipe: () -> MergedRecipe) -> RelevanceScore {
    guard terms.contains(where: { !$0.pattern.otherNames.isEmpty }) else { return score }
    let recipe = recipe()
    var folded = FoldedRecipe()
    let names = terms.map { term in
      term.pattern.otherNames.filter { folded.has($0, in: term.places, of: recipe) }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    return score.naming(names)
  }
}
