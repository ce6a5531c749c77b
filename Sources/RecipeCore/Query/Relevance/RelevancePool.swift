/// What scores need to know of all recipes: how common each term is, and how long fields are.
struct RelevancePool: Sendable {
  /// How many recipes there are.
  let recipeCount: Int
  /// In how many of them each term counts.
  let frequencies: [Int]
  private let meanLengths: [Double]

  /// Looks through all recipes.
  init(_ recipes: [RankedRecipe], terms: [RelevanceTerm], work: ParallelMap) async {
    recipeCount = recipes.count
    let parts = await work.flatMap(recipes.count) { range in
      [Tally(recipes[range], terms)]
    }
    frequencies = terms.indices.map { term in parts.reduce(0) { $0 + $1.frequencies[term] } }
    meanLengths = RelevanceField.all.indices.map { field in
      let sum = parts.reduce(0) { $0 + $1.lengths[field] }
      return recipes.isEmpty ? 0 : Double(sum) / Double(recipes.count)
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

/// The sums over a part of the recipes; whole numbers, so that the parts may be any.
private struct Tally: Sendable {
  private(set) var frequencies: [Int]
  private(set) var lengths: [Int]

  init(_ recipes: ArraySlice<RankedRecipe>, _ terms: [RelevanceTerm]) {
    frequencies = Array(repeating: 0, count: terms.count)
    lengths = Array(repeating: 0, count: RelevanceField.all.count)
    var folded = FoldedRecipe()
    for recipe in recipes {
      folded.reset()
      for (place, field) in RelevanceField.all.enumerated() {
        lengths[place] += field.length(in: recipe.merged)
      }
      for (place, term) in terms.enumerated() where term.isCounted(in: recipe.merged, &folded) {
        frequencies[place] += 1
      }
    }
  }
}
