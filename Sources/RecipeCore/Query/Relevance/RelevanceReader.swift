/// Finds out what the scores of recipes are made of: by asking the collection, or by looking at them.
struct RelevanceReader: Sendable {
  /// What is looked for.
  let terms: [RelevanceTerm]
  /// What ranks are worth.
  let prior: RelevancePrior
  /// How looking at recipes is shared out.
  let work: ParallelMap

  /// To look at so few of all recipes takes no longer than asking for them.
  private static let leastShare = 1_024

  /// The facts of some recipes, in their order.
  func facts(
    of matching: RecipePositions, in recipes: some RankedRecipes
  ) async -> RelevanceFacts {
    guard matching.count >= recipes.count / Self.leastShare,
      var facts = recipes.relevance(of: terms, prior, at: matching)
    else { return await read(matching, in: recipes) }
    let unknown = facts.unknown
    let read = await read(
      RecipePositions(unknown.map { UInt32(clamping: matching[$0]) }), in: recipes)
    for (place, recipe) in unknown.enumerated() { facts.replace(recipe, by: read, place) }
    return facts
  }

  private func read(
    _ positions: RecipePositions, in recipes: some RankedRecipes
  ) async -> RelevanceFacts {
    let parts = await work.flatMap(positions.count) { range in
      var facts = RelevanceFacts(terms: terms.count, recipes: range.count)
      var folded = FoldedRecipe()
      for (place, position) in positions[range].enumerated() {
        folded.reset()
        set(place, to: recipes[position], &folded, in: &facts)
      }
      return [facts]
    }
    var all = RelevanceFacts(terms: terms.count, recipes: 0)
    for part in parts { all.append(part) }
    return all
  }

  private func set(
    _ place: Int, to ranked: RankedRecipe, _ folded: inout FoldedRecipe,
    in facts: inout RelevanceFacts
  ) {
    let recipe = ranked.merged
    for (number, term) in terms.enumerated() {
      for (field, times) in zip(term.fields, term.counts(in: recipe, &folded)) {
        facts.set(
          times: UInt16(clamping: times), ofTerm: number, inField: field.place, of: place)
      }
      if term.isFound(in: recipe, &folded) { facts.setFound(term: number, in: place) }
    }
    for field in RelevanceField.all {
      facts.set(length: field.length(in: recipe), ofField: field.place, of: place)
    }
    if let earned = RelevancePrior.EarnedRank(of: ranked), let rank = prior.rank(earned) {
      facts.set(rank, of: place)
    }
  }
}
