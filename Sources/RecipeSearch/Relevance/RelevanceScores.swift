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
  /// The indices of the recipes with a title that consists of the terms.
  private let wholeTitles: Set<Int>

  /// Creates the scores of recipes.
  ///
  /// - Parameters:
  ///   - terms: The terms of the query.
  ///   - parts: The recipes in consecutive parts.
  ///   - pool: The statistics of all recipes.
  ///   - wholeTitles: The indices of the recipes with a title that consists of the terms.
  ///   - work: Distributes the summation.
  init(
    _ terms: [RelevanceTerm], _ parts: [RelevancePart], _ pool: RelevancePool,
    wholeTitles: Set<Int> = [], work: ParallelMap
  ) async {
    self.terms = terms
    self.parts = parts
    self.pool = pool
    self.wholeTitles = wholeTitles
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
          total += scores.points(ofTitle: part.titleShare(of: recipe))
          if let rank = part.facts.rank(of: recipe) { total += scores.points(of: rank) }
          points.append(total)
        }
      }
      return points
    }
    for recipe in wholeTitles where points.indices.contains(recipe) {
      points[recipe] += Self.wholeTitlePoints
    }
  }

  /// The score of a recipe with its parts: the terms as written, the title, their share, the prior.
  subscript(recipe: Int) -> RelevanceScore {
    var place = recipe
    for part in parts {
      if place < part.facts.count {
        return score(of: place, in: part, hasWholeTitle: wholeTitles.contains(recipe))
      }
      place -= part.facts.count
    }
    return RelevanceScore([])
  }

  private func score(
    of recipe: Int, in part: RelevancePart, hasWholeTitle: Bool
  ) -> RelevanceScore {
    var reasons = terms.indices.map { term in
      RelevanceScore.Part(
        reason: reason(ofTerm: term, of: recipe, in: part),
        points: points(ofTerm: term, of: recipe, in: part))
    }
    reasons += titleParts(of: recipe, in: part, hasWholeTitle: hasWholeTitle)
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

  // The weights add up to 1, which a whole title outweighs. See "Order" in QueryLanguage.md.

  /// The points for a title that consists of the terms.
  private static let wholeTitlePoints = RelevanceScore.points(1)
  /// The weight of the terms, which decide before all else.
  private static let termWeight = 0.65
  /// The weight of the share of the title that the terms are.
  private static let titleWeight = 0.15
  /// The weight of the share of the terms found, so that having one more counts for more than
  /// repeating another.
  private static let shareWeight = 0.1
  /// The weight of the prior, the least: popularity orders recipes that fit about as well.
  private static let priorWeight = 0.1

  private func points(ofTerm term: Int, of recipe: Int, in part: RelevancePart) -> Int {
    guard best > 0 else { return 0 }
    return RelevanceScore.points(Self.termWeight * part.value(ofTerm: term, in: recipe) / best)
  }

  private func points(ofTitle share: Double) -> Int {
    RelevanceScore.points(Self.titleWeight * share)
  }

  /// Returns the parts for a title that has terms, or consists of them.
  private func titleParts(
    of recipe: Int, in part: RelevancePart, hasWholeTitle: Bool
  ) -> [RelevanceScore.Part] {
    let share = part.titleShare(of: recipe)
    var parts: [RelevanceScore.Part] = []
    if share > 0 {
      parts.append(
        RelevanceScore.Part(
          reason: .title(percent: Int((share * 100).rounded())), points: points(ofTitle: share)))
    }
    if hasWholeTitle {
      parts.append(
        RelevanceScore.Part(reason: .wholeTitle, points: Self.wholeTitlePoints))
    }
    return parts
  }

  /// Returns the points for having a number of the terms.
  private func share(ofTerms found: Int) -> Int {
    guard !terms.isEmpty else { return 0 }
    return RelevanceScore.points(Self.shareWeight * Double(found) / Double(terms.count))
  }

  private func points(of rank: RelevanceFacts.Rank) -> Int {
    RelevanceScore.points(Self.priorWeight * rank.percentile)
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
