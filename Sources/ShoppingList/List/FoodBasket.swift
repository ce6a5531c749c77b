import Ingredients
import RecipeMatching

/// The needs of lines, put together by food.
struct FoodBasket {
  /// The amounts needed of a food.
  struct Purchase {
    /// The place of its aisle.
    let aisle: Int
    var needs: [NeededLine] = []
    /// The lines that need it, each once.
    var lines: [ShoppingLine] = []
  }

  /// The purchases, in the order in which the lines need them.
  private(set) var purchases: [Purchase] = []

  private var places: [FoodKey: Int] = [:]
  private var reader: FoodReader
  private let aisles: Aisles

  /// Creates an empty basket.
  init(_ aisles: Aisles, _ synonyms: FoodSynonyms) {
    reader = FoodReader(synonyms: synonyms)
    self.aisles = aisles
  }

  /// Adds what a line needs.
  mutating func add(_ line: ShoppingLine) {
    var added: Set<Int> = []
    for need in FoodNeeds(of: line.text).all.flatMap({ listed($0) ?? [$0] }) {
      let place = place(of: need, in: line)
      let food = self.food(named: need.plainFood)
      purchases[place].needs.append(
        NeededLine(line: line, need: need, isGarlic: food.words.last?.text == Self.garlic))
      if added.insert(place).inserted { purchases[place].lines.append(line) }
    }
  }

  /// Returns the place of the purchase of a need, which is a new one for a new food.
  private mutating func place(of need: FoodNeed, in line: ShoppingLine) -> Int {
    let (key, aisle) = aisles.place(
      of: food(named: need.plainFood), inCans: need.parsed.amount?.unit == .can)
    let place = places[key] ?? purchases.count
    if place == purchases.count {
      places[key] = place
      purchases.append(Purchase(aisle: aisle))
    }
    return place
  }

  /// The canonical name of garlic, whose cloves some languages write as one word.
  private static let garlic = "garlic"

  private mutating func food(named name: String) -> NamedFood {
    reader.food(named: name) { aisles.knows($0) }
  }

  /// Returns the foods of a list without amounts: "salt and pepper", "Salz, Pfeffer, Muskat".
  ///
  /// - Returns: `nil` unless all parts are foods, so that "parsley, chopped" is one; without a comma at
  ///   least one must be in every kitchen, so that "macaroni and cheese" is one.
  private mutating func listed(_ need: FoodNeed) -> [FoodNeed]? {
    guard need.parsed.amount == nil else { return nil }
    let clauses = need.parsed.food.split { $0 == "," || $0 == "、" }
    let parts = clauses.flatMap { FoodList.names(in: $0) }.flatMap { FoodNeeds(of: $0).all }
    guard parts.count > 1, parts.count <= Self.mostParts else { return nil }
    var basics = 0
    for part in parts {
      let food = food(named: part.plainFood)
      guard food.words.contains(where: aisles.knows) else { return nil }
      if aisles.isBasic(aisles.place(of: food, inCans: false).aisle) { basics += 1 }
    }
    return clauses.count > 1 || basics > 0 ? parts : nil
  }

  private static let mostParts = 8
}
