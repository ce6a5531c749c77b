/// The facts from which recipes are scored: term frequencies, field lengths and earned ranks.
///
/// Recipes are identified by their indices from 0 on; the facts are in a few large arrays, as there
/// may be very many recipes.
package struct RelevanceFacts: Sendable {
  /// The number of recipes.
  package let count: Int
  /// The indices of recipes whose facts are not known until they are read, ascending.
  package var unknown: [Int] = []

  private let fieldCount = RelevanceField.all.count
  private let termCount: Int
  /// The frequency for each recipe, term and field.
  private var counts: [UInt16]
  /// True for each recipe and term if the term is found.
  private var found: [Bool]
  /// The length for each recipe and field.
  private var lengths: [UInt32]
  /// The index of the rank's source for each recipe, or -1.
  private var rankSources: [Int32]
  /// The percentile for each recipe.
  private var percentiles: [Double]

  /// The percentile of an earned rank.
  package struct Rank {
    /// The index of its source among those of `RelevancePrior`.
    package let source: Int
    /// The percentile within its source, shrunk towards 0.5, from 0 to 1.
    package let percentile: Double
  }

  /// Creates empty facts of recipes.
  init(terms termCount: Int, recipes count: Int) {
    self.termCount = termCount
    self.count = count
    counts = Array(repeating: 0, count: count * termCount * fieldCount)
    found = Array(repeating: false, count: count * termCount)
    lengths = Array(repeating: 0, count: count * fieldCount)
    rankSources = Array(repeating: -1, count: count)
    percentiles = Array(repeating: 0, count: count)
  }

  /// Returns the frequency of a term in a field, by its index in `RelevanceField.all`.
  package func times(ofTerm term: Int, inField field: Int, of recipe: Int) -> Int {
    Int(counts[(recipe * termCount + term) * fieldCount + field])
  }

  /// True if any term occurs in a field.
  func hasTerm(inField field: Int, of recipe: Int) -> Bool {
    for term in 0..<termCount where times(ofTerm: term, inField: field, of: recipe) > 0 {
      return true
    }
    return false
  }

  /// True if a recipe has a term in a field that the query searches.
  package func isFound(term: Int, in recipe: Int) -> Bool {
    found[recipe * termCount + term]
  }

  /// Returns the length of a field; see `RelevanceField.length`.
  package func length(ofField field: Int, of recipe: Int) -> Int {
    Int(lengths[recipe * fieldCount + field])
  }

  /// Returns the earned rank of a recipe, or `nil` if it has none.
  package func rank(of recipe: Int) -> Rank? {
    rankSources[recipe] < 0
      ? nil : Rank(source: Int(rankSources[recipe]), percentile: percentiles[recipe])
  }

  // MARK: Setting

  /// Sets the frequency of a term in a field.
  package mutating func set(times: UInt16, ofTerm term: Int, inField field: Int, of recipe: Int) {
    counts[(recipe * termCount + term) * fieldCount + field] = times
  }

  /// Marks a term as found in a field that the query searches.
  mutating func setFound(term: Int, in recipe: Int) {
    found[recipe * termCount + term] = true
  }

  /// Sets the length of a field.
  package mutating func set(length: Int, ofField field: Int, of recipe: Int) {
    lengths[recipe * fieldCount + field] = UInt32(clamping: length)
  }

  /// Sets the earned rank of a recipe.
  package mutating func set(_ rank: Rank, of recipe: Int) {
    rankSources[recipe] = Int32(clamping: rank.source)
    percentiles[recipe] = rank.percentile
  }

  /// Removes all facts of a recipe.
  mutating func reset(_ recipe: Int) {
    for term in 0..<termCount {
      found[recipe * termCount + term] = false
      for field in 0..<fieldCount { set(times: 0, ofTerm: term, inField: field, of: recipe) }
    }
    for field in 0..<fieldCount { set(length: 0, ofField: field, of: recipe) }
    rankSources[recipe] = -1
    percentiles[recipe] = 0
  }
}
