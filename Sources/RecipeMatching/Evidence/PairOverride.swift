/// A reason for a verdict that overrules everything that was compared.
package enum PairOverride: Sendable, Hashable {
  /// A person's decision about the two records.
  case decision(MatchDecision.Kind)
  /// An obstacle to joining their clusters.
  case obstacle(ClusterObstacle)
}
