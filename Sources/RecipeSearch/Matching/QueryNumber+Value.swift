import Ingredients
import RecipeCore
package import RecipeMerging

extension QueryNumber {
  /// Returns the number of a recipe, or `nil` if it is not known.
  func value(of ranked: RankedRecipe) -> Double? {
    value(of: ranked, RecipeOutline(ranked.merged.content.values().recipe))
  }

  /// Returns the number of a recipe whose outline is known.
  package func value(of ranked: RankedRecipe, _ outline: RecipeOutline) -> Double? {
    switch self {
    case .time: outline.time.flatMap { $0.isLowerBound ? nil : Double($0.minutes) }
    case .leastTime: outline.time.flatMap { $0.isLowerBound ? Double($0.minutes) : nil }
    case .prep: outline.prepMinutes.map { Double($0.upper) }
    case .cook: outline.cookMinutes.map { Double($0.upper) }
    case .rank: ranked.socialRank?.value.value
    case .rating: outline.rating?.stars
    case .votes: outline.rating?.count.map(Double.init)
    case .servings: outline.servings
    case .published: outline.published.flatMap(QueryDate.init)?.number
    case .ingredients: Double(outline.ingredientCount)
    case .directions: Double(outline.directionCount)
    case .tags: Double(outline.tagCount)
    case .sources: Double(ranked.merged.sourceCount)
    }
  }
}

extension RecipeOutline {
  /// The number of people it serves, the lower number of "4-6".
  fileprivate var servings: Double? {
    guard let yield else { return nil }
    let read = RecipeYield(yield)
    return read.isServings ? read.quantity?.lower.value : nil
  }
}

extension Rating {
  /// The mean on a scale that ends at 5.
  fileprivate var stars: Double? {
    share == nil ? nil : value.value * 5 / best.value
  }
}

extension MergedRecipe {
  /// The number of sources of its members, which are ordered by source.
  fileprivate var sourceCount: Int {
    members.indices.count { index in
      index == 0 || members[index].reference.source != members[index - 1].reference.source
    }
  }
}
