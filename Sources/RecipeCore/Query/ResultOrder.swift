/// Puts matching recipes in the order asked for; what ties stays in rank order.
struct ResultOrder {
  private let query: RecipeQuery
  private let options: QueryOptions

  /// Makes an order for a query's options.
  init(query: RecipeQuery, options: QueryOptions) {
    self.query = query
    self.options = options
  }

  /// Orders recipes that are in rank order.
  func order(_ recipes: [RankedRecipe]) -> [RankedRecipe] {
    switch options.sort {
    case .rank: byRank(recipes)
    case .relevance: byRelevance(recipes)
    case .title: order(recipes, ascending: true) { TextFolding.fold($0.merged.recipe.title) }
    case .date: order(recipes, ascending: false) { $0.merged.recipe.published.map(bytes) }
    case .time: order(recipes, ascending: true, by: minutes)
    case .rating: order(recipes, ascending: false) { $0.merged.recipe.rating?.share }
    case .source:
      order(recipes, ascending: true) { ($0.merged.members.first?.reference.source).map(bytes) }
    }
  }

  /// They are in this order already; when reversed, the unranked ones still come last.
  private func byRank(_ recipes: [RankedRecipe]) -> [RankedRecipe] {
    guard options.isReversed else { return recipes }
    let ranked = recipes.prefix { $0.socialRank != nil }
    return ranked.reversed() + recipes.dropFirst(ranked.count)
  }

  private func byRelevance(_ recipes: [RankedRecipe]) -> [RankedRecipe] {
    let scores = Relevance(query).scores(of: recipes)
    return order(recipes, keys: scores, ascending: false)
  }

  private func bytes(_ text: String) -> ComparableBytes {
    ComparableBytes(bytes: Array(text.utf8))
  }

  /// The whole time, or what is known of its parts.
  private func minutes(of recipe: RankedRecipe) -> Int? {
    let recipe = recipe.merged.recipe
    if let total = recipe.totalMinutes { return total }
    guard recipe.prepMinutes != nil || recipe.cookMinutes != nil else { return nil }
    return (recipe.prepMinutes ?? 0).addingReportingOverflow(recipe.cookMinutes ?? 0).partialValue
  }

  private func order(
    _ recipes: [RankedRecipe], ascending: Bool, by key: (RankedRecipe) -> [UInt8]
  ) -> [RankedRecipe] {
    let keys = recipes.map { ComparableBytes(bytes: key($0)) as ComparableBytes? }
    return order(recipes, keys: keys, ascending: ascending)
  }

  private func order<Key: Comparable>(
    _ recipes: [RankedRecipe], ascending: Bool, by key: (RankedRecipe) -> Key?
  ) -> [RankedRecipe] {
    order(recipes, keys: recipes.map(key), ascending: ascending)
  }

  /// Orders by keys; those without one come last, whichever way round.
  private func order<Key: Comparable>(
    _ recipes: [RankedRecipe], keys: [Key?], ascending: Bool
  ) -> [RankedRecipe] {
    let isAscending = ascending != options.isReversed
    let keyed = keys.enumerated().compactMap { index, key in key.map { (key: $0, index: index) } }
    let sorted = keyed.sorted { left, right in
      if left.key == right.key { return left.index < right.index }
      return isAscending ? left.key < right.key : right.key < left.key
    }
    let without = keys.indices.filter { keys[$0] == nil }
    return (sorted.map(\.index) + without).map { recipes[$0] }
  }
}

/// Bytes that compare as such.
private struct ComparableBytes: Comparable {
  let bytes: [UInt8]

  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
