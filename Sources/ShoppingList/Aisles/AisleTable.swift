import RecipeMatching

/// The aisles in which the foods of the tables stand.
struct AisleTable: Sendable {
  /// The aisles of a food, as places in the list of names.
  struct Place {
    /// The aisle of the food.
    let aisle: Int
    /// The aisle of what is dried of it; `nil` if that makes no difference.
    let driedAisle: Int?
  }

  /// The places of foods by the hash of their only word.
  private var places: [UInt64: Place] = [:]
  /// The places of foods by their names.
  private(set) var endings = FoodEndings<Place>()

  /// Reads the tables.
  ///
  /// - Parameter names: The names of all aisles, what every kitchen has at last.
  init(names: [String], _ reader: inout FoodReader) {
    for shelf in BuiltInShelf.all {
      guard let aisle = names.firstIndex(of: shelf.aisle) else { continue }
      let place = Place(
        aisle: aisle, driedAisle: shelf.driedAisle.flatMap { names.firstIndex(of: $0) })
      for food in shelf.foods {
        endings.add(food, place)
        if let first = food.first { add(first, place, &reader) }
      }
    }
    for name in BasicFoods.names {
      add(name, Place(aisle: names.count - 1, driedAisle: nil), &reader)
    }
  }

  private mutating func add(_ name: String, _ place: Place, _ reader: inout FoodReader) {
    let words = reader.words(of: name)
    guard words.count == 1, places[words[0].hash] == nil else { return }
    places[words[0].hash] = place
  }

  /// Returns the place of the food that a word is; `nil` if it is in no table.
  subscript(word: FoodWord) -> Place? { places[word.hash] }
}
