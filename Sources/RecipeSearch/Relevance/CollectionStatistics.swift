/// What scores need to know of all recipes of a collection, whatever is looked for.
package struct CollectionStatistics: Sendable, Hashable {
  /// How long each of `RelevanceField.all` is in all recipes together.
  package let lengths: [Int]
  /// How the earned ranks of each source are spread.
  package let ranks: [String: RankSpread]
}
