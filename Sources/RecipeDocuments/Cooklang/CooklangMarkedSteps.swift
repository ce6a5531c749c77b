import RecipeCore
import Text

/// The steps of a recipe in Cooklang with the ingredients, cookware and times marked where they are
/// mentioned, so that programs scale the amounts and run the timers.
///
/// An ingredient is marked at the first mention of its food after that of the ingredient before it, in
/// its own part if there are parts. There are no marked steps unless every ingredient is mentioned.
struct CooklangMarkedSteps {
  /// The directions in order, each with its marks, escaped.
  let paragraphs: [String]
  /// The names of cookware that no step mentions.
  let unmentionedCookware: [String]

  /// Marks the steps of a recipe, or returns `nil` if an ingredient is not mentioned in them.
  init?(of recipe: Recipe, cookware: [String]) {
    guard !recipe.ingredients.isEmpty else { return nil }
    var marking = CooklangMarking(recipe.unnumberedDirections)
    for section in recipe.ingredientSections {
      if let name = section.name { marking.enterPart(named: name) }
      for line in section.lines {
        let ingredient = CooklangIngredient(line: line)
        guard marking.markNext(ingredient.name, as: ingredient.mark) else { return nil }
      }
    }
    unmentionedCookware = cookware.filter { name in
      !marking.markAnywhere(name, as: "#\(CooklangText.name(name)){}")
    }
    marking.markTimes()
    paragraphs = marking.paragraphs
  }
}
