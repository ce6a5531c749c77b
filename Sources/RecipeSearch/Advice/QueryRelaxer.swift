import RecipeCore
import RecipeMerging

/// A search for the part to remove from a query that finds nothing.
struct QueryRelaxer: Sendable {
  /// The maximum number of suggestions.
  private static let limit = 3

  /// The parts that each match must fulfil.
  private let parts: [QueryExpression]
  private let pantry: Pantry?
  private let work: ParallelMap

  /// Creates a relaxer of a query that finds nothing.
  init(_ query: RecipeQuery, pantry: Pantry?, work: ParallelMap) {
    parts = query.expression?.conjuncts ?? []
    self.pantry = pantry
    self.work = work
  }

  /// Returns the parts to remove, the one with most matches first.
  func relaxations(over recipes: some RankedRecipes) async -> [QueryAdvice.Relaxation] {
    guard parts.count > 1 else { return [] }
    let counts = await counts(recipes)
    let helpful = parts.indices.filter { counts[$0] > 0 }
      .sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    return helpful.prefix(Self.limit).map { part in
      QueryAdvice.Relaxation(part: parts[part].text, count: counts[part])
    }
  }

  /// Returns for each part the number of recipes that match all others.
  private func counts(_ recipes: some RankedRecipes) async -> [Int] {
    if let counts = await indexedCounts(recipes) { return counts }
    return await seenCounts(recipes)
  }

  /// Returns the counts from the index.
  ///
  /// - Returns: `nil` if reading every recipe once is less work.
  private func indexedCounts(_ recipes: some RankedRecipes) async -> [Int]? {
    guard pantry == nil else { return nil }
    let queries = parts.indices.map { part in
      RecipeQuery(.all(of: parts.indices.filter { $0 != part }.map { parts[$0] }))
    }
    let candidates = queries.map { recipes.candidates(for: $0) }
    let doubtful = candidates.reduce(0) { $0 + $1.doubtful.count }
    guard doubtful == 0 || doubtful < recipes.count else { return nil }
    var counts: [Int] = []
    for (query, candidates) in zip(queries, candidates) {
      let finder = QueryFinder(query, work: work)
      counts.append(await finder.matches(among: candidates, in: recipes).count)
    }
    return counts
  }

  /// Returns the counts by reading every recipe.
  private func seenCounts(_ recipes: some RankedRecipes) async -> [Int] {
    let (parts, pantry) = (parts, pantry)
    let only = await work.flatMap(recipes.count) { range in
      var matcher = QueryMatcher(.everything)
      var reader = pantry?.reader()
      return range.compactMap { index -> Int? in
        let recipe = recipes[index]
        let part = matcher.onlyFailure(among: parts, of: recipe)
        return part.flatMap { Self.isCookable(recipe, pantry, &reader) ? $0 : nil }
      }
    }
    var counts = Array(repeating: 0, count: parts.count)
    for part in only { counts[part] += 1 }
    return counts
  }

  private static func isCookable(
    _ recipe: RankedRecipe, _ pantry: Pantry?, _ reader: inout PantryReader?
  ) -> Bool {
    guard let pantry, var open = reader else { return true }
    defer { reader = open }
    return pantry.shortfall(of: recipe.merged.recipe, &open) != nil
  }
}
