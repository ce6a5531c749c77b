/// The explanation of a verdict about two records.
package struct PairExplanation: Sendable, Hashable {
  /// The verdict.
  package let verdict: RecordPair.Verdict
  /// The similarity from 0 to 1.
  package let score: Double
  /// All signals, those that decide alone first.
  package let signals: [MatchSignal]
  /// The reasons for the verdict.
  package let reasons: [PairReason]
  /// True if too little is known: the records are kept apart, but not because they differ.
  package let isUndecided: Bool

  /// Creates an explanation from its parts.
  package init(
    verdict: RecordPair.Verdict, score: Double, signals: [MatchSignal], reasons: [PairReason],
    isUndecided: Bool = false
  ) {
    self.verdict = verdict
    self.score = score
    self.signals = signals
    self.reasons = reasons
    self.isUndecided = isUndecided
  }
}
