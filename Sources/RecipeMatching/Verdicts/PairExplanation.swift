/// The explanation of a verdict about two records.
package struct PairExplanation: Sendable, Hashable {
  /// The verdict.
  package let verdict: RecordPair.Verdict
  /// The log-odds that the records are the same: the sum of the weights of all signals.
  package let logOdds: Double
  /// The log-odds from which records are the same.
  package let threshold: Double
  /// All signals, those that decide alone first.
  package let signals: [MatchSignal]
  /// The reasons for the verdict.
  package let reasons: [PairReason]
  /// True if too little is known: the records are kept apart, but not because they differ.
  package let isUndecided: Bool

  /// The probability that the records are the same, from 0 to 1.
  package var score: Double { EvidenceWeights.probability(ofLogOdds: logOdds) }

  /// The log-odds from which records are variants.
  package var variantThreshold: Double { PairJudge.variant }

  /// Creates an explanation from its parts.
  package init(
    verdict: RecordPair.Verdict, logOdds: Double,
    threshold: Double = MatchCaution.normal.threshold, signals: [MatchSignal],
    reasons: [PairReason],
    isUndecided: Bool = false
  ) {
    self.verdict = verdict
    self.logOdds = logOdds
    self.threshold = threshold
    self.signals = signals
    self.reasons = reasons
    self.isUndecided = isUndecided
  }
}
