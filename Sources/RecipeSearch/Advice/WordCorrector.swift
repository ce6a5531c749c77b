import RecipeCore
import RecipeMerging

/// A search for words of the collection that words of a query may be misspellings of.
struct WordCorrector: Sendable {
  private let work: ParallelMap

  /// Creates a corrector.
  init(work: ParallelMap) {
    self.work = work
  }

  /// Returns the possible misspellings among some words, in their order.
  ///
  /// Recipes are read only for words about which the index is not certain.
  func corrections(
    of words: [MisspeltWord], in recipes: some RankedRecipes
  ) async -> [QueryAdvice.Correction] {
    var nearest: [String?] = Array(repeating: nil, count: words.count)
    var (unknown, unseen): ([Int], [Int]) = ([], [])
    for (place, word) in words.enumerated() {
      switch await isKnown(word, in: recipes) {
      case .some(true): break
      case .some(false): unknown.append(place)
      case .none: unseen.append(place)
      }
    }
    if let known = await recipes.words(like: unknown.map { words[$0] }, work: work) {
      for (place, known) in zip(unknown, known) {
        nearest[place] = words[place].nearest(among: known)
      }
    } else {
      unseen += unknown
    }
    for (place, tally) in zip(unseen, await tallies(of: unseen.map { words[$0] }, recipes)) {
      nearest[place] = tally.nearest
    }
    return zip(words, nearest).compactMap { word, nearest in
      nearest.map { QueryAdvice.Correction(word: word.text, nearest: $0) }
    }
  }

  /// True if any recipe has a word; `nil` if every recipe would have to be read.
  private func isKnown(_ word: MisspeltWord, in recipes: some RankedRecipes) async -> Bool? {
    let candidates = recipes.candidates(for: word.query)
    guard candidates.certain.isEmpty else { return true }
    guard candidates.doubtful.count < recipes.count else { return nil }
    let finder = QueryFinder(word.query, work: work)
    return await !finder.matches(among: candidates, in: recipes).isEmpty
  }

  private func tallies(
    of words: [MisspeltWord], _ recipes: some RankedRecipes
  ) async -> [WordTally] {
    let none = words.map { WordTally($0) }
    guard !words.isEmpty else { return none }
    let parts = await work.flatMap(recipes.count) { range in
      var folded = FoldedRecipe()
      var tallies = none
      for index in range {
        folded.reset()
        let recipe = recipes[index].merged
        for place in tallies.indices { tallies[place].look(at: recipe, &folded) }
      }
      return [tallies]
    }
    return words.indices.map { place in
      parts.map { $0[place] }.reduce(none[place]) { $0.joined(with: $1) }
    }
  }
}
