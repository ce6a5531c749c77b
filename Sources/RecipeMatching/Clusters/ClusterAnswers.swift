import Text

/// Whether records may share a cluster, of pairs that were asked about.
///
/// An answer depends on the two records only; it is kept as it takes more to find than to keep.
package struct ClusterAnswers: Sendable {
  /// The pairs that may, ascending.
  package let allowed: [CandidatePair]
  /// The pairs that may not, ascending.
  package let forbidden: [CandidatePair]

  /// Makes answers of pairs in order.
  package init(allowed: [CandidatePair] = [], forbidden: [CandidatePair] = []) {
    self.allowed = allowed
    self.forbidden = forbidden
  }

  /// Puts answers in order.
  init(_ answers: [CandidatePair: Bool]) {
    allowed = answers.filter(\.value).keys.sorted()
    forbidden = answers.filter { !$0.value }.keys.sorted()
  }

  /// Whether two records may share a cluster; `nil` when that is not known.
  subscript(pair: CandidatePair) -> Bool? {
    if allowed.containsInOrder(pair) { return true }
    return forbidden.containsInOrder(pair) ? false : nil
  }

  /// The answers about records that did not change.
  func renumbered(by changes: RecordChanges) -> ClusterAnswers {
    ClusterAnswers(
      allowed: changes.renumbered(allowed), forbidden: changes.renumbered(forbidden))
  }
}
