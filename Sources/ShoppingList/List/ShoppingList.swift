package import RecipeMatching
package import RecipeScaling

/// The list of purchases for several recipes: each food once, by aisle, foods of a kind beside each other,
/// what every kitchen has last.
package struct ShoppingList: Sendable, Hashable {
  /// The items, in the order of the aisles, then as the recipes need the first food of each kind: double
  /// cream stands beside cream.
  package let items: [ShoppingItem]
  /// The lines that seem to name nothing to buy, in the order of the recipes.
  package let leftOut: [ShoppingLine]

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
    leftOut = basket.leftOut
    var places: [KindPlace: Int] = [:]
    let items = basket.purchases.enumerated().compactMap { number, purchase -> Placed? in
      guard !purchase.needs.isEmpty else { return nil }
      let aisle = purchase.aisle
      let kind = KindPlace(aisle: aisle, kind: purchase.kind)
      let place = places[kind] ?? number
      places[kind] = place
      let sums = AmountSums(purchase.needs, units: units, tellsMore: !aisles.isBasic(aisle))
      let item = ShoppingItem(
        food: PurchaseName(purchase.needs, count: sums.count) { basket.areSame($0, $1) }.text,
        amounts: sums.texts,
        aisle: aisles.names[aisle], lines: purchase.lines)
      return Placed(item: item, order: (aisle, place, number))
    }
    self.items = items.sorted { $0.order < $1.order }.map(\.item)
  }

  /// The foods of a kind in an aisle.
  private struct KindPlace: Hashable {
    let aisle: Int
    let kind: String
  }

  private struct Placed {
    let item: ShoppingItem
    /// The places of the aisle, of the first food of the kind, and of this one.
    let order: (Int, Int, Int)
  }
}
