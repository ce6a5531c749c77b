import RecipeCore

/// A search for the part of each match in which the words of the query are found.
///
/// Words without a field tell; where there are none, those of the title.
struct MatchedPartFinder: Sendable {
  private let query: RecipeQuery
  private let work: ParallelMap

  /// Creates a finder.
  ///
  /// - Parameter work: Distributes the search; the result does not depend on it.
  init(_ query: RecipeQuery, work: ParallelMap) {
    self.query = query
    self.work = work
  }

  /// Returns the part of each match of the query, in their order; none if the query has no words that tell
  /// them apart.
  func parts(
    of matches: RecipePositions, in recipes: some RankedRecipes
  ) async -> [MatchedPart] {
    guard let inTitle = query.expression?.within([.title]),
      let inTitleOrTags = query.expression?.within([.title, .tags])
    else { return await partsByTitle(of: matches, in: recipes) }
    var parts = Array(repeating: MatchedPart.elsewhere, count: matches.count)
    let tagged = await found(inTitleOrTags, among: matches, in: recipes)
    let titled = await found(inTitle, among: tagged, in: recipes)
    let whole = await WholeTitleFinder(query, work: work).positions(among: titled, in: recipes)
    matches.forEachPlace(of: tagged) { parts[$0] = .titleAndTags }
    matches.forEachPlace(of: titled) { parts[$0] = .title }
    matches.forEachPlace(of: whole) { parts[$0] = .wholeTitle }
    return parts
  }

  /// Returns the parts for a query whose only words are those of the title, if a title consists of them.
  private func partsByTitle(
    of matches: RecipePositions, in recipes: some RankedRecipes
  ) async -> [MatchedPart] {
    let whole = await WholeTitleFinder(query, work: work).positions(among: matches, in: recipes)
    guard !whole.isEmpty else { return [] }
    var parts = Array(repeating: MatchedPart.title, count: matches.count)
    matches.forEachPlace(of: whole) { parts[$0] = .wholeTitle }
    return parts
  }

  /// Returns those of some recipes that match a condition.
  private func found(
    _ expression: QueryExpression, among matches: RecipePositions, in recipes: some RankedRecipes
  ) async -> RecipePositions {
    await QueryFinder(RecipeQuery(expression), work: work).matches(within: matches, of: recipes)
  }
}

extension QueryExpression {
  /// Returns the condition that the words without a field are found in some fields, or `nil` if there
  /// are none; what a match fulfils anyway is left out.
  func within(_ fields: [QueryField]) -> QueryExpression? {
    .all(of: conjuncts.filter(\.hasWordsAnywhere).map { $0.replacingFields(by: fields) })
  }

  /// True if it has a term without a field that is not below a NOT.
  private var hasWordsAnywhere: Bool {
    soughtTerms.contains { $0.test.isAnywhere }
  }

  private func replacingFields(by fields: [QueryField]) -> QueryExpression {
    switch self {
    case .term(let term): .term(term.test.isAnywhere ? term.replacingFields(by: fields) : term)
    case .not: self
    case .and(let operands): .and(operands.map { $0.replacingFields(by: fields) })
    case .or(let operands): .or(operands.map { $0.replacingFields(by: fields) })
    }
  }
}

extension QueryTerm {
  fileprivate func replacingFields(by fields: [QueryField]) -> QueryTerm {
    switch test {
    case .words(let pattern, _): testing(.words(pattern, in: fields))
    case .symbols(let symbols, _): testing(.symbols(symbols, in: fields))
    case .page, .number, .presence, .mark: self
    }
  }
}
