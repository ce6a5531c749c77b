/// The caution with which records are merged, which a person chooses.
package enum MatchCaution: String, Sendable, Hashable, CaseIterable {
  /// More is merged, at the risk of hiding a variant.
  case low
  /// Merges all that is certain enough.
  case normal
  /// Only what is nearly certain is merged.
  case high

  /// The log-odds from which records are the same recipe.
  package var threshold: Double {
    switch self {
    case .low: -0.3
    case .normal: 0.5
    case .high: 1.5
    }
  }
}
