import Ingredients
import MarkdownSyntax
import RecipeCore

/// Bodies below front matter that has the ingredients.
extension BodyReader {
  /// Reads a body whose ingredients are in the front matter: steps, facts and a description.
  ///
  /// - Parameters:
  ///   - hasDirections: True if the directions are in the front matter as well.
  ///   - isForced: True if a person said that the ingredients are those of the front matter.
  mutating func readAroundFrontMatter(hasDirections: Bool, isForced: Bool = false) {
    if !hasDirections, !draft.ingredients.isEmpty, let level = levelOfParts {
      return read(by: .parts(level: level))
    }
    let areKeywords =
      !isForced && (outline.has(\.holdsIngredients) || hasListOfFoods)
      && Self.areKeywords(draft.ingredients)
    guard areKeywords || outline.has({ $0 == .directions }) else {
      guard hasDirections, hasFullerMethod else {
        return read(by: hasDirections ? .frontMatter : .method)
      }
      let short = draft.directions
      (draft.directions, draft.directionGroups) = ([], [])
      read(by: .method)
      if fields.contains(.notes) { draft.notes += short }
      return
    }
    let ingredients = (draft.ingredients, draft.ingredientGroups)
    draft.ingredients = []
    draft.ingredientGroups = []
    hasListedAmounts = haveAmounts(ingredients.0)
    read()
    let isFuller =
      haveAmounts(draft.ingredients) && !haveAmounts(ingredients.0)
      || areKeywords && draft.ingredients.count >= ingredients.0.count
      || hasFurtherFoods(than: ingredients.0)
    guard !isFuller else { return keepFoods(ingredients.0) }
    keepFoods(missingIn: ingredients.0)
    (draft.ingredients, draft.ingredientGroups) = ingredients
  }

  /// True for a body that is a numbered list of work without a name, with at least as many steps as front matter has,
  /// and much more text.
  private var hasFullerMethod: Bool {
    let blocks =
      outline.blocks.isEmpty
      ? []
      : document.topBlocks(
        from: outline.blocks.lowerBound, to: outline.blocks.upperBound
      )
    let lists = blocks.filter { document.blocks[$0].kind == .orderedList }
    guard lists.count == 1, let list = lists.first, !draft.directions.isEmpty,
      !outline.sections.contains(where: {
        $0.level > 0 && $0.name != outline.title && $0.first <= list && list < $0.end
      }),
      !(blocks.last { $0 < list }.map { document.plainText(of: $0).hasSuffix(":") } ?? false)
    else { return false }
    let items = document.texts(ofItemsOf: list)
    guard items.count(where: { WorkVerb.isIn($0) || TimeWords.areIn($0) }) * 2 > items.count
    else { return false }
    let (letters, known) = (
      items.reduce(0) { $0 + $1.utf8.count }, draft.directions.reduce(0) { $0 + $1.utf8.count }
    )
    return items.count >= draft.directions.count && letters * 2 > known * 3
  }

  /// True for foods of one or two words without amounts, as a taxonomy of a site has them.
  private static func areKeywords(_ lines: [String]) -> Bool {
    lines.allSatisfy { line in
      line.split(separator: " ").count <= 2 && !line.contains { $0.isNumber || ",;(".contains($0) }
    }
  }

  private func haveAmounts(_ lines: [String]) -> Bool {
    lines.contains { ParsedIngredient($0).amount != nil }
  }

  /// Keeps the names of foods that front matter lists, and the body with amounts, as tags, unless
  /// the ingredients have them.
  private mutating func keepFoods(_ foods: [String]) {
    let words = FoldedText.words(draft.ingredients.joined(separator: " ").utf8)
    for food in foods where !words.contains(FoldedText.words(food.utf8)) { draft.addTag(food) }
  }
}
