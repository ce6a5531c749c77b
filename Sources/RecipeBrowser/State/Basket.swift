package import RecipeMatching
package import RecipeScaling
package import ShoppingList

/// The recipes to shop for.
package struct Basket: Sendable {
  /// A recipe on the list.
  package struct Entry: Sendable {
    /// Its id.
    package let id: String
    /// For how much, and in which units.
    package let request: ScalingRequest
    /// Its ingredient lines.
    let lines: [ShoppingLine]
  }

  /// The recipes, in the order in which they were added.
  package private(set) var entries: [Entry] = []
  private let aisles: Aisles
  private let synonyms: FoodSynonyms

  /// Creates an empty basket.
  package init(aisles: Aisles, synonyms: FoodSynonyms) {
    self.aisles = aisles
    self.synonyms = synonyms
  }

  /// The list of what to buy.
  var list: ShoppingList {
    ShoppingList(entries.flatMap(\.lines), aisles: aisles, synonyms: synonyms)
  }

  /// The command that prints the same list; `nil` if it is empty.
  package var command: String? {
    guard !entries.isEmpty else { return nil }
    let amounts = entries.compactMap { entry -> String? in
      guard case .yield(let number) = entry.request.amount else { return nil }
      return "--servings \(entry.id)=\(number)"
    }
    return (["recipes shop"] + entries.map(\.id) + amounts).joined(separator: " ")
  }

  /// True if a recipe is on the list.
  func has(_ id: String) -> Bool { entries.contains { $0.id == id } }

  /// Adds a recipe, in place of the same one for another number of servings.
  mutating func add(_ entry: Entry) {
    if let place = entries.firstIndex(where: { $0.id == entry.id }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Removes a recipe.
  mutating func remove(_ id: String) { entries.removeAll { $0.id == id } }
}
