import Ingredients
import RecipeMatching

/// The needs of lines, put together by food.
struct FoodBasket {
  /// The amounts needed of a food.
  struct Purchase {
    let key: FoodKey
    var needs: [NeededLine] = []
    /// The lines that need it, each once.
    var lines: [ShoppingLine] = []
  }

  /// The purchases, in the order in which the lines need them.
  private(set) var purchases: [Purchase] = []

  private var places: [FoodKey: Int] = [:]
  private var foods: FoodKeys
  private let aisles: Aisles

  /// Creates an empty basket.
  init(_ aisles: Aisles, _ synonyms: FoodSynonyms) {
    foods = FoodKeys(synonyms: synonyms)
    self.aisles = aisles
  }

  /// Adds what a line needs.
  mutating func add(_ line: ShoppingLine) {
    var added: Set<FoodKey> = []
    let needs = FoodNeeds(of: line.text).all.flatMap { basics(of: $0) ?? [$0] }
    for need in needs {
      let key = key(of: need)
      let place = places[key] ?? purchases.count
      if place == purchases.count {
        places[key] = place
        purchases.append(Purchase(key: key))
      }
      purchases[place].needs.append(NeededLine(line: line, need: need))
      if added.insert(key).inserted { purchases[place].lines.append(line) }
    }
  }

  /// Returns the food of a need: neither canned tomatoes nor dried ones are fresh.
  private mutating func key(of need: FoodNeed) -> FoodKey {
    var key = foods.key(of: need.naming)
    let isInCan = need.parsed.amount?.unit == .can && key.form == .plain
    if isInCan { key.form = .canned }
    if !aisles.isSoldFresh(key, named: need.food) { key.form = .plain }
    return key
  }

  /// Returns the two foods of "salt and pepper"; `nil` unless every kitchen has both and no amount
  /// is given, so that "macaroni and cheese" stays one.
  private mutating func basics(of need: FoodNeed) -> [FoodNeed]? {
    guard need.parsed.amount == nil else { return nil }
    let names = FoodList.names(in: need.food)
    guard names.count == 2 else { return nil }
    let parts = names.flatMap { FoodNeeds(of: $0).all }
    return parts.allSatisfy { aisles.isBasic(foods.key(of: $0.naming)) } ? parts : nil
  }
}
