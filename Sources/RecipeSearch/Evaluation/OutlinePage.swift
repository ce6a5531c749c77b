import RecipeCore
import RecipeMerging

/// The first matches of a search, as far as the lists of sources decide about them.
struct OutlinePage {
  private let query: RecipeQuery
  private let options: QueryOptions

  /// Creates the page of a search.
  init(_ query: RecipeQuery, _ options: QueryOptions) {
    self.query = query
    self.options = options
  }

  /// Returns for each undecided record true if its details can change the page: not if enough others come before it
  /// whatever they are.
  ///
  /// - Parameter others: The other records, which may be found as they are.
  func canBeChanged(by undecided: [ListedRecord], beside others: [ListedRecord]) -> [Bool] {
    let end = options.offset.addingReportingOverflow(options.limit)
    guard options.limit > 0, !end.overflow, !options.isReversed,
      options.sort == .best || options.sort == .rank
    else { return undecided.map { _ in true } }
    var matcher = OutlineMatcher(query)
    let found = others.filter { matcher.matches($0) == true }
    let inTitle = options.sort == .best ? query.expression?.within([.title]) : nil
    guard let inTitle else { return byRank(undecided, found, end.partialValue) }
    // Words that only details add come after those of titles.
    var titles = OutlineMatcher(RecipeQuery(inTitle))
    let isFull = found.count { titles.matches($0) == true } >= end.partialValue
    return undecided.map { !isFull || titles.matches($0) != false }
  }

  private func byRank(_ undecided: [ListedRecord], _ found: [ListedRecord], _ end: Int) -> [Bool] {
    let ranks = found.compactMap(\.record.recipe.socialRank?.value).sorted(by: >)
    guard ranks.count >= end, end > 0 else { return undecided.map { _ in true } }
    return undecided.map { ($0.record.recipe.socialRank?.value ?? -.infinity) >= ranks[end - 1] }
  }
}
