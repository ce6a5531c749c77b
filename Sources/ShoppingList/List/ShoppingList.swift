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
    var basket = FoodBasket(aisles, synonyms)
    for line in lines { basket.add(line) }
    let items = basket.purchases.compactMap { purchase -> (place: Int, item: ShoppingItem)? in
      guard !purchase.needs.isEmpty else { return nil }
      let aisle = purchase.aisle
      let sums = AmountSums(purchase.needs, units: units, tellsMore: !aisles.isBasic(aisle))
      let item = ShoppingItem(
        food: PurchaseName(purchase.needs, count: sums.count) { basket.areSame($0, $1) }.text,
        amounts: sums.texts,
        aisle: aisles.names[aisle], lines: purchase.lines)
      return (aisle, item)
    }
    self.items = items.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.item)
  }
}
