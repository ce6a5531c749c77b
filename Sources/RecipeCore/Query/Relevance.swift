/// How well recipes fit the words of a query, scored over all that match.
///
/// 0.75 BM25F / best + 0.15 share of the words found + 0.10 prior. BM25F (Robertson and Zaragoza
/// 2009, section 3.6) over title, tags, ingredients and directions; the prior is the mid-rank
/// percentile of the social rank among the recipes scored, nothing for those without one. As all
/// words must occur, the share is 1 here.
struct Relevance {
  private struct WeightedField {
    let field: QueryField
    let weight: Double
    /// How much a long field counts against a recipe, `b` of BM25.
    let lengthPenalty: Double
  }

  private static let fields = [
    WeightedField(field: .title, weight: 3, lengthPenalty: 0.5),
    WeightedField(field: .tags, weight: 2, lengthPenalty: 0.3),
    WeightedField(field: .ingredients, weight: 1.5, lengthPenalty: 0.6),
    WeightedField(field: .directions, weight: 0.5, lengthPenalty: 0.7),
  ]
  /// How soon more of a word adds little, `k1` of BM25.
  private static let saturation = 1.2

  private let patterns: [[WordPattern]]

  /// Makes scores for the words a query looks for.
  init(_ query: RecipeQuery) {
    patterns = query.terms.filter { !$0.isExcluded }.compactMap { term in
      if case .words(let spellings) = term.pattern { spellings } else { nil }
    }
  }

  /// The score of each recipe, from 0 to 1; only the prior when no words are looked for.
  func scores(of recipes: [RankedRecipe]) -> [Double] {
    let words = bm25F(Occurrences(recipes, fields: Self.fields.map(\.field), patterns: patterns))
    let best = words.max() ?? 0
    let priors = Self.priors(of: recipes)
    return recipes.indices.map { index in
      (best > 0 ? 0.75 * words[index] / best + 0.15 : 0) + 0.10 * priors[index]
    }
  }

  private func bm25F(_ occurrences: Occurrences) -> [Double] {
    var scores = Array(repeating: 0.0, count: occurrences.recipeCount)
    for pattern in patterns.indices {
      let frequencies = scores.indices.map { weighted(pattern, in: $0, occurrences) }
      let found = Double(frequencies.count { $0 > 0 })
      let idf = Log.natural(1 + (Double(scores.count) - found + 0.5) / (found + 0.5))
      for index in scores.indices {
        scores[index] += idf * frequencies[index] / (Self.saturation + frequencies[index])
      }
    }
    return scores
  }

  /// How often a word occurs in a recipe, weighted by field and set against the field's length.
  private func weighted(_ pattern: Int, in recipe: Int, _ occurrences: Occurrences) -> Double {
    Self.fields.indices.reduce(0) { sum, place in
      let count = Double(occurrences.count(of: pattern, in: recipe, field: place))
      guard count > 0 else { return sum }
      let field = Self.fields[place]
      let length = occurrences.relativeLength(of: recipe, field: place)
      return sum + field.weight * count / (1 + field.lengthPenalty * (length - 1))
    }
  }

  /// The share of ranked recipes below each, half of the equal ones counted.
  private static func priors(of recipes: [RankedRecipe]) -> [Double] {
    let values = recipes.compactMap { $0.socialRank?.value.value }.sorted()
    var places: [Double: (first: Int, end: Int)] = [:]
    for (place, value) in values.enumerated() {
      places[value] = (places[value]?.first ?? place, place + 1)
    }
    return recipes.map { recipe in
      guard let value = recipe.socialRank?.value.value, let place = places[value] else { return 0 }
      return Double(place.first + place.end) / 2 / Double(values.count)
    }
  }
}
