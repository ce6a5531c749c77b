/// The statistics of a collection that scores need, whatever the query.
package struct CollectionStatistics: Sendable, Hashable {
  /// The total length of each of `RelevanceField.all`.
  package let lengths: [Int]
  /// The distribution of the earned ranks of each source.
  package let ranks: [String: RankSpread]

  /// Creates statistics.
  package init(lengths: [Int], ranks: [String: RankSpread]) {
    self.lengths = lengths
    self.ranks = ranks
  }
}
