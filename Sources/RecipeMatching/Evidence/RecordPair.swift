/// A pair of records with a verdict.
package struct RecordPair: Sendable, Hashable {
  /// The verdicts.
  package enum Verdict: String, Sendable {
    /// The same recipe.
    case same
    /// Variants of one recipe.
    case variant
    /// Different recipes.
    case different
  }

  /// The index of the first record.
  package let first: Int
  /// The index of the second record, greater than `first`.
  package let second: Int
  /// The verdict.
  package let verdict: Verdict
  /// The similarity from 0 to 1.
  package let score: Double
  /// The grounds of the verdict.
  package let grounds: PairGrounds

  /// Creates a pair from its parts.
  package init(first: Int, second: Int, verdict: Verdict, score: Double, grounds: PairGrounds) {
    self.first = first
    self.second = second
    self.verdict = verdict
    self.score = score
    self.grounds = grounds
  }

  /// The reasons for the verdict.
  package var reasons: [PairReason] { grounds.reasons(for: verdict) }

  /// Returns the same verdict about records that have other indices elsewhere.
  package func between(_ first: Int, _ second: Int) -> RecordPair {
    RecordPair(first: first, second: second, verdict: verdict, score: score, grounds: grounds)
  }

  /// Returns the pair as variants, which an obstacle to joining their clusters keeps apart.
  func keptApart(by obstacle: ClusterObstacle) -> RecordPair {
    RecordPair(
      first: first, second: second, verdict: .variant, score: score,
      grounds: grounds.overruled(by: .obstacle(obstacle)))
  }

  /// Returns the verdicts about those records that have other numbers elsewhere.
  ///
  /// - Parameter numbers: The number elsewhere of each record, negative if it has none; the others
  ///   ascend.
  package static func renumbered(_ pairs: [RecordPair], by numbers: [Int32]) -> [RecordPair] {
    pairs.compactMap { pair in
      let (first, second) = (Int(numbers[pair.first]), Int(numbers[pair.second]))
      return first >= 0 && second >= 0 ? pair.between(first, second) : nil
    }
  }

  /// Returns the pairs without their verdicts.
  package static func candidates(_ pairs: [RecordPair]) -> [CandidatePair] {
    pairs.map { CandidatePair(first: $0.first, second: $0.second) }
  }
}
