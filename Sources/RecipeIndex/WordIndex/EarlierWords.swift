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
  ///   - recipe: Returns an earlier recipe by its position, or `nil` if it is corrupt.
  /// - Returns: `nil` if so many recipes changed that reading all again is better.
  /// - Throws: `Damage` if a removed recipe is corrupt.
  init?(
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
