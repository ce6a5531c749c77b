/// Works out what may help when a query finds nothing.
struct QueryAdviser: Sendable {
  /// How many parts are named that may be left out.
  private static let relaxationLimit = 3

  private let query: RecipeQuery
  private let pantry: Pantry?
  private let work: ParallelMap

  /// Makes an adviser about a query.
  init(_ query: RecipeQuery, pantry: Pantry?, work: ParallelMap) {
    self.query = query
    self.pantry = pantry
    self.work = work
  }

  /// Looks through all recipes for what nearly matches.
  func advice(over recipes: some RankedRecipes) async -> QueryAdvice {
    QueryAdvice(
      relaxations: await relaxations(recipes), corrections: await corrections(recipes),
      shortage: await shortage(recipes))
  }

  // MARK: What to leave out

  private func relaxations(_ recipes: some RankedRecipes) async -> [QueryAdvice.Relaxation] {
    let parts = query.expression?.conjuncts ?? []
    guard parts.count > 1 else { return [] }
    let pantry = pantry
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
    let helpful = parts.indices.filter { counts[$0] > 0 }
      .sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    return helpful.prefix(Self.relaxationLimit).map { part in
      QueryAdvice.Relaxation(part: parts[part].text, count: counts[part])
    }
  }

  private static func isCookable(
    _ recipe: RankedRecipe, _ pantry: Pantry?, _ reader: inout PantryReader?
  ) -> Bool {
    guard let pantry, var open = reader else { return true }
    defer { reader = open }
    return pantry.shortfall(of: recipe.merged.recipe, &open) != nil
  }

  // MARK: What may be missing

  private func shortage(_ recipes: some RankedRecipes) async -> QueryAdvice.Shortage? {
    guard let pantry = pantry?.withoutLimit else { return nil }
    let matches = await QueryFinder(query, work: work).matches(in: recipes)
    let missing = await work.flatMap(matches.count) { range in
      var reader = pantry.reader()
      return matches[range].compactMap { position in
        pantry.shortfall(of: recipes[position].merged.recipe, &reader)?.missing.count
      }
    }
    guard let least = missing.min() else { return nil }
    return QueryAdvice.Shortage(mostMissing: least, count: missing.count { $0 == least })
  }

  // MARK: What may be misspelt

  private func corrections(_ recipes: some RankedRecipes) async -> [QueryAdvice.Correction] {
    let words = (query.expression?.soughtTerms ?? []).compactMap { MisspeltWord($0) }
    guard !words.isEmpty else { return [] }
    let parts = await work.flatMap(recipes.count) { range in
      var folded = FoldedRecipe()
      var words = words
      for index in range {
        folded.reset()
        let recipe = recipes[index].merged
        for place in words.indices { words[place].look(at: recipe, &folded) }
      }
      return [words]
    }
    return words.indices.compactMap { place in
      let found = parts.map { $0[place] }.reduce(words[place]) { $0.joined(with: $1) }
      return found.nearest.map { QueryAdvice.Correction(word: found.text, nearest: $0) }
    }
  }
}
