/// One comparison of two records, and its effect on the verdict.
package struct MatchSignal: Sendable, Hashable {
  /// The effect of a signal on the verdict.
  package enum Role: String, Sendable {
    /// Adds its value, times its weight, to the score.
    case evidence
    /// Keeps the records apart, whatever the score.
    case veto
    /// Decides, as a person did.
    case decision
  }

  /// The subjects of comparisons, with their names in output.
  package enum Subject: String, Sendable {
    /// The canonical URLs; evidence or a veto.
    case page
    /// The foods; evidence or a veto.
    case ingredients
    /// The titles; evidence.
    case titles
    /// The amounts of the foods that both have; evidence or a veto.
    case amounts
    /// The names of the images; evidence.
    case image
    /// The marks in the titles, such as "vegan"; a veto.
    case mark
    /// The dishes that the titles name; a veto.
    case dish
    /// The main ingredients; a veto.
    case mainIngredient = "main ingredient"
    /// A person's decision.
    case decision
  }

  /// The subject.
  package let subject: Subject
  /// The effect on the verdict.
  package let role: Role
  /// The similarity from 0 to 1, or `nil` if a record has no data.
  package let value: Double?
  /// The share of the score from 0 to 1; 0 for a signal that decides alone.
  package let weight: Double
  /// The result of the comparison.
  package let reason: PairReason

  /// Creates a signal from its parts.
  package init(
    _ subject: Subject, _ role: Role, value: Double? = nil, weight: Double = 0, _ reason: PairReason
  ) {
    self.subject = subject
    self.role = role
    self.value = value
    self.weight = weight
    self.reason = reason
  }
}
