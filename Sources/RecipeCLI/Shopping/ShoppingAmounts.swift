import ArgumentParsing
import Ingredients
import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeScaling
import ShoppingList
import Text

/// The amounts to shop for: those of each recipe, for so many servings, or so many times as much.
struct ShoppingAmounts {
  private let servings: [String: Rational]
  private let servingsOfAll: Rational?
  private let scale: Rational?
  private let isByWeight: Bool

  /// Reads the options.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    var servings: [String: Rational] = [:]
    var servingsOfAll: Rational?
    for text in arguments.values("servings") {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      let number = try ScalingOptions.number(String(parts.last ?? ""), of: "--servings")
      if parts.count > 1 {
        let name = parts.dropLast().joined(separator: "=")
        guard !name.isEmpty else {
          throw CommandFailure(
            "'--servings \(text)' names no recipe",
            help: "write --servings ID=N for one recipe, --servings N for all")
        }
        servings[name] = number
      } else {
        servingsOfAll = number
      }
    }
    self.servings = servings
    self.servingsOfAll = servingsOfAll
    scale = try arguments.value("scale").map { text throws(CommandFailure) in
      try ScalingOptions.number(text, of: "--scale")
    }
    isByWeight = arguments.has("by-weight")
    guard scale == nil || servingsOfAll == nil else { throw ScalingOptions.bothAmounts }
  }

  /// Returns the lines of a recipe, for as many servings as were asked for.
  ///
  /// - Parameters:
  ///   - name: The name by which the recipe was asked for; its id counts, too.
  ///   - units: The units, or `nil` for those that it has.
  func lines(
    of recipe: RankedRecipe, named name: String, in units: UnitSystem?
  ) throws(CommandFailure) -> [ShoppingLine] {
    let wanted = servings(of: recipe.merged, named: name) ?? servingsOfAll
    let amount: ScalingRequest.Amount? = wanted.map { .yield($0) } ?? scale.map { .factor($0) }
    let request = ScalingRequest(amount: amount, units: units, isByWeight: isByWeight)
    do {
      let scaled = try ScaledResult(scaling: recipe, request).recipe.merged
      return scaled.recipe.ingredients.map {
        ShoppingLine(
          recipe: scaled.id, title: scaled.recipe.title, text: $0,
          language: scaled.recipe.language)
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the servings of a recipe by its name, its id, the longest beginning of that, or its title.
  private func servings(of recipe: MergedRecipe, named name: String) -> Rational? {
    let beginnings = servings.keys.filter(recipe.id.hasPrefix)
    let key =
      beginnings.max { $0.count < $1.count }
      ?? servings.keys.sorted().first { Self.isTitle($0, of: recipe) }
    return servings[name] ?? key.flatMap { servings[$0] }
  }

  private static func isTitle(_ key: String, of recipe: MergedRecipe) -> Bool {
    let title = TextFolding.fold(key)
    return !title.isEmpty && TextFolding.fold(recipe.recipe.title) == title
  }

  /// Refuses servings of a recipe that is not on the list, or of one among several.
  func checkUse(by recipes: [RankedRecipe], named names: [String]) throws(CommandFailure) {
    for key in servings.keys.sorted() where !names.contains(key) {
      let fitting = recipes.map(\.merged).filter {
        $0.id.hasPrefix(key) || Self.isTitle(key, of: $0)
      }
      let ids = Set(fitting.map(\.id))
      if ids.count > 1, !ids.contains(key) {
        throw CommandFailure(
          "'--servings \(key)=…' fits \(ids.count) recipes of the list",
          help: "write more of the id: \(ids.sorted().prefix(3).joined(separator: ", "))")
      }
      guard ids.isEmpty else { continue }
      throw CommandFailure(
        "'--servings \(key)=…' names a recipe that is not on the list",
        help: "name it as among the recipes: \(names.prefix(3).joined(separator: ", "))")
    }
  }
}
