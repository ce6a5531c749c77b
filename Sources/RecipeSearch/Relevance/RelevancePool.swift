import RecipeCore
import RecipeMerging

/// What scores need to know of all recipes: how common each term is, how long fields are, and how
/// the ranks of each source are spread.
struct RelevancePool: Sendable {
  /// How many recipes there are.
  let recipeCount: Int
  /// In how many of them the query would find each term.
  let frequencies: [Int]
  /// What ranks are worth.
  let prior: RelevancePrior
  private let meanLengths: [Double]

  /// Finds out about recipes; only those are looked at of which the collection cannot tell without.
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

  /// How many recipes have each term for certain, and of which only looking at them tells.
  private static func candidates(
    _ recipes: some RankedRecipes, _ terms: [RelevanceTerm]
  ) -> (certain: [Int], doubtful: [RecipePositions]) {
    var (certain, doubtful): ([Int], [RecipePositions]) = ([], [])
    for term in terms {
      let candidates = recipes.candidates(for: term.query)
      certain.append(candidates.certain.count)
      doubtful.append(candidates.doubtful)
    }
    return (certain, doubtful)
  }

  /// How telling each term is: ln(1 + (N - df + 0.5) / (df + 0.5)).
  var weights: [Double] {
    frequencies.map { frequency in
      let found = Double(frequency)
      return Log.natural(1 + (Double(recipeCount) - found + 0.5) / (found + 0.5))
    }
  }

  /// How long a field is in the mean; 0 when no recipe has it.
  func meanLength(of field: RelevanceField) -> Double {
    meanLengths.indices.contains(field.place) ? meanLengths[field.place] : 0
  }
}

/// What looking at a part of the recipes adds; whole numbers, so that the parts may be any.
private struct Tally: Sendable {
  private(set) var frequencies: [Int]
  private(set) var statistics = StatisticsTally()
  private let terms: [RelevanceTerm]
  private let doubtful: [RecipePositions]
  private let collects: Bool
  private var folded = FoldedRecipe()

  /// Makes a tally of no recipes.
  ///
  /// - Parameters:
  ///   - terms: What is counted.
  ///   - doubtful: For each term the recipes in which it may be.
  ///   - collects: Whether statistics are needed, too.
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
    where doubtful[place].contains(position) && term.isFound(in: recipe.merged, &folded) {
      frequencies[place] += 1
    }
  }
}
