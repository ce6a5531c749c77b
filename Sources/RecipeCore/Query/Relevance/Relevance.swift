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
  ) async -> [RelevanceScore] {
    let pool = await RelevancePool(recipes, terms: terms, work: work)
    let found = await work.flatMap(matching.count) { range in
      var folded = FoldedRecipe()
      return matching[range].map { position in
        folded.reset()
        return occurrences(in: recipes[position], pool, &folded)
      }
    }
    let best = found.reduce(0) { max($0, $1.sum) }
    return found.map { score($0, best: best, pool) }
  }

  /// What was found of the terms in one recipe.
  private struct Occurrences: Sendable {
    /// How often each term occurs in each of its fields.
    var counts: [[Int]] = []
    /// What each term adds to BM25F.
    var values: [Double] = []
    /// How many terms the recipe has.
    var found = 0
    /// What its rank is worth.
    let prior: RelevancePrior.Value?

    /// BM25F: the values added in the order of the terms.
    var sum: Double { values.reduce(0, +) }
  }

  private func occurrences(
    in ranked: RankedRecipe, _ pool: RelevancePool, _ folded: inout FoldedRecipe
  ) -> Occurrences {
    var occurrences = Occurrences(prior: pool.prior.value(of: ranked))
    let recipe = ranked.merged
    for (place, term) in terms.enumerated() {
      let counts = term.counts(in: recipe, &folded)
      let frequency = frequency(counts, of: term, in: recipe, pool)
      occurrences.counts.append(counts)
      occurrences.values.append(
        pool.weight(ofTerm: place) * frequency / (Self.saturation + frequency))
      if frequency > 0 || term.isFound(in: recipe, &folded) { occurrences.found += 1 }
    }
    return occurrences
  }

  /// How often a term occurs, weighted by field and set against the field's length.
  private func frequency(
    _ counts: [Int], of term: RelevanceTerm, in recipe: MergedRecipe, _ pool: RelevancePool
  ) -> Double {
    zip(counts, term.fields).reduce(0) { sum, place in
      let (count, field) = place
      guard count > 0 else { return sum }
      let length = pool.relativeLength(of: field, in: recipe)
      return sum + field.weight * Double(count) / (1 + field.lengthPenalty * (length - 1))
    }
  }

  // MARK: Scores

  private func score(
    _ found: Occurrences, best: Double, _ pool: RelevancePool
  ) -> RelevanceScore {
    var parts = terms.indices.map { term in
      RelevanceScore.Part(
        reason: reason(found, term: term, pool),
        points: best > 0 ? RelevanceScore.points(0.75 * found.values[term] / best) : 0)
    }
    if !terms.isEmpty {
      parts.append(
        RelevanceScore.Part(
          reason: .share(found: found.found, of: terms.count),
          points: RelevanceScore.points(0.15 * Double(found.found) / Double(terms.count))))
    }
    if let prior = found.prior {
      parts.append(
        RelevanceScore.Part(
          reason: .prior(
            source: prior.source, percentile: Int((prior.percentile * 100).rounded()),
            ranked: prior.ranked),
          points: RelevanceScore.points(0.1 * prior.percentile)))
    }
    return RelevanceScore(parts)
  }

  private func reason(
    _ found: Occurrences, term: Int, _ pool: RelevancePool
  ) -> RelevanceScore.Reason {
    let places = zip(terms[term].fields, found.counts[term]).filter { $0.1 > 0 }
    return .term(
      terms[term].text,
      places: places.map { RelevanceScore.Place(field: $0.0.name, count: $0.1) },
      recipes: pool.frequencies[term], of: pool.recipeCount)
  }
}
