/// Puts matching recipes in the order asked for; what ties stays in rank order.
struct ResultOrder {
  private let options: QueryOptions
  private let work: ParallelMap

  /// Makes an order.
  ///
  /// - Parameter work: How looking at recipes is shared out; the order does not depend on it.
  init(_ options: QueryOptions, _ work: ParallelMap) {
    self.options = options
    self.work = work
  }

  /// The places among the matches of those on the page, in the order asked for.
  ///
  /// - Parameters:
  ///   - matches: What matched, in rank order.
  ///   - recipes: All recipes, in rank order.
  func page(of matches: QueryMatches, of recipes: some RankedRecipes) async -> [Int] {
    let count = matches.positions.count
    let start = min(options.offset, count)
    let page = start..<(options.limit == 0 ? count : min(count, start + min(options.limit, count)))
    guard options.sort != .rank else {
      return options.isReversed
        ? byReversedRank(page, matches.positions, recipes) : Array(page)
    }
    return Array(await order(matches, of: recipes)[page])
  }

  private func order(_ matches: QueryMatches, of recipes: some RankedRecipes) async -> [Int] {
    let positions = matches.positions
    switch options.sort {
    case .rank: return Array(positions.indices)
    case .relevance: return order(matches.scores.map(\.points), ascending: false)
    case .missing: return order(matches.shortfalls.map(\.missing.count), ascending: true)
    case .title:
      return await order(positions, ascending: true) {
        ComparableBytes(bytes: TextFolding.fold(recipes[$0].merged.recipe.title))
      }
    case .date:
      return await order(positions, ascending: false) {
        recipes[$0].merged.recipe.published.map(bytes)
      }
    case .time:
      return order(await numbers(.time, positions, recipes), ascending: true)
    case .rating:
      return order(await numbers(.rating, positions, recipes), ascending: false)
    case .source:
      return await order(positions, ascending: true) {
        (recipes[$0].merged.members.first?.reference.source).map(bytes)
      }
    }
  }

  /// They are in the order of their ranks already; reversed, the unranked ones still come last.
  private func byReversedRank(
    _ page: Range<Int>, _ positions: RecipePositions, _ recipes: some RankedRecipes
  ) -> [Int] {
    let ranked = BinarySearch.place(in: positions.count) {
      recipes[positions[$0]].socialRank == nil
    }
    return page.map { $0 < ranked ? ranked - 1 - $0 : $0 }
  }

  private func numbers(
    _ number: QueryNumber, _ positions: RecipePositions, _ recipes: some RankedRecipes
  ) async -> [Double?] {
    if let known = recipes.numbers(number, at: positions) { return known }
    return await work.flatMap(positions.count) { range in
      positions[range].map { number.value(of: recipes[$0]) }
    }
  }

  private func bytes(_ text: String) -> ComparableBytes {
    ComparableBytes(bytes: Array(text.utf8))
  }

  private func order<Key: Comparable & Sendable>(
    _ positions: RecipePositions, ascending: Bool, by key: @escaping @Sendable (Int) -> Key?
  ) async -> [Int] {
    let keys = await work.flatMap(positions.count) { range in positions[range].map(key) }
    return order(keys, ascending: ascending)
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
private struct ComparableBytes: Comparable, Sendable {
  let bytes: [UInt8]

  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
