import RecipeCore

extension Recipe {
  /// Takes the yield from a first line of the ingredients that states nothing else.
  ///
  /// If another yield is known, a line that differs from it becomes a note.
  ///
  /// - Parameter keepsNotes: True if notes are wanted.
  mutating func takeYieldFromIngredients(keepsNotes: Bool) {
    guard let line = ingredients.first, ingredients.count > 1,
      let stated = YieldLine.yield(in: line.cleaned(.line))
    else { return }
    ingredients.removeFirst()
    ingredientGroups = ingredientGroups.map {
      RecipeGroup(name: $0.name, start: max(0, $0.start - 1))
    }
    guard let known = yield else { return yield = stated }
    let isSame = Self.numbers(in: known) == Self.numbers(in: stated)
    if keepsNotes, !isSame { notes.append(IngredientHeading.name(of: line.cleaned(.line))) }
  }

  private static func numbers(in text: String) -> [Substring] {
    text.split { !$0.isASCII || !$0.isNumber }
  }
}
