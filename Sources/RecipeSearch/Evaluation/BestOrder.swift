import RecipeCore

/// The order of matches by the part in which the words of the query are found, then by social rank, then
/// by relevance.
///
/// Relevance is computed only if recipes on the page have equal ranks, or none.
struct BestOrder {
  private let matches: QueryMatches
  private let relevance: Relevance
  private let isReversed: Bool
  private let work: ParallelMap

  /// Creates the order of matches, which are in rank order, and whose parts are known.
  init(
    _ matches: QueryMatches, _ relevance: Relevance, isReversed: Bool, _ work: ParallelMap
  ) {
    self.matches = matches
    self.relevance = relevance
    self.isReversed = isReversed
    self.work = work
  }

  /// Returns the indices of the matches on a page.
  func page(_ page: Range<Int>, of recipes: some RankedRecipes) async -> [Int] {
    let count = matches.positions.count
    // The order backwards is the order, read from its end.
    let range = isReversed ? count - page.upperBound..<count - page.lowerBound : page
    var order = byPart
    let runs = await equals(around: range, of: order, in: recipes)
    if !runs.isEmpty, relevance.hasTerms {
      let points = await points(in: recipes)
      for run in runs {
        order[run].sort { left, right in
          points[left] == points[right] ? left < right : points[left] > points[right]
        }
      }
    }
    return isReversed ? order[range].reversed() : Array(order[range])
  }

  /// The indices of all matches by part, in each in rank order.
  private var byPart: [Int] {
    var order: [Int] = []
    order.reserveCapacity(matches.matchedParts.count)
    for part in [MatchedPart.wholeTitle, .title, .titleAndTags, .elsewhere] {
      for match in matches.matchedParts.indices where matches.matchedParts[match] == part {
        order.append(match)
      }
    }
    return order
  }

  /// Returns the runs of several recipes of equal part and rank that reach into a page.
  private func equals(
    around page: Range<Int>, of order: [Int], in recipes: some RankedRecipes
  ) async -> [Range<Int>] {
    guard !page.isEmpty else { return [] }
    let ranks = await ranks(in: recipes)
    func isEqual(_ left: Int, _ right: Int) -> Bool {
      matches.matchedParts[order[left]] == matches.matchedParts[order[right]]
        && ranks[order[left]] == ranks[order[right]]
    }
    var start = page.lowerBound
    while start > 0, isEqual(start - 1, start) { start -= 1 }
    var runs: [Range<Int>] = []
    while start < page.upperBound {
      var end = start + 1
      while end < order.count, isEqual(start, end) { end += 1 }
      if end - start > 1 { runs.append(start..<end) }
      start = end
    }
    return runs
  }

  private func ranks(in recipes: some RankedRecipes) async -> [Double?] {
    if let known = recipes.numbers(for: .rank, at: matches.positions) { return known }
    let positions = matches.positions
    return await work.flatMap(positions.count) { range in
      positions[range].map { SortOrder.rank.number(of: recipes[$0]) }
    }
  }

  private func points(in recipes: some RankedRecipes) async -> [Int] {
    if let scores = matches.scores { return scores.points }
    return await relevance.scores(of: matches.positions, at: matches.matchedParts, in: recipes)
      .points
  }
}
