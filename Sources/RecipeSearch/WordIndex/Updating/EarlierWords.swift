package import RecipeMatching
package import RecipeMerging
package import Text

/// The word index of an earlier run, and what became of its recipes.
package struct EarlierWords: Sendable {
  /// The index.
  package let index: WordIndex
  /// What became of the recipes, by their positions.
  package let changes: RecordChanges
  /// The recipes that are no more, or are others now.
  package let gone: [RankedRecipe]

  /// Makes it of its parts.
  ///
  /// - Parameters:
  ///   - index: The word index.
  ///   - previous: For each recipe of now its position then, or -1 when it is new or not the same.
  ///   - recipe: Gives a recipe of then by its position; `nil` when it is damaged.
  /// - Returns: `nil` when so many recipes changed that all are better read anew.
  /// - Throws: That a recipe that is no more is damaged.
  package init?(
    _ index: WordIndex, previous: [Int32], recipe: (_ position: Int) -> RankedRecipe?
  ) throws(ByteReader.Damage) {
    guard let changes = RecordChanges(previous: previous, of: index.recipeCount), changes.areFew
    else { return nil }
    let gone = changes.gone.compactMap { recipe(Int($0)) }
    guard gone.count == changes.gone.count else { throw ByteReader.Damage() }
    self.index = index
    self.changes = changes
    self.gone = gone
  }
}
