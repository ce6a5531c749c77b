extension QueryNumber {
  /// The number of a recipe; `nil` when it is not known.
  func value(of ranked: RankedRecipe) -> Double? {
    let recipe = ranked.merged.recipe
    return switch self {
    case .time: recipe.knownMinutes.map(Double.init)
    case .prep: recipe.prepMinutes.map(Double.init)
    case .cook: recipe.cookMinutes.map(Double.init)
    case .rank: ranked.socialRank?.value.value
    case .rating: recipe.rating?.stars
    case .votes: recipe.rating?.count.map(Double.init)
    case .servings: recipe.servings
    case .published: recipe.published.flatMap(QueryDate.init)?.number
    case .ingredients: Double(recipe.ingredients.count)
    case .directions: Double(recipe.directions.count)
    case .tags: Double(recipe.tags.count)
    case .sources: Double(ranked.merged.sourceCount)
    }
  }
}

extension Recipe {
  /// The whole time, or what is known of its parts.
  var knownMinutes: Int? {
    if let totalMinutes { return totalMinutes }
    guard prepMinutes != nil || cookMinutes != nil else { return nil }
    return (prepMinutes ?? 0).addingReportingOverflow(cookMinutes ?? 0).partialValue
  }

  /// How many people it is for, the lesser number of "4-6".
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
  /// How many sources its members come from; members are ordered by source.
  fileprivate var sourceCount: Int {
    members.indices.count { index in
      index == 0 || members[index].reference.source != members[index - 1].reference.source
    }
  }
}
