import RecipeCore
import RecipeFormatting
import RecipeMerging
import ShoppingList
import TerminalScreen
import Text

/// The pane of the recipe.
extension BrowserState {
  /// The lines of the pane.
  var detailLines: [StyledLine] {
    let width = layout.detail.columns.count
    switch (detail.page, recipe) {
    case (.shopping, _): return shoppingLines(width: width)
    case (.why, let recipe?): return Self.lines(explanation(of: recipe, width: width))
    case (_, let recipe?): return recipeLines(recipe, width: width)
    case (_, nil): return emptyLines
    }
  }

  /// The maximum number of lines that can be above the pane.
  var lastScroll: Int { max(0, detailLines.count - layout.detail.rows.count) }

  private func recipeLines(_ recipe: RankedRecipe, width: Int) -> [StyledLine] {
    let scaled = ScaledResult(recipe, request(for: recipe))
    let page = RecipePage(
      scaled.recipe, width: width, usesColor: true, scaling: scaled.scaling, marks: marks)
    let image = recipe.merged.recipe.imageURL.map { "picture: \($0)" } ?? ""
    let lines = image.isEmpty ? [] : TextWrap.lines(image.terminalSafe, width: width)
    return Self.lines(page.text) + lines.map { StyledLine($0, CellStyle(isDim: true)) }
  }

  private func explanation(of recipe: RankedRecipe, width: Int) -> String {
    let traits = collection?.traits ?? [:]
    return RecipeExplanation(recipe, ranker: RecipeRanker(traits: traits), traits: traits)
      .text(width: width, usesColor: true, isWhole: false)
  }

  private func shoppingLines(width: Int) -> [StyledLine] {
    guard !basket.entries.isEmpty else {
      return [StyledLine("The shopping list is empty; b adds a recipe.")]
    }
    let list = basket.list
    let page = ShoppingPage(list, width: width, usesColor: true)
    let leftOut = list.leftOut.map { "Not on the list: \($0.text)" }
    return [StyledLine("Shopping list", CellStyle(isBold: true)), StyledLine("")]
      + Self.lines(page.text)
      + leftOut.flatMap { TextWrap.lines($0.terminalSafe, width: width) }
      .map { StyledLine($0, CellStyle(isDim: true)) }
  }

  private var emptyLines: [StyledLine] {
    guard let collection, progress == nil, !awaitsAnswer else { return [] }
    if collection.count == 0 {
      return [
        StyledLine("There are no recipes."), StyledLine("'recipes init' says where they are."),
      ]
    }
    guard list.total == 0, problem == nil else { return [] }
    return [
      StyledLine("Nothing matches \(([query.text] + filters).joined(separator: " "))"),
      StyledLine("Remove words with ^W, filters with Esc in the list."),
    ]
  }

  private static func lines(_ text: String) -> [StyledLine] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { StyledLine(parsing: $0) }
  }
}
