/// The facts from which recipes are scored: term frequencies, field lengths and earned ranks.
///
/// Recipes are identified by their indices from 0 on; the facts are in a few large arrays, column by
/// column, as there may be very many recipes.
package struct RelevanceFacts: Sendable {
  /// The number of recipes.
  let count: Int
  /// The indices of recipes whose facts are not known until they are read, ascending.
  package var unknown: [Int] = []

  private let fieldCount = RelevanceField.all.count
  private let termCount: Int
  /// The frequency by term, field and recipe.
  private var counts: [UInt16]
  /// True by term, field and recipe if only a synonym of the term occurs; empty if that is nowhere so.
  private var synonyms: [Bool] = []
  /// True by term and recipe if the term is found.
  private var found: [Bool]
  /// The length by field and recipe.
  private var lengths: [UInt32]
  /// The index of the rank's source for each recipe, or -1.
  private var rankSources: [Int32]
  /// The percentile for each recipe.
  private var percentiles: [Double]

  /// The percentile of an earned rank.
  struct Rank {
    /// The index of its source among those of `RelevancePrior`.
    let source: Int
    /// The percentile within its source, shrunk towards 0.5, from 0 to 1.
    let percentile: Double
  }

  /// Creates empty facts of recipes.
  package init(terms termCount: Int, recipes count: Int) {
    self.termCount = termCount
    self.count = count
    counts = Array(repeating: 0, count: count * termCount * fieldCount)
    found = Array(repeating: false, count: count * termCount)
    lengths = Array(repeating: 0, count: count * fieldCount)
    rankSources = Array(repeating: -1, count: count)
    percentiles = Array(repeating: 0, count: count)
  }

  /// Returns the frequency of a term in a field, by its index in `RelevanceField.all`.
  func times(ofTerm term: Int, inField field: Int, of recipe: Int) -> Int {
    Int(counts[(term * fieldCount + field) * count + recipe])
  }

  /// True if only a synonym of a term occurs in a field.
  func isSynonym(term: Int, inField field: Int, of recipe: Int) -> Bool {
    !synonyms.isEmpty && synonyms[(term * fieldCount + field) * count + recipe]
  }

  /// True if any recipe has any term in a field.
  package func hasTerm(inField field: Int) -> Bool {
    (0..<termCount).contains { term in
      let start = (term * fieldCount + field) * count
      return counts[start..<start + count].contains { $0 > 0 }
    }
  }

  /// True if a recipe has a term in a field that the query searches.
  func isFound(term: Int, in recipe: Int) -> Bool {
    found[term * count + recipe]
  }

  /// Returns the length of a field; see `RelevanceField.length`.
  func length(ofField field: Int, of recipe: Int) -> Int {
    Int(lengths[field * count + recipe])
  }

  /// Returns the earned rank of a recipe, or `nil` if it has none.
  func rank(of recipe: Int) -> Rank? {
    rankSources[recipe] < 0
      ? nil : Rank(source: Int(rankSources[recipe]), percentile: percentiles[recipe])
  }

  // MARK: Setting the facts of one recipe

  /// Sets the frequency of a term in a field.
  mutating func set(times: UInt16, ofTerm term: Int, inField field: Int, of recipe: Int) {
    counts[(term * fieldCount + field) * count + recipe] = times
  }

  /// Marks a term as one of which a field has only a synonym.
  package mutating func setSynonym(ofTerm term: Int, inField field: Int, of recipe: Int) {
    if synonyms.isEmpty { synonyms = Array(repeating: false, count: counts.count) }
    synonyms[(term * fieldCount + field) * count + recipe] = true
  }

  /// Marks a term as found in a field that the query searches.
  mutating func setFound(term: Int, in recipe: Int) {
    found[term * count + recipe] = true
  }

  /// Sets the length of a field.
  mutating func set(length: Int, ofField field: Int, of recipe: Int) {
    lengths[field * count + recipe] = UInt32(clamping: length)
  }

  /// Sets the earned rank of a recipe.
  mutating func set(_ rank: Rank, of recipe: Int) {
    rankSources[recipe] = Int32(clamping: rank.source)
    percentiles[recipe] = rank.percentile
  }

  /// Removes all facts of a recipe.
  mutating func reset(_ recipe: Int) {
    for term in 0..<termCount {
      found[term * count + recipe] = false
      for field in 0..<fieldCount {
        set(times: 0, ofTerm: term, inField: field, of: recipe)
        if !synonyms.isEmpty { synonyms[(term * fieldCount + field) * count + recipe] = false }
      }
    }
    for field in 0..<fieldCount { set(length: 0, ofField: field, of: recipe) }
    rankSources[recipe] = -1
    percentiles[recipe] = 0
  }

  // MARK: Setting the facts of all recipes

  /// Sets the frequencies of a term in a field, recipe by recipe.
  package mutating func set(times: [UInt16], ofTerm term: Int, inField field: Int) {
    let start = (term * fieldCount + field) * count
    counts.replaceSubrange(start..<start + count, with: times)
  }

  /// Marks a term as found in a field that the query searches, recipe by recipe.
  package mutating func set(found isFound: [Bool], ofTerm term: Int) {
    found.replaceSubrange(term * count..<(term + 1) * count, with: isFound)
  }

  /// Sets the lengths of a field, recipe by recipe.
  package mutating func set(lengths: [UInt32], ofField field: Int) {
    self.lengths.replaceSubrange(field * count..<(field + 1) * count, with: lengths)
  }

  /// Sets the earned ranks of some recipes.
  ///
  /// - Parameters:
  ///   - percentiles: The percentiles of the ranks.
  ///   - source: The index of their source among those of `RelevancePrior`.
  ///   - recipes: The recipes, as many as percentiles.
  package mutating func set(percentiles: [Double], ofSource source: Int, at recipes: [Int]) {
    for (recipe, percentile) in zip(recipes, percentiles) {
      set(Rank(source: source, percentile: percentile), of: recipe)
    }
  }
}
