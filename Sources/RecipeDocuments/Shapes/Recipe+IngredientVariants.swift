import RecipeCore

extension Recipe {
  /// Keeps one of several lists of the same ingredients, and states the others in notes.
  ///
  /// The name of the list that is kept becomes the yield, or the name of the only group.
  ///
  /// - Parameter keepsNotes: True if notes are wanted.
  mutating func takeIngredientVariants(keepsNotes: Bool) {
    guard !ingredientGroups.isEmpty, let variants = IngredientVariants(of: self, yield: yield)
    else {
      return
    }
    ingredients = variants.lines
    ingredientGroups = []
    if keepsNotes { notes += variants.notes }
    guard let name = variants.name else { return }
    let stated = VariantName.yield(in: name)
    if yield == nil, let stated {
      yield = stated
    } else if stated == nil || !variants.isWanted {
      ingredientGroups = [RecipeGroup(name: name, start: 0)]
    }
  }
}
