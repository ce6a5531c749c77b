import RecipeCore
import RecipeMerging

/// A reader of the facts behind scores, from the collection's index or from the recipes themselves.
struct RelevanceReader: Sendable {
  /// The terms of the query.
  let terms: [RelevanceTerm]
  /// The prior.
  let prior: RelevancePrior
  /// Distributes the reading of recipes.
  let work: ParallelMap
  /// The least number of recipes in a part, as each part reads whole posting lists.
  var smallestPart = 8_192

  /// The inverse of the share of recipes up to which reading them is as fast as the index.
  private static let leastShare = 1_024

  /// Returns the facts of some recipes, in their order, part by part.
  func facts(
    of matching: RecipePositions, in recipes: some RankedRecipes
  ) async -> [RelevanceFacts] {
    guard matching.count >= recipes.count / Self.leastShare,
      let parts = await ask(about: matching, in: recipes)
    else { return await read(matching, in: recipes) }
    return parts
  }

  /// Returns the facts from the index, with the missing ones read from recipes, or `nil` without
  /// one.
  private func ask(
    about matching: RecipePositions, in recipes: some RankedRecipes
  ) async -> [RelevanceFacts]? {
    let size = max(smallestPart, work.share(of: matching.count))
    let parts = await work.flatMap(matching.count, smallestPart: size) { range in
      let positions = matching.part(range)
      guard var facts = recipes.relevance(of: terms, prior, at: positions) else {
        return [RelevanceFacts?.none]
      }
      var folded = FoldedRecipe()
      for place in facts.unknown {
        facts.reset(place)
        set(place, to: recipes[positions[place]], &folded, in: &facts)
      }
      return [facts]
    }
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known : nil
  }

  private func read(
    _ positions: RecipePositions, in recipes: some RankedRecipes
  ) async -> [RelevanceFacts] {
    await work.flatMap(positions.count) { range in
      var facts = RelevanceFacts(terms: terms.count, recipes: range.count)
      var folded = FoldedRecipe()
      for (place, position) in positions[range].enumerated() {
        set(place, to: recipes[position], &folded, in: &facts)
      }
      return [facts]
    }
  }

  private func set(
    _ place: Int, to ranked: RankedRecipe, _ folded: inout FoldedRecipe,
    in facts: inout RelevanceFacts
  ) {
    let recipe = ranked.merged
    folded.reset()
    for (number, term) in terms.enumerated() {
      for (field, times) in zip(term.fields, term.counts(in: recipe, &folded)) {
        facts.set(
          times: UInt16(clamping: times), ofTerm: number, inField: field.place, of: place)
        if times > 0, term.isSynonym(in: field, of: recipe, &folded) {
          facts.setSynonym(ofTerm: number, inField: field.place, of: place)
        }
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
