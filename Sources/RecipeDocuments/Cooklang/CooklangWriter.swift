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
/// again; otherwise all of it is the name. A heading among the steps becomes a section.
///
/// If the steps mention every ingredient in order, the ingredients are marked there instead, as people
/// write Cooklang; see `CooklangMarkedSteps`.
package struct CooklangWriter: RecipeDocumentWriter {
  /// Creates a writer.
  package init() {}

  package var carriedFields: Set<RecipeField> { Set(RecipeField.allCases) }

  package var holdsSeveral: Bool { false }

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    for recipe in recipes { sink(Array(text(of: recipe).utf8)) }
  }

  private func text(of recipe: Recipe) -> String {
    let asides = CooklangAsides(recipe)
    let frontMatter = CooklangFrontMatter(recipe, besides: asides).text
    if let marked = CooklangMarkedSteps(
      of: recipe, cookware: asides.cookware.isEmpty ? [] : recipe.tools)
    {
      let text = joined(frontMatter, marked: marked, of: recipe, asides)
      if Self.isPreserved(recipe, in: text) { return text }
    }
    return joined(frontMatter, listed: recipe, asides)
  }

  /// Returns the document with the ingredients where the steps mention them.
  private func joined(
    _ frontMatter: String, marked: CooklangMarkedSteps, of recipe: Recipe, _ asides: CooklangAsides
  ) -> String {
    var sections: [String] = []
    if !marked.unmentionedCookware.isEmpty {
      sections = [section(.cookware) + "\n" + list(asides.cookware), section(.directions)]
    }
    let steps = paragraphs(of: recipe) { marked.paragraphs[$0] }
    return ([frontMatter] + sections + steps + asides.notes).joined(separator: "\n")
  }

  /// Returns the document with the ingredients in sections of their own.
  private func joined(
    _ frontMatter: String, listed recipe: Recipe, _ asides: CooklangAsides
  ) -> String {
    var sections = listSections(of: recipe)
    if !asides.cookware.isEmpty {
      sections.append(section(.cookware) + "\n" + list(asides.cookware))
    }
    let directions = recipe.unnumberedDirections
    var steps = paragraphs(of: recipe) { CooklangText.paragraph(directions[$0]) }
    if !sections.isEmpty, !steps.isEmpty, parts(of: recipe)[0] == nil {
      steps.insert(section(.directions), at: 0)
    }
    return ([frontMatter] + sections + steps + asides.notes).joined(separator: "\n")
  }

  /// True if the reader finds the same ingredients, cookware and steps in a document.
  private static func isPreserved(_ recipe: Recipe, in text: String) -> Bool {
    let outcome = CooklangRecipeReader().read(Array(text.utf8), path: "", fields: .all)
    guard let copy = outcome.entries.first?.recipe else { return false }
    return copy.ingredients == recipe.ingredients && copy.tools == recipe.tools
      && copy.ingredientGroups == recipe.ingredientGroups
      && copy.directions == recipe.unnumberedDirections
      && copy.directionGroups == recipe.directionGroups
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

  /// Returns the steps, and the headings among them as sections.
  ///
  /// - Parameter step: Returns the Cooklang of the direction with an index.
  private func paragraphs(of recipe: Recipe, _ step: (Int) -> String) -> [String] {
    let names = parts(of: recipe)
    return recipe.directions.indices.map { index in
      names[index].map { section(.part($0)) } ?? step(index) + "\n"
    }
  }

  /// Returns the headings among the directions that can be sections, by their indices.
  private func parts(of recipe: Recipe) -> [Int: String] {
    let names = recipe.directionGroups.filter { CooklangSectionName($0.name) == .part($0.name) }
    return Dictionary(names.map { ($0.start, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}
