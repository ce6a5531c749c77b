import RecipeCore

/// The scores of recipes, each broken down into its parts on demand.
struct RelevanceScores: Sendable {
  /// The score of each recipe, in millionths.
  private(set) var points: [Int] = []

  private let terms: [RelevanceTerm]
  /// The recipes in consecutive parts.
  private let parts: [RelevancePart]
  private let pool: RelevancePool
  /// The greatest BM25F sum of one recipe.
  private let best: Double

  /// Creates the scores of recipes.
  ///
  /// - Parameters:
  ///   - terms: The terms of the query.
  ///   - parts: The recipes in consecutive parts.
  ///   - pool: The statistics of all recipes.
  ///   - work: Distributes the summation.
  init(
    _ terms: [RelevanceTerm], _ parts: [RelevancePart], _ pool: RelevancePool, work: ParallelMap
  ) async {
    self.terms = terms
    self.parts = parts
    self.pool = pool
    best = parts.reduce(0) { max($0, $1.best) }
    let (scores, termCount) = (self, terms.count)
    points = await work.flatMap(parts.count, smallestPart: 1) { range in
      var points: [Int] = []
      points.reserveCapacity(parts[range].reduce(0) { $0 + $1.facts.count })
      let shares = (0...termCount).map { scores.share(ofTerms: $0) }
      for part in parts[range] {
        for recipe in 0..<part.facts.count {
          var total = shares[part.foundCount(of: recipe)]
          for term in 0..<termCount { total += scores.points(ofTerm: term, of: recipe, in: part) }
          if let rank = part.facts.rank(of: recipe) { total += scores.points(of: rank) }
          points.append(total)
        }
      }
      return points
    }
  }

  /// The score of a recipe with its parts: the terms as written, their share, the prior.
  subscript(recipe: Int) -> RelevanceScore {
    var place = recipe
    for part in parts {
      if place < part.facts.count { return score(of: place, in: part) }
      place -= part.facts.count
    }
    return RelevanceScore([])
  }

  private func score(of recipe: Int, in part: RelevancePart) -> RelevanceScore {
    var reasons = terms.indices.map { term in
      RelevanceScore.Part(
        reason: reason(ofTerm: term, of: recipe, in: part),
        points: points(ofTerm: term, of: recipe, in: part))
    }
    if !terms.isEmpty {
      reasons.append(
        RelevanceScore.Part(
          reason: .share(found: part.foundCount(of: recipe), of: terms.count),
          points: share(ofTerms: part.foundCount(of: recipe))))
    }
    if let rank = part.facts.rank(of: recipe) {
      reasons.append(
        RelevanceScore.Part(
          reason: .prior(
            source: pool.prior.sources[rank.source],
            percentile: Int((rank.percentile * 100).rounded()),
            ranked: pool.prior.rankedCount(ofSource: rank.source)),
          points: points(of: rank)))
    }
    return RelevanceScore(reasons)
  }

  // MARK: Parts of a score

  private func points(ofTerm term: Int, of recipe: Int, in part: RelevancePart) -> Int {
    best > 0 ? RelevanceScore.points(0.75 * part.value(ofTerm: term, in: recipe) / best) : 0
  }

  /// Returns the points for having a number of the terms.
  private func share(ofTerms found: Int) -> Int {
    terms.isEmpty ? 0 : RelevanceScore.points(0.15 * Double(found) / Double(terms.count))
  }

  private func points(of rank: RelevanceFacts.Rank) -> Int {
    RelevanceScore.points(0.1 * rank.percentile)
  }

  private func reason(
    ofTerm term: Int, of recipe: Int, in part: RelevancePart
  ) -> RelevanceScore.Reason {
    let places = terms[term].fields.map { field in
      RelevanceScore.Place(
        field: field.name, count: part.facts.times(ofTerm: term, inField: field.place, of: recipe))
    }
    return .term(
      terms[term].text, places: places.filter { $0.count > 0 },
      recipes: pool.frequencies[term], of: pool.recipeCount)
  }
}
