import RecipeCore
import RecipeFormatting
package import RecipeMatching
import RecipeMerging
package import RecipeScaling
package import ShoppingList

/// The recipes to shop for.
package struct Basket: Sendable {
  /// A recipe on the list.
  package struct Entry: Sendable {
    /// The recipe, as it is without scaling.
    let recipe: RankedRecipe
    /// For how much, and in which units.
    package let request: ScalingRequest
    /// Its ingredient lines, scaled.
    let lines: [ShoppingLine]

    /// Creates the entry of a recipe.
    init(_ recipe: RankedRecipe, _ request: ScalingRequest) {
      let scaled = ScaledResult(recipe, request).recipe.merged.recipe
      let (id, title) = (recipe.merged.id, recipe.merged.recipe.title)
      self.recipe = recipe
      self.request = request
      lines = scaled.ingredients.map {
        ShoppingLine(recipe: id, title: title, text: $0, language: scaled.language)
      }
    }

    /// Its id.
    package var id: String { recipe.merged.id }
  }

  /// The recipes, in the order in which they were added.
  package private(set) var entries: [Entry] = []
  private let aisles: Aisles
  private let synonyms: FoodSynonyms
  private let usualUnits: UnitSystem?

  /// Creates an empty basket.
  ///
  /// - Parameter usualUnits: The units of `recipes shop` unless it is told others; `nil` for those of each
  ///   recipe.
  package init(aisles: Aisles, synonyms: FoodSynonyms, usualUnits: UnitSystem? = nil) {
    self.usualUnits = usualUnits
    self.aisles = aisles
    self.synonyms = synonyms
  }

  /// The list of what to buy.
  package var list: ShoppingList {
    ShoppingList(
      entries.flatMap(\.lines), aisles: aisles, synonyms: synonyms, units: common(\.units) ?? nil)
  }

  /// The arguments of `recipes shop` for the same list; `nil` if it is empty, or its recipes are in
  /// different units or each so many times as much.
  package var arguments: [String]? {
    guard let units = common(\.units), let isByWeight = common(\.isByWeight) else { return nil }
    var servings: [String] = []
    var others: Set<ScalingRequest.Amount?> = []
    for entry in entries {
      if case .yield(let number) = entry.request.amount {
        servings += ["--servings", "\(entry.id)=\(number)"]
      } else {
        others.insert(entry.request.amount)
      }
    }
    guard others.count < 2 else { return nil }
    var scale: [String] = []
    if case .factor(let factor)?? = others.first { scale = ["--scale", "\(factor)"] }
    let unitsOption = ["--units", units?.rawValue ?? "original"]
    return entries.map(\.id) + servings + scale + (units == usualUnits ? [] : unitsOption)
      + (isByWeight ? ["--by-weight"] : [])
  }

  /// Returns the value of a part that all requests share, or `nil`.
  private func common<Value: Hashable>(_ part: KeyPath<ScalingRequest, Value>) -> Value? {
    let parts = Set(entries.map { $0.request[keyPath: part] })
    return parts.count == 1 ? parts.first : nil
  }

  /// True if a recipe is on the list.
  func has(_ id: String) -> Bool { entries.contains { $0.id == id } }

  /// Adds a recipe, in place of the same one for another number of servings.
  mutating func add(_ recipe: RankedRecipe, _ request: ScalingRequest) {
    let entry = Entry(recipe, request)
    if let place = entries.firstIndex(where: { $0.id == entry.id }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Removes a recipe.
  mutating func remove(_ id: String) { entries.removeAll { $0.id == id } }
}
