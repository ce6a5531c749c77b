/// A term of the sum that decides whether two records are the same recipe.
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
    self.weight = weight
    self.reason = reason
  }
}
