package import RecipeCore

/// Two records of which it is not certain whether they are one recipe, for a person to decide.
package struct UncertainPair: Sendable, Hashable {
  /// The record that comes first in the order of references.
  package let first: RecipeRecord
  /// The other record.
  package let second: RecipeRecord
  /// The findings of matching about them.
  package let pair: RecordPair
  /// The number of pairs of records that an answer settles: those across both recipes, or across
  /// both parts into which a link divides its recipe.
  package let settles: Int

  /// The references of both records.
  package var references: [RecordReference] { [first.reference, second.reference] }

  /// The worth of an answer: the number of pairs that it settles, each as much as its verdict is
  /// uncertain, which is most for a score of 0.5.
  var gain: Double { Double(settles) * pair.score * (1 - pair.score) }
}
