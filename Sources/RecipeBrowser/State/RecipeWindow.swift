import RecipeMerging

/// The part of a list of recipes that is in memory, and the place in it.
package struct RecipeWindow: Sendable {
  /// The most rows that are asked for at once.
  package static let length = 300

  /// The recipes in memory.
  private(set) var rows: [RankedRecipe] = []
  /// The position of the first of them in the list.
  private(set) var offset = 0
  /// The number of recipes of the list.
  private(set) var total = 0
  /// The selected position.
  private(set) var selected = 0
  /// The position of the first row on the screen.
  private(set) var top = 0

  /// The selected recipe, or `nil` if there is none, or it is not in memory yet.
  var selectedRecipe: RankedRecipe? { self[selected] }

  /// The recipe at a position, or `nil` if it is not in memory.
  subscript(position: Int) -> RankedRecipe? {
    rows.indices.contains(position - offset) ? rows[position - offset] : nil
  }

  /// The offset of the rows to ask for so that the selected one is in memory; `nil` if it is.
  var missingOffset: Int? {
    guard total > 0, selectedRecipe == nil else { return nil }
    return max(0, selected - Self.length / 2)
  }

  /// Takes other rows of the same list, or a new list, which begins at its first row.
  ///
  /// - Parameter moved: The number of positions by which the selected recipe has moved down in the list;
  ///   it remains in its row of the screen.
  mutating func take(
    _ rows: [RankedRecipe], offset: Int, total: Int, isNew: Bool, moved: Int = 0
  ) {
    (self.rows, self.offset, self.total) = (rows, offset, total)
    (selected, top) = isNew ? (0, 0) : (selected + moved, top + moved)
    selected = max(0, min(selected, total - 1))
    top = max(0, min(top, selected))
  }

  /// Replaces a recipe by a fuller version of it.
  mutating func replace(_ recipe: RankedRecipe) {
    guard let place = rows.firstIndex(where: { $0.merged.id == recipe.merged.id }) else { return }
    rows[place] = recipe
  }

  /// Selects a position, and scrolls so that a screen of some rows shows it.
  mutating func select(_ position: Int, height: Int) {
    selected = max(0, min(position, total - 1))
    show(height: height)
  }

  /// Scrolls so that the selected row is on a screen of some rows.
  mutating func show(height: Int) {
    top = min(top, selected)
    top = max(top, selected - max(1, height) + 1)
    top = max(0, min(top, max(0, total - max(1, height))))
  }
}
