import Ingredients
import RecipeCore

extension ObjectMembers {
  /// True if the object has a title.
  var hasTitle: Bool { text(.title).map { !$0.cleaned(.line).isEmpty } ?? false }

  /// True if the object is a recipe: it has a title and, by name, ingredients or directions, or both
  /// of them by their shape.
  var isRecipe: Bool {
    guard hasTitle else { return false }
    if !parts.isEmpty {
      return self[.yield] != nil || hasTime || isNamed.contains(.title) || self[.tags] != nil
        || RecipePart.areNamed(by: partsKey)
    }
    let content: [PlainMember] = [.ingredients, .directions]
    if content.contains(where: { isNamed.contains($0) || members[$0] != nil }) { return true }
    let hasBoth = self[.ingredients] != nil && self[.directions] != nil
    let isTitled = members[.title] != nil || isNamed.contains(.title)
    return hasBoth || isTitled && isRecipeByShape && (hasTime || hasUnits)
  }

  /// True if an ingredient has a unit of cooks, which tells a recipe from a list of prices.
  private var hasUnits: Bool {
    guard let list = self[.ingredients] else { return false }
    var draft = Recipe(title: "")
    draft.addIngredients(list)
    return draft.ingredients.contains { ParsedIngredient($0).amount?.unit != nil }
  }

  /// True if there are directions.
  var hasDirections: Bool {
    self[.directions] != nil || parts.contains { $0.directions != nil }
  }

  private var hasTime: Bool {
    [.prepTime, .cookTime, .waitTime, .totalTime].contains { self[$0] != nil }
  }
}
