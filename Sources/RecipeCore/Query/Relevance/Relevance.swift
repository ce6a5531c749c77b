/// How well recipes fit the words of a query, scored over all recipes there are.
///
/// 0.75 BM25F / best + 0.15 share of the terms found + 0.10 prior. BM25F is that of Robertson and
/// Zaragoza 2009, section 3.6, over title, tags, ingredients and directions. Terms below a NOT, and
/// those that are no words, do not count. A query without words leaves only the prior.
struct Relevance: Sendable {
  /// How soon more of a word adds little, `k1` of BM25.
  private static let saturation = 1.2

  private let terms: [RelevanceTerm]
  private let work: ParallelMap

  /// Makes scores for the words a query looks for.
  init(_ query: RecipeQuery, work: ParallelMap) {
    terms = (query.expression?.soughtTerms ?? []).compactMap { RelevanceTerm($0) }
    self.work = work
  }

  /// The scores of some recipes.
  ///
  /// - Parameters:
  ///   - matching: The positions of the recipes to score.
  ///   - recipes: All recipes, also those that do not match.
  func scores(
    of matching: RecipePositions, in recipes: some RankedRecipes
  ) async -> RelevanceScores {
    let pool = await RelevancePool(recipes, terms: terms, work: work)
    let reader = RelevanceReader(terms: terms, prior: pool.prior, work: work)
    let facts = await reader.facts(of: matching, in: recipes)
    let weights = pool.weights
    let values = await work.flatMap(facts.count) { range in
      var values: [Double] = []
      values.reserveCapacity(range.count * terms.count)
      for recipe in range {
        for term in terms.indices {
          let frequency = frequency(ofTerm: term, in: recipe, facts, pool)
          values.append(weights[term] * frequency / (Self.saturation + frequency))
        }
      }
      return values
    }
    return await RelevanceScores(terms, values: values, facts, pool, work: work)
  }

  /// How often a term occurs, weighted by field and set against the field's length.
  private func frequency(
    ofTerm term: Int, in recipe: Int, _ facts: RelevanceFacts, _ pool: RelevancePool
  ) -> Double {
    terms[term].fields.reduce(0) { sum, field in
      let times = facts.times(ofTerm: term, inField: field.place, of: recipe)
      guard times > 0 else { return sum }
      let length = pool.relativeLength(
        facts.length(ofField: field.place, of: recipe), of: field)
      return sum + field.weight * Double(times) / (1 + field.lengthPenalty * (length - 1))
    }
  }
}
