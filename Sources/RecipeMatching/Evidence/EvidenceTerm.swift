/// A term of the sum that decides whether two records are the same recipe.
///
/// It is a whole number of hundredths, so that the terms add up as they are printed.
package struct EvidenceTerm: Sendable, Hashable {
  /// The subject.
  package let subject: MatchSignal.Subject
  /// The weight of evidence in natural log-odds: positive for one recipe, negative against it.
  package let weight: Double
  /// The result of the comparison.
  package let reason: PairReason

  /// Creates a term from its parts.
  init(_ subject: MatchSignal.Subject, _ weight: Double, _ reason: PairReason) {
    self.subject = subject
    self.weight = Self.rounded(weight)
    self.reason = reason
  }

  /// Returns log-odds as a whole number of hundredths.
  static func rounded(_ logOdds: Double) -> Double { (logOdds * 100).rounded() / 100 }
}
