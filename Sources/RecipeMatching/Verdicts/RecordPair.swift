/// What was found about two records.
package struct RecordPair: Sendable, Hashable {
  /// What they are to each other.
  package enum Verdict: String, Sendable {
    case same
    case variant
    case different
  }

  /// Index of the first record.
  package let first: Int
  /// Index of the second record, greater than `first`.
  package let second: Int
  /// What they are to each other.
  package let verdict: Verdict
  /// How alike they are, from 0 to 1.
  package let score: Double
  /// What the verdict is grounded on.
  let grounds: PairGrounds

  /// Makes a pair of its parts.
  package init(first: Int, second: Int, verdict: Verdict, score: Double, reasons: [String]) {
    self.init(
      first: first, second: second, verdict: verdict, score: score, grounds: PairGrounds(reasons))
  }

  /// Makes a pair whose reasons are put into words when they are asked for.
  package init(first: Int, second: Int, verdict: Verdict, score: Double, grounds: PairGrounds) {
    self.first = first
    self.second = second
    self.verdict = verdict
    self.score = score
    self.grounds = grounds
  }

  /// Why, in words.
  package var reasons: [String] { grounds.words }

  /// What was found, of records that have other indices elsewhere.
  package func between(_ first: Int, _ second: Int) -> RecordPair {
    RecordPair(first: first, second: second, verdict: verdict, score: score, grounds: grounds)
  }

  /// What was found as a variant, for a reason that goes before the others.
  package func keptApart(by reason: String) -> RecordPair {
    RecordPair(
      first: first, second: second, verdict: .variant, score: score,
      grounds: grounds.prefaced(by: reason))
  }
}
