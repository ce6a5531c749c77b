import RecipeCore
import RecipeMerging
import Text

/// A stable sort of matches by the requested order, with ties in rank order.
struct ResultOrder {
  private let options: QueryOptions
  private let relevance: Relevance
  private let work: ParallelMap

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - options: The order, and the page.
  ///   - relevance: The relevance that orders recipes of equal rank.
  ///   - work: Distributes the reading of recipes; the order does not depend on it.
  init(_ options: QueryOptions, _ relevance: Relevance, _ work: ParallelMap) {
    self.options = options
    self.relevance = relevance
    self.work = work
  }

  /// Returns the indices of the matches on the page, in the requested order.
  ///
  /// - Parameters:
  ///   - matches: The matches, in rank order.
  ///   - recipes: All recipes, in rank order.
  func page(of matches: QueryMatches, of recipes: some RankedRecipes) async -> [Int] {
    let positions = matches.positions
    let start = min(options.offset, positions.count)
    let end =
      options.limit == 0
      ? positions.count : start + min(options.limit, positions.count - start)
    let page = start..<end
    switch options.sort {
    case .best where !matches.matchedParts.isEmpty:
      let order = BestOrder(matches, relevance, isReversed: options.isReversed, work)
      return await order.page(page, of: recipes)
    case .rank, .best:
      return options.isReversed ? byReversedRank(page, positions, recipes) : Array(page)
    case .relevance:
      let points = matches.scores?.points ?? []
      return Array(first(end, of: points.count, { points[$0] }, ascending: false)[page])
    case .missing:
      let counts = matches.shortfalls.map(\.missing.count)
      return Array(first(end, of: counts.count, { counts[$0] }, ascending: true)[page])
    case .time, .date, .rating, .source, .title:
      let numbers = await numbers(of: positions, in: recipes)
      let isAscending = options.sort != .date && options.sort != .rating
      let places = first(end, of: numbers.count, { numbers[$0] }, ascending: isAscending)
      return options.sort == .title
        ? await byTitle(page, places, numbers, positions, recipes) : Array(places[page])
    }
  }

  /// Reverses the rank order, in which they already are; the unranked ones still come last.
  private func byReversedRank(
    _ page: Range<Int>, _ positions: RecipePositions, _ recipes: some RankedRecipes
  ) -> [Int] {
    let ranked = BinarySearch.place(in: positions.count) {
      recipes[positions[$0]].socialRank == nil
    }
    return page.map { $0 < ranked ? ranked - 1 - $0 : $0 }
  }

  /// Returns the first `count` indices by their keys; those without one come last in either order.
  private func first<Key: Comparable>(
    _ count: Int, of all: Int, _ key: (Int) -> Key?, ascending: Bool
  ) -> [Int] {
    let isAscending = ascending != options.isReversed
    var places = FirstIndices<Key>(count, isAscending: isAscending)
    for place in 0..<all {
      if let key = key(place) { places.add(place, key) }
    }
    let keyed = places.sorted
    guard keyed.count < count else { return keyed }
    var rest: [Int] = []
    for place in 0..<all where rest.count < count - keyed.count && key(place) == nil {
      rest.append(place)
    }
    return keyed + rest
  }

  // MARK: Numbers

  /// Returns the sort keys of recipes.
  private func numbers(
    of positions: RecipePositions, in recipes: some RankedRecipes
  ) async -> [Double?] {
    if let known = recipes.numbers(for: options.sort, at: positions) { return known }
    guard options.sort != .source else { return await firstSources(of: positions, in: recipes) }
    return await work.flatMap(positions.count) { range in
      positions[range].map { options.sort.number(of: recipes[$0]) }
    }
  }

  /// Returns the index of each first source among all of them by name.
  private func firstSources(
    of positions: RecipePositions, in recipes: some RankedRecipes
  ) async -> [Double?] {
    let names = await work.flatMap(positions.count) { range in
      positions[range].map { recipes[$0].merged.members.first?.reference.source }
    }
    let sorted = Set(names.lazy.compactMap(\.self)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let places = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($0.element, Double($0.offset)) })
    return names.map { name in name.flatMap { places[$0] } }
  }

  // MARK: Titles

  /// Returns the page by complete titles, of which the numbers cover only the beginning.
  ///
  /// - Parameter places: The first indices by their numbers, up to the end of the page.
  private func byTitle(
    _ page: Range<Int>, _ places: [Int], _ numbers: [Double?], _ positions: RecipePositions,
    _ recipes: some RankedRecipes
  ) async -> [Int] {
    guard !page.isEmpty, let first = numbers[places[page.lowerBound]],
      let last = numbers[places[page.upperBound - 1]]
    else { return Array(places[page]) }
    // Titles that begin like the first and the last of the page may belong on it instead of these.
    let bounds = min(first, last)...max(first, last)
    let near = numbers.indices.filter { numbers[$0].map(bounds.contains) ?? false }
    let before = places.prefix { numbers[$0].map { !bounds.contains($0) } ?? false }.count
    let titles = await work.flatMap(near.count) { range in
      near[range].map { TextFolding.fold(recipes[positions[$0]].merged.content.title) }
    }
    let sorted = near.indices.sorted { left, right in
      if titles[left] == titles[right] { return left < right }
      return titles[left].lexicographicallyPrecedes(titles[right]) != options.isReversed
    }
    return sorted[(page.lowerBound - before)..<(page.upperBound - before)].map { near[$0] }
  }
}
