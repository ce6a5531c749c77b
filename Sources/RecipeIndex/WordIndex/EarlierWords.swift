import RecipeMerging

/// The word index of an earlier run, and the changes to its recipes.
struct EarlierWords: Sendable {
  /// The index.
  let index: WordIndex
  /// The changes to the recipes, by their positions.
  let changes: RecordChanges
  /// The recipes that were removed or changed.
  let gone: [RankedRecipe]

  /// Creates it from an earlier index, if few recipes have changed.
  ///
  /// - Parameters:
  ///   - index: The word index.
  ///   - previous: The earlier position of each present recipe, or -1 if it is new or changed.
  ///   - recipe: Returns an earlier recipe by its position.
  /// - Returns: `nil` if so many recipes changed that reading all again is better.
  /// - Throws: `IndexCorruption` if a removed recipe is corrupt.
  init?(
    _ index: WordIndex, previous: [Int32],
    recipe: (_ position: Int) throws(IndexCorruption) -> RankedRecipe
  ) throws(IndexCorruption) {
    guard let changes = RecordChanges(previous: previous, of: index.recipeCount), changes.areFew
    else { return nil }
    self.index = index
    self.changes = changes
    gone = try changes.gone.map { position throws(IndexCorruption) in try recipe(Int(position)) }
  }
}
