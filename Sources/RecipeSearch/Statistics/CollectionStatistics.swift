/// The statistics of a collection that scores need, whatever the query.
package struct CollectionStatistics: Sendable, Hashable {
  /// The total length of each of `RelevanceField.all`.
  package let lengths: [Int]
  /// The distribution of the earned ranks of each source.
  package let ranks: [String: RankSpread]
}
