/// Puts matching recipes in the order asked for; what ties stays in rank order.
struct ResultOrder {
  private let options: QueryOptions

  /// Makes an order.
  init(_ options: QueryOptions) {
    self.options = options
  }

  /// The places of the matches in the order asked for.
  ///
  /// - Parameters:
  ///   - matches: What matched, in rank order.
  ///   - recipes: All recipes, in rank order.
  func order(_ matches: QueryMatches, of recipes: [RankedRecipe]) -> [Int] {
    let indices = matches.indices
    switch options.sort {
    case .rank: return byRank(indices, recipes)
    case .relevance: return order(matches.scores.map(\.points), ascending: false)
    case .missing: return order(matches.shortfalls.map(\.missing.count), ascending: true)
    case .title:
      return order(indices, ascending: true) { TextFolding.fold(recipes[$0].merged.recipe.title) }
    case .date:
      return order(indices, ascending: false) { recipes[$0].merged.recipe.published.map(bytes) }
    case .time: return order(indices, ascending: true) { recipes[$0].merged.recipe.knownMinutes }
    case .rating:
      return order(indices, ascending: false) { recipes[$0].merged.recipe.rating?.share }
    case .source:
      return order(indices, ascending: true) {
        (recipes[$0].merged.members.first?.reference.source).map(bytes)
      }
    }
  }

  /// They are in this order already; when reversed, the unranked ones still come last.
  private func byRank(_ indices: [Int], _ recipes: [RankedRecipe]) -> [Int] {
    guard options.isReversed else { return Array(indices.indices) }
    let ranked = indices.prefix { recipes[$0].socialRank != nil }.count
    return (0..<ranked).reversed() + Array(ranked..<indices.count)
  }

  private func bytes(_ text: String) -> ComparableBytes {
    ComparableBytes(bytes: Array(text.utf8))
  }

  private func order(
    _ indices: [Int], ascending: Bool, by key: (Int) -> [UInt8]
  ) -> [Int] {
    order(indices.map { ComparableBytes(bytes: key($0)) }, ascending: ascending)
  }

  private func order<Key: Comparable>(
    _ indices: [Int], ascending: Bool, by key: (Int) -> Key?
  ) -> [Int] {
    order(indices.map(key), ascending: ascending)
  }

  /// Orders by keys; those without one come last, whichever way round.
  private func order<Key: Comparable>(_ keys: [Key?], ascending: Bool) -> [Int] {
    let isAscending = ascending != options.isReversed
    let keyed = keys.enumerated().compactMap { index, key in key.map { (key: $0, index: index) } }
    let sorted = keyed.sorted { left, right in
      if left.key == right.key { return left.index < right.index }
      return isAscending ? left.key < right.key : right.key < left.key
    }
    return sorted.map(\.index) + keys.indices.filter { keys[$0] == nil }
  }
}

/// Bytes that compare as such.
private struct ComparableBytes: Comparable {
  let bytes: [UInt8]

  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
