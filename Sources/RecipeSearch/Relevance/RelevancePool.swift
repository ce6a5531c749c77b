import RecipeCore
import RecipeMerging

/// The statistics of all recipes for scoring: document frequencies, mean field lengths and the
/// distribution of ranks in each source.
struct RelevancePool: Sendable {
  /// The number of recipes.
  let recipeCount: Int
  /// The document frequency of each term, by the query's fields.
  let frequencies: [Int]
  /// The prior.
  let prior: RelevancePrior
  private let meanLengths: [Double]

  /// Computes the statistics; only recipes about which the index is not certain are read.
  init(_ recipes: some RankedRecipes, terms: [RelevanceTerm], work: ParallelMap) async {
    let count = recipes.count
    let known = recipes.statistics()
    let (certain, doubtful) = Self.candidates(recipes, terms)
    let unseen =
      known == nil ? .all(count) : doubtful.reduce(RecipePositions.none) { $0.joined(with: $1) }
    let parts = await work.flatMap(unseen.count) { range in
      var tally = Tally(terms: terms, doubtful: doubtful, collects: known == nil)
      for position in unseen[range] { tally.look(at: recipes[position], position) }
      return [tally]
    }
    var collected = StatisticsTally()
    for part in parts { collected.add(part.statistics) }
    let statistics = known ?? collected.statistics
    recipeCount = count
    frequencies = terms.indices.map { term in
      parts.reduce(certain[term]) { $0 + $1.frequencies[term] }
    }
    prior = RelevancePrior(statistics.ranks)
    meanLengths = statistics.lengths.map { count == 0 ? 0 : Double($0) / Double(count) }
  }

  /// Returns for each term the number of recipes that certainly have it, and those to be read.
  private static func candidates(
    _ recipes: some RankedRecipes, _ terms: [RelevanceTerm]
  ) -> (certain: [Int], doubtful: [RecipePositions]) {
    var (certain, doubtful): ([Int], [RecipePositions]) = ([], [])
    for term in terms {
      let candidates = recipes.candidates(for: term.counted.query)
      certain.append(candidates.certain.count)
      doubtful.append(candidates.doubtful)
    }
    return (certain, doubtful)
  }

  /// The inverse document frequency of each term: ln(1 + (N - df + 0.5) / (df + 0.5)).
  var weights: [Double] {
    frequencies.map { frequency in
      let found = Double(frequency)
      return Log.natural(1 + (Double(recipeCount) - found + 0.5) / (found + 0.5))
    }
  }

  /// Returns the mean length of a field; 0 if no recipe has it.
  func meanLength(of field: RelevanceField) -> Double {
    meanLengths.indices.contains(field.place) ? meanLengths[field.place] : 0
  }
}

/// The counts from reading some recipes; integers, so that the order of addition does not matter.
private struct Tally: Sendable {
  private(set) var frequencies: [Int]
  private(set) var statistics = StatisticsTally()
  private let terms: [RelevanceTerm]
  private let doubtful: [RecipePositions]
  private let collects: Bool
  private var folded = FoldedRecipe()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - terms: The terms to count.
  ///   - doubtful: The recipes that may have each term.
  ///   - collects: True if statistics are needed too.
  init(terms: [RelevanceTerm], doubtful: [RecipePositions], collects: Bool) {
    frequencies = Array(repeating: 0, count: terms.count)
    self.terms = terms
    self.doubtful = doubtful
    self.collects = collects
  }

  mutating func look(at recipe: RankedRecipe, _ position: Int) {
    folded.reset()
    if collects { statistics.add(recipe) }
    for (place, term) in terms.enumerated()
    where doubtful[place].contains(position) && term.counted.isFound(in: recipe.merged, &folded) {
      frequencies[place] += 1
    }
  }
}
