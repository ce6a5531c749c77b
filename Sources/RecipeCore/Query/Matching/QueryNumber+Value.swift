extension QueryNumber {
  /// The number of a recipe; `nil` when it is not known.
  func value(of ranked: RankedRecipe) -> Double? {
    // A copy of all values for each of them would take longer than all the rest.
    let content = ranked.merged.content.values()
    return switch self {
    case .time: content.recipe.knownMinutes.map(Double.init)
    case .prep: content.recipe.prepMinutes.map(Double.init)
    case .cook: content.recipe.cookMinutes.map(Double.init)
    case .rank: ranked.socialRank?.value.value
    case .rating: content.recipe.rating?.stars
    case .votes: content.recipe.rating?.count.map(Double.init)
    case .servings: content.recipe.servings
    case .published: content.recipe.published.flatMap(QueryDate.init)?.number
    case .ingredients: Double(content.recipe.ingredients.count)
    case .directions: Double(content.recipe.directions.count)
    case .tags: Double(content.recipe.tags.count)
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
