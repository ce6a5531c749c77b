import Ingredients
package import RecipeCore
package import RecipeMerging
package import RecipeScaling
import Text

/// A complete recipe as text for a person: the output of `recipes show`.
///
/// ```
/// Leek and potato soup
/// The Green Stove · 4 servings · 40 min · rank 99.99
///
/// Ingredients
///   • 2 leeks
///
/// Directions
///   1. Wash the leeks.
/// ```
package struct RecipePage: Sendable {
  /// The page, terminated by a newline.
  package let text: String

  /// Creates the page of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - width: The width of the terminal, of which at most 100 columns are used, because longer
  ///     lines are hard to read; `nil` in a pipe, where lines are not wrapped.
  ///   - usesColor: True if headings are bold.
  ///   - scaling: What was done to the amounts, if anything.
  ///   - marks: The marks of recipes.
  package init(
    _ recipe: RankedRecipe, width: Int?, usesColor: Bool, scaling: Scaling? = nil,
    marks: RecipeMarks = .none
  ) {
    var page = PageWriter(width: width.map { min($0, 100) }, usesColor: usesColor)
    page.heading(recipe.merged.recipe.title)
    page.write(facts: recipe)
    page.facts(marks.facts(about: recipe))
    page.write(description: recipe.merged.recipe.description)
    page.write(ingredients: recipe.merged.recipe)
    page.write(scaling: scaling)
    page.write(directions: recipe.merged.recipe)
    page.write(remarks: recipe.merged.recipe)
    page.write(origins: recipe)
    text = page.text
  }
}

extension PageWriter {
  fileprivate mutating func write(facts recipe: RankedRecipe) {
    let values = recipe.merged.recipe
    let times = [
      values.time.flatMap { $0.range.upper > 0 ? MinutesText.short($0) : nil },
      Self.fact("prep", values.prepMinutes), Self.fact("cook", values.cookMinutes),
      Self.fact("wait", values.waitMinutes),
    ]
    let rank = recipe.socialRank.map { "rank \(RankText.shown($0.value))" }
    facts([values.publisher, values.author, values.published.map(DateText.shown)])
    facts([values.yield.map(YieldText.shown)] + times + [rank, values.rating.map(\.longText)])
    facts([values.tags.isEmpty ? nil : values.tags.joined(separator: ", ")])
  }

  /// Returns the text of a time; sites write 0 for one that is unknown.
  private static func fact(_ name: String, _ minutes: MinuteRange?) -> String? {
    minutes.flatMap { $0.upper > 0 ? "\(name) \(MinutesText.short($0))" : nil }
  }

  fileprivate mutating func write(description: String?) {
    guard let description else { return }
    blankLine()
    paragraphs(description)
  }

  fileprivate mutating func write(ingredients recipe: Recipe) {
    guard !recipe.ingredients.isEmpty else { return }
    blankLine()
    heading("Ingredients")
    for section in recipe.ingredientSections {
      if let name = section.name { line(name, indent: "  ") }
      for ingredient in section.lines { line(ingredient, indent: "  • ") }
    }
  }

  fileprivate mutating func write(scaling: Scaling?) {
    guard let sentences = scaling?.sentences, !sentences.isEmpty else { return }
    blankLine()
    for sentence in sentences { line(sentence, indent: "  ", style: .dim) }
  }

  /// Writes the steps, numbered anew below each heading.
  fileprivate mutating func write(directions recipe: Recipe) {
    guard !recipe.directions.isEmpty else { return }
    blankLine()
    heading("Directions")
    for section in recipe.directionSections {
      if let name = section.name { line(name, indent: "  ") }
      let digits = String(section.lines.count).utf8.count
      for (index, step) in section.lines.enumerated() {
        let number = String(index + 1)
        let padding = String(repeating: " ", count: 2 + digits - number.utf8.count)
        line(step, indent: "\(padding)\(number). ")
      }
    }
  }

  /// Writes what stands beside the ingredients and steps.
  fileprivate mutating func write(remarks recipe: Recipe) {
    list("Equipment", recipe.tools)
    list("Notes", recipe.notes, isNumbered: recipe.hasNumberedNotes)
    list("Nutrition", recipe.nutrition.map(\.line))
  }

  private mutating func list(_ title: String, _ lines: [String], isNumbered: Bool = false) {
    guard !lines.isEmpty else { return }
    blankLine()
    heading(title)
    for (index, text) in lines.enumerated() {
      line(text, indent: isNumbered ? "  \(index + 1). " : "  • ")
    }
  }

  fileprivate mutating func write(origins recipe: RankedRecipe) {
    blankLine()
    if let url = recipe.merged.recipe.sourceURL { line(url, indent: "", style: .dim) }
    for member in recipe.merged.members {
      let place = member.locator.text ?? member.reference.id
      line("\(member.reference.source): \(place)", indent: "", style: .dim)
    }
    line("id \(recipe.merged.id)", indent: "", style: .dim)
  }
}

extension Rating {
  fileprivate var longText: String {
    let votes = count.map { " (\($0))" } ?? ""
    if let percentText { return "rated \(percentText)\(votes)" }
    let mean = RoundedNumber.shortest(value.value, decimals: 2)
    return "rated \(mean) of \(best.text)\(votes)"
  }
}
