/// The scores of recipes, each taken apart only for whoever asks.
struct RelevanceScores: Sendable {
  /// The score of each recipe, in millionths.
  private(set) var points: [Int] = []

  private let terms: [RelevanceTerm]
  /// What each term adds to BM25F, for each recipe.
  private let values: [Double]
  private let facts: RelevanceFacts
  private let pool: RelevancePool
  /// The most that all terms together add to BM25F.
  private let best: Double

  /// Makes the scores of recipes.
  ///
  /// - Parameters:
  ///   - terms: What is looked for.
  ///   - values: What each term adds to BM25F, for one recipe after the other.
  ///   - facts: What is known of the recipes.
  ///   - pool: What is known of all recipes there are.
  ///   - work: How adding up is shared out.
  init(
    _ terms: [RelevanceTerm], values: [Double], _ facts: RelevanceFacts, _ pool: RelevancePool,
    work: ParallelMap
  ) async {
    self.terms = terms
    self.values = values
    self.facts = facts
    self.pool = pool
    best = (0..<facts.count).reduce(0) { best, recipe in
      max(best, terms.indices.reduce(0) { $0 + values[recipe * terms.count + $1] })
    }
    let scores = self
    points = await work.flatMap(facts.count) { range in range.map { scores.total(of: $0) } }
  }

  /// The score of a recipe with its parts: the terms as written, their share, the prior.
  subscript(recipe: Int) -> RelevanceScore {
    var parts = terms.indices.map { term in
      RelevanceScore.Part(
        reason: reason(ofTerm: term, in: recipe), points: points(ofTerm: term, in: recipe))
    }
    if !terms.isEmpty {
      parts.append(
        RelevanceScore.Part(
          reason: .share(found: foundCount(in: recipe), of: terms.count),
          points: shareOfTerms(in: recipe)))
    }
    if let rank = facts.rank(of: recipe) {
      parts.append(
        RelevanceScore.Part(
          reason: .prior(
            source: pool.prior.sources[rank.source],
            percentile: Int((rank.percentile * 100).rounded()),
            ranked: pool.prior.rankedCount(ofSource: rank.source)),
          points: points(of: rank)))
    }
    return RelevanceScore(parts)
  }

  /// What the parts of a recipe's score add up to.
  private func total(of recipe: Int) -> Int {
    terms.indices.reduce(0) { $0 + points(ofTerm: $1, in: recipe) }
      + (terms.isEmpty ? 0 : shareOfTerms(in: recipe))
      + (facts.rank(of: recipe).map { points(of: $0) } ?? 0)
  }

  // MARK: Parts

  private func points(ofTerm term: Int, in recipe: Int) -> Int {
    best > 0 ? RelevanceScore.points(0.75 * values[recipe * terms.count + term] / best) : 0
  }

  private func shareOfTerms(in recipe: Int) -> Int {
    RelevanceScore.points(0.15 * Double(foundCount(in: recipe)) / Double(terms.count))
  }

  private func points(of rank: RelevanceFacts.Rank) -> Int {
    RelevanceScore.points(0.1 * rank.percentile)
  }

  private func foundCount(in recipe: Int) -> Int {
    terms.indices.count { term in
      facts.isFound(term: term, in: recipe)
        || terms[term].fields.contains {
          facts.times(ofTerm: term, inField: $0.place, of: recipe) > 0
        }
    }
  }

  private func reason(ofTerm term: Int, in recipe: Int) -> RelevanceScore.Reason {
    let places = terms[term].fields.map { field in
      RelevanceScore.Place(
        field: field.name, count: facts.times(ofTerm: term, inField: field.place, of: recipe))
    }
    return .term(
      terms[term].text, places: places.filter { $0.count > 0 },
      recipes: pool.frequencies[term], of: pool.recipeCount)
  }
}
