/// How two records were compared: every signal, its weight, and the verdict they lead to.
package struct PairExplanation: Sendable, Hashable {
  /// What the records are to each other.
  package let verdict: RecordPair.Verdict
  /// How alike they are, from 0 to 1.
  package let score: Double
  /// Every signal, those that decide alone first.
  package let signals: [MatchSignal]
  /// Why the verdict is what it is, in words.
  package let reasons: [String]
  /// Whether too little is known to tell: the records are kept apart, but not because they differ.
  package let isUndecided: Bool

  /// Makes an explanation of its parts.
  package init(
    verdict: RecordPair.Verdict, score: Double, signals: [MatchSignal], reasons: [String],
    isUndecided: Bool = false
  ) {
    self.verdict = verdict
    self.score = score
    self.signals = signals
    self.reasons = reasons
    self.isUndecided = isUndecided
  }
}

/// One thing that was compared between two records.
package struct MatchSignal: Sendable, Hashable {
  /// What a signal does to the verdict.
  package enum Role: String, Sendable {
    /// It adds its value, times its weight, to the score.
    case evidence
    /// It keeps the records apart, whatever the score.
    case veto
    /// A person decided it.
    case decision
  }

  /// What was compared.
  ///
  /// Evidence: `page`, `ingredients`, `titles`, `amounts`, `image`. Vetoes: `mark`, `dish`,
  /// `main ingredient`, `ingredients`, `amounts`, `page`. What a person decided: `decision`.
  package let name: String
  /// What it does to the verdict.
  package let role: Role
  /// How alike the records are in it, from 0 to 1; `nil` when one says nothing about it.
  package let value: Double?
  /// Its share of the score, from 0 to 1; 0 for a signal that decides alone.
  package let weight: Double
  /// What was seen, in words.
  package let words: String

  /// Makes a signal of its parts.
  package init(name: String, role: Role, value: Double?, weight: Double, words: String) {
    self.name = name
    self.role = role
    self.value = value
    self.weight = weight
    self.words = words
  }
}
