/// One comparison of two records, and its effect on the verdict.
package struct MatchSignal: Sendable, Hashable {
  /// The effect of a signal on the verdict.
  package enum Role: String, Sendable {
    /// Adds its weight to the log-odds.
    case evidence
    /// Keeps the records apart, whatever the score.
    case veto
    /// Decides, as a person did.
    case decision
  }

  /// The subjects of comparisons, with their names in output.
  package enum Subject: String, Sendable {
    /// The chance before anything is compared; evidence.
    case prior
    /// The canonical URLs; evidence or a veto.
    case page
    /// The titles; evidence.
    case titles
    /// The dishes that the titles name; evidence or a veto.
    case dish
    /// The foods that the titles name; evidence.
    case mainIngredient = "main ingredient"
    /// The numbers of parts in the titles; evidence.
    case parts
    /// The marks in the titles, such as "vegan"; a veto.
    case mark
    /// The amounts of the ingredients; evidence.
    case amounts
    /// The ingredient that differs most; evidence.
    case difference
    /// The temperatures of the methods; evidence.
    case temperatures
    /// The durations of the methods; evidence.
    case times
    /// The appliances of the methods; evidence.
    case appliances
    /// The names of the images; evidence.
    case image
    /// A person's decision.
    case decision
  }

  /// The subject.
  package let subject: Subject
  /// The effect on the verdict.
  package let role: Role
  /// The weight of evidence in natural log-odds; 0 for a signal that decides alone.
  package let weight: Double
  /// The result of the comparison.
  package let reason: PairReason

  /// Creates a signal from its parts.
  package init(
    _ subject: Subject, _ role: Role, weight: Double = 0, _ reason: PairReason
  ) {
    self.subject = subject
    self.role = role
    self.weight = weight
    self.reason = reason
  }
}
