/// What the scores of some recipes are made of: how often terms occur where, how long fields are, and
/// which ranks were earned.
///
/// The recipes are told apart by their places, from 0 on; everything is in a few long lists, as there
/// may be very many of them.
package struct RelevanceFacts: Sendable {
  /// How many recipes there are.
  package let count: Int
  /// The places of recipes of which nothing is known before they are looked at, ascending.
  package var unknown: [Int] = []

  private let fieldCount = RelevanceField.all.count
  private let termCount: Int
  /// For each recipe, term and field.
  private var counts: [UInt16]
  /// For each recipe and term.
  private var found: [Bool]
  /// For each recipe and field.
  private var lengths: [UInt32]
  /// For each recipe the place of the rank's source, or -1.
  private var rankSources: [Int32]
  /// For each recipe.
  private var percentiles: [Double]

  /// What an earned rank is worth.
  package struct Rank {
    /// The place of its source among those of `RelevancePrior`.
    package let source: Int
    /// How far up it is among those of its source, drawn towards 0.5, from 0 to 1.
    package let percentile: Double
  }

  /// Makes facts of recipes that have nothing.
  init(terms termCount: Int, recipes count: Int) {
    self.termCount = termCount
    self.count = count
    counts = Array(repeating: 0, count: count * termCount * fieldCount)
    found = Array(repeating: false, count: count * termCount)
    lengths = Array(repeating: 0, count: count * fieldCount)
    rankSources = Array(repeating: -1, count: count)
    percentiles = Array(repeating: 0, count: count)
  }

  /// How often a term occurs in a field, by its place among `RelevanceField.all`.
  package func times(ofTerm term: Int, inField field: Int, of recipe: Int) -> Int {
    Int(counts[(recipe * termCount + term) * fieldCount + field])
  }

  /// Whether any term occurs in a field.
  func hasTerm(inField field: Int, of recipe: Int) -> Bool {
    for term in 0..<termCount where times(ofTerm: term, inField: field, of: recipe) > 0 {
      return true
    }
    return false
  }

  /// Whether a recipe has a term where the query looks for it.
  package func isFound(term: Int, in recipe: Int) -> Bool {
    found[recipe * termCount + term]
  }

  /// How long a field is, see `RelevanceField.length`.
  package func length(ofField field: Int, of recipe: Int) -> Int {
    Int(lengths[recipe * fieldCount + field])
  }

  /// What the rank that a recipe earned is worth; `nil` when it has none.
  package func rank(of recipe: Int) -> Rank? {
    rankSources[recipe] < 0
      ? nil : Rank(source: Int(rankSources[recipe]), percentile: percentiles[recipe])
  }

  // MARK: Setting

  /// Sets how often a term occurs in a field.
  package mutating func set(times: UInt16, ofTerm term: Int, inField field: Int, of recipe: Int) {
    counts[(recipe * termCount + term) * fieldCount + field] = times
  }

  /// Says that a recipe has a term where the query looks for it.
  mutating func setFound(term: Int, in recipe: Int) {
    found[recipe * termCount + term] = true
  }

  /// Sets how long a field is.
  package mutating func set(length: Int, ofField field: Int, of recipe: Int) {
    lengths[recipe * fieldCount + field] = UInt32(clamping: length)
  }

  /// Sets what the rank that a recipe earned is worth.
  package mutating func set(_ rank: Rank, of recipe: Int) {
    rankSources[recipe] = Int32(clamping: rank.source)
    percentiles[recipe] = rank.percentile
  }

  /// Forgets what is known of a recipe.
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
