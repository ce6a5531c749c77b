import RecipeCore
import RecipeMerging

/// A search for what the exclusions of a query leave in its results: `-nut` leaves "nuts".
///
/// Who cannot eat something must not have to think of every word for it.
struct ExclusionReviewer: Sendable {
  /// The number of recipes that are read for the words they have.
  private static let maximumRecipeCount = 200
  /// The number of words that are told.
  private static let maximumWordCount = 3

  private let query: RecipeQuery
  private let expander: QueryExpander
  private let work: ParallelMap

  /// Creates a reviewer of a query as it was typed.
  init(_ query: RecipeQuery, expander: QueryExpander, work: ParallelMap) {
    self.query = query
    self.expander = expander
    self.work = work
  }

  /// Returns the other forms of each excluded word that are among the matches of the query.
  func remainders(
    among matches: RecipePositions, in recipes: some RankedRecipes
  ) async -> [ExclusionRemainder] {
    var remainders: [ExclusionRemainder] = []
    for word in query.expression?.excludedWords ?? [] {
      let broad = word.searching(expander.broadened(word.pattern))
      guard broad.pattern != word.pattern else { continue }
      let left = await QueryFinder(broad.query, work: work).matches(within: matches, of: recipes)
      let words = await words(of: broad, at: left, in: recipes)
      guard !words.isEmpty else { continue }
      let remainder = ExclusionRemainder(
        text: word.term.text, count: left.count, fieldPrefix: word.fieldPrefix,
        words: Array(words.prefix(Self.maximumWordCount)),
        hasOthers: words.count > Self.maximumWordCount)
      // Two words of one family leave the same.
      if !remainders.contains(where: remainder.asksForSame(as:)) { remainders.append(remainder) }
    }
    return remainders
  }

  /// Returns the texts that a word matches in the first of some recipes, the most frequent first.
  private func words(
    of word: ExcludedWord, at positions: RecipePositions, in recipes: some RankedRecipes
  ) async -> [String] {
    let found = await work.flatMap(min(positions.count, Self.maximumRecipeCount)) { range in
      var folded = FoldedRecipe()
      return positions[range].flatMap { position in
        folded.reset()
        let recipe = recipes[position].merged
        let texts = folded.texts(matching: word.pattern, in: word.fields, of: recipe)
        return Set(texts.map { WrittenWords.text(foldedTo: $0, in: word.fields, of: recipe) })
      }
    }
    var counts: [String: Int] = [:]
    for text in found { counts[text, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
