import Ingredients
package import RecipeMatching
package import RecipeScaling

/// The list of purchases for several recipes: each food once, by aisle, what every kitchen has last.
package struct ShoppingList: Sendable, Hashable {
  /// The items, in the order of the aisles, then as the recipes need them.
  package let items: [ShoppingItem]

  /// Puts the lines of recipes together.
  ///
  /// - Parameters:
  ///   - lines: The lines of all recipes.
  ///   - aisles: The aisles.
  ///   - synonyms: Names of the same food: "courgette" and "zucchini" are bought once.
  ///   - units: The units of sums; `nil` for those of the lines.
  package init(
    _ lines: [ShoppingLine], aisles: Aisles, synonyms: FoodSynonyms, units: UnitSystem? = nil
  ) {
    var foods = FoodKeys(synonyms: synonyms)
    var order: [FoodKey] = []
    var needs: [FoodKey: [NeededLine]] = [:]
    for line in lines {
      let parsed = ParsedIngredient(line.text)
      let key = foods.key(of: parsed)
      if needs[key] == nil { order.append(key) }
      needs[key, default: []].append(NeededLine(line: line, parsed: parsed))
    }
    let items = order.compactMap { key -> (place: Int, item: ShoppingItem)? in
      guard let lines = needs[key], let first = lines.first else { return nil }
      let aisle = aisles.aisle(of: key)
      let item = ShoppingItem(
        food: first.food, amounts: AmountSums(lines, units: units).texts,
        aisle: aisles.names[aisle], lines: lines.map(\.line))
      return (aisle, item)
    }
    self.items = items.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.item)
  }
}
