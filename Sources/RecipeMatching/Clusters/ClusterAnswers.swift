import Text

/// The answers to whether the records of some pairs may share a cluster.
///
/// An answer depends on the two records only; finding it takes longer than looking it up.
package struct ClusterAnswers: Sendable {
  /// The pairs that may, ascending.
  package let allowed: [CandidatePair]
  /// The pairs that may not, ascending.
  package let forbidden: [CandidatePair]

  /// Creates answers from pairs in ascending order.
  package init(allowed: [CandidatePair] = [], forbidden: [CandidatePair] = []) {
    self.allowed = allowed
    self.forbidden = forbidden
  }

  /// Creates answers in any order.
  init(_ answers: [CandidatePair: Bool]) {
    allowed = answers.filter(\.value).keys.sorted()
    forbidden = answers.filter { !$0.value }.keys.sorted()
  }

  /// True if two records may share a cluster, or `nil` if that is not known.
  subscript(pair: CandidatePair) -> Bool? {
    if allowed.containsInOrder(pair) { return true }
    return forbidden.containsInOrder(pair) ? false : nil
  }
}
