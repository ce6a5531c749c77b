/// What scores need to know of all recipes: how common each term is, how long fields are, and how
/// the ranks of each source are spread.
struct RelevancePool: Sendable {
  /// How many recipes there are.
  let recipeCount: Int
  /// In how many of them each term counts.
  let frequencies: [Int]
  /// What ranks are worth.
  let prior: RelevancePrior
  private let meanLengths: [Double]

  /// Looks through all recipes.
  init(_ recipes: some RankedRecipes, terms: [RelevanceTerm], work: ParallelMap) async {
    let count = recipes.count
    recipeCount = count
    let parts = await work.flatMap(count) { range in
      [Tally(recipes, range, terms)]
    }
    prior = RelevancePrior(parts.flatMap(\.ranks))
    frequencies = terms.indices.map { term in parts.reduce(0) { $0 + $1.frequencies[term] } }
    meanLengths = RelevanceField.all.indices.map { field in
      let sum = parts.reduce(0) { $0 + $1.lengths[field] }
      return count == 0 ? 0 : Double(sum) / Double(count)
    }
  }

  /// How telling a term is: ln(1 + (N - df + 0.5) / (df + 0.5)).
  func weight(ofTerm term: Int) -> Double {
    let found = Double(frequencies[term])
    return Log.natural(1 + (Double(recipeCount) - found + 0.5) / (found + 0.5))
  }

  /// The length of a recipe's field as a share of the mean.
  func relativeLength(of field: RelevanceField, in recipe: MergedRecipe) -> Double {
    guard let place = RelevanceField.all.firstIndex(where: { $0.field == field.field }),
      meanLengths[place] > 0
    else { return 1 }
    return Double(field.length(in: recipe)) / meanLengths[place]
  }
}

/// What a part of the recipes adds; whole numbers, so that the parts may be any.
private struct Tally: Sendable {
  private(set) var frequencies: [Int]
  private(set) var lengths: [Int]
  private(set) var ranks: [RelevancePrior.EarnedRank] = []

  init(_ recipes: some RankedRecipes, _ positions: Range<Int>, _ terms: [RelevanceTerm]) {
    frequencies = Array(repeating: 0, count: terms.count)
    lengths = Array(repeating: 0, count: RelevanceField.all.count)
    var folded = FoldedRecipe()
    for position in positions {
      folded.reset()
      add(recipes[position], terms, &folded)
    }
  }

  private mutating func add(
    _ recipe: RankedRecipe, _ terms: [RelevanceTerm], _ folded: inout FoldedRecipe
  ) {
    if let rank = RelevancePrior.EarnedRank(of: recipe) { ranks.append(rank) }
    for (place, field) in RelevanceField.all.enumerated() {
      lengths[place] += field.length(in: recipe.merged)
    }
    for (place, term) in terms.enumerated() where term.isCounted(in: recipe.merged, &folded) {
      frequencies[place] += 1
    }
  }
}
