/// A word that recipes have.
package struct KnownWord: Sendable, Hashable {
  /// The word, folded.
  package let bytes: [UInt8]
  /// How many recipes have it where it was looked for.
  package let recipeCount: Int
}
