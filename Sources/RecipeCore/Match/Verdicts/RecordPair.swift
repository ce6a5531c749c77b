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
  /// Why, in words.
  package let reasons: [String]

  /// Makes a pair of its parts.
  package init(first: Int, second: Int, verdict: Verdict, score: Double, reasons: [String]) {
    self.first = first
    self.second = second
    self.verdict = verdict
    self.score = score
    self.reasons = reasons
  }
}
