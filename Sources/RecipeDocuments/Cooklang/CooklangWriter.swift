import CooklangSyntax
import JSONSyntax
package import RecipeCore

/// A writer of Cooklang that our reader reads back, and other programs understand.
///
/// Cooklang has no list of ingredients: programs collect the components of the steps. Which step
/// uses an ingredient is unknown, so the list comes first, as a section of components, one per
/// line; groups are sections of their own. A `\` ends each line, so that the list is one step with
/// a line per ingredient wherever steps are displayed.
///
/// ```
/// ---
/// title: "Pancakes"
/// servings: "4"
/// ---
///
/// = Ingredients =
///
/// @flour{200%g}(sifted)\
/// @a pinch of salt{}
///
/// = Ingredients: Topping =
///
/// @lemons{2}
///
/// = Directions =
///
/// Mix the flour with the salt.
///
/// Squeeze the lemons.
/// ```
///
/// An ingredient's line is split so that quantity, unit, name and preparation give the same line
/// again; otherwise all of it is the name. A step such as "Dough:" becomes a section.
package struct CooklangWriter: RecipeDocumentWriter {
  /// Creates a writer.
  package init() {}

  package var carriedFields: Set<RecipeField> {
    Set(RecipeField.allCases).subtracting([
      .directionGroups, .notes, .tools, .nutrition, .waitMinutes,
    ])
  }

  package var holdsSeveral: Bool { false }

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    for recipe in recipes { sink(Array(text(of: recipe).utf8)) }
  }

  private func text(of recipe: Recipe) -> String {
    let asides = CooklangAsides(recipe.extras)
    var sections = listSections(of: recipe)
    if !asides.cookware.isEmpty {
      sections.append(section(.cookware) + "\n" + list(asides.cookware))
    }
    let steps = directions(of: recipe, areAfterLists: !sections.isEmpty)
    let paragraphs =
      [CooklangFrontMatter(recipe, extras: asides.others).text] + sections + steps + asides.notes
    return paragraphs.joined(separator: "\n")
  }

  private func section(_ name: CooklangSectionName) -> String {
    CooklangText.section(name) + "\n"
  }

  private func list(_ marks: [String]) -> String { marks.joined(separator: "\\\n") + "\n" }

  // MARK: - Ingredients

  private func listSections(of recipe: Recipe) -> [String] {
    recipe.ingredientSections.filter { $0.name != nil || !$0.lines.isEmpty }.map(listSection)
  }

  private func listSection(_ ingredients: RecipeSection) -> String {
    let heading = section(.ingredients(group: ingredients.name ?? ""))
    guard !ingredients.lines.isEmpty else { return heading }
    return heading + "\n" + list(ingredients.lines.map { CooklangIngredient(line: $0).mark })
  }

  // MARK: - Directions

  private func directions(of recipe: Recipe, areAfterLists: Bool) -> [String] {
    let steps = recipe.directions
    var paragraphs = steps.indices.map { index in
      part(at: index, of: steps).map { section(.part($0)) }
        ?? CooklangText.paragraph(steps[index]) + "\n"
    }
    if areAfterLists, !steps.isEmpty, part(at: 0, of: steps) == nil {
      paragraphs.insert(section(.directions), at: 0)
    }
    return paragraphs
  }

  /// Returns the name of the part that a step such as "Dough:" starts, or `nil` for other steps.
  private func part(at index: Int, of steps: [String]) -> String? {
    guard let name = IngredientHeading.heading(in: steps[index]), steps[index] == name + ":",
      CooklangSectionName(name) == .part(name), index + 1 < steps.count,
      IngredientHeading.heading(in: steps[index + 1]) == nil
    else { return nil }
    return name
  }
}
