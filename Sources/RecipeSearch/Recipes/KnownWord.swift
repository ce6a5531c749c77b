/// A word that recipes contain.
package struct KnownWord: Sendable, Hashable {
  /// The word, folded.
  package let bytes: [UInt8]
  /// The number of recipes that have it in the searched fields.
  package let recipeCount: Int

  /// Creates a word.
  package init(bytes: [UInt8], recipeCount: Int) {
    self.bytes = bytes
    self.recipeCount = recipeCount
  }
}
