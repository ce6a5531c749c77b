package import RecipeMatching
import Text

/// The aisles of a shop, with the foods that stand in each.
package struct Aisles: Sendable {
  /// The names, in the order in which one walks; that of all other foods and what every kitchen has
  /// come last.
  package let names: [String]

  /// A food of a person's own.
  private struct Entry {
    let words: Set<UInt64>
    let aisle: Int
  }

  /// The places of a food of a table.
  struct Place {
    let aisle: Int
    /// The aisle of what is dried of it; `nil` if that makes no difference.
    let driedAisle: Int?
  }

  private let entries: [Entry]
  /// The places of foods by the hash of their only word.
  private let places: [UInt64: Place]
  /// The places of foods by their names.
  private let endings: FoodEndings<Place>
  private let other: Int
  private let basics: Int
  private let cans: Int
  private let frozen: Int
  private let produce: Int
  /// The aisles of foods that are also sold in cans and frozen.
  private let fresh: Set<Int>

  /// Creates the aisles.
  ///
  /// - Parameters:
  ///   - additions: Foods of a person's own, by the names of aisles, which may be new; they count
  ///     before the built-in ones.
  ///   - synonyms: Names of the same food.
  package init(_ additions: [(aisle: String, foods: [String])] = [], synonyms: FoodSynonyms) {
    var known: [String] = []
    for shelf in BuiltInShelf.all where !known.contains(shelf.aisle) { known.append(shelf.aisle) }
    known.removeLast()
    let own = additions.map(\.aisle).filter { !known.contains($0) && $0 != Self.basics }
    let names = own + known + [Self.other, Self.basics]
    var reader = FoodReader(synonyms: synonyms)
    var places: [UInt64: Place] = [:]
    var endings = FoodEndings<Place>()
    for shelf in BuiltInShelf.all {
      guard let aisle = names.firstIndex(of: shelf.aisle) else { continue }
      let place = Place(
        aisle: aisle, driedAisle: shelf.driedAisle.flatMap { names.firstIndex(of: $0) })
      for food in shelf.foods {
        endings.add(food, place)
        guard let first = food.first else { continue }
        let words = reader.words(of: first)
        if words.count == 1, places[words[0].hash] == nil { places[words[0].hash] = place }
      }
    }
    for name in BasicFoods.names {
      let words = reader.words(of: name)
      let place = Place(aisle: names.count - 1, driedAisle: nil)
      if words.count == 1, places[words[0].hash] == nil { places[words[0].hash] = place }
    }
    var entries: [Entry] = []
    for (name, foods) in additions {
      guard let aisle = names.firstIndex(of: name) else { continue }
      for food in foods {
        let words = reader.food(named: food) { places[$0.hash] != nil }.words
        entries.append(Entry(words: Set(words.map(\.hash)), aisle: aisle))
      }
    }
    self.names = names
    self.entries = entries
    self.places = places
    self.endings = endings
    (other, basics) = (names.count - 2, names.count - 1)
    cans = names.firstIndex(of: "Cans and jars") ?? other
    frozen = names.firstIndex(of: "Frozen") ?? other
    produce = names.firstIndex(of: "Vegetables and fruit") ?? other
    fresh = Set(names.indices.filter { Self.freshAisles.contains(names[$0]) })
  }

  /// True if a word is a food of a table.
  func knows(_ word: FoodWord) -> Bool { places[word.hash] != nil }

  /// Returns the identity of a food, and the place of its aisle in `names`.
  ///
  /// - Parameter unit: True if it is bought in cans.
  func place(of food: NamedFood, inCans: Bool) -> (key: FoodKey, aisle: Int) {
    let words = Set(food.words.map(\.hash))
    let own = entries.filter { $0.words.isSubset(of: words) }
      .max { $0.words.count < $1.words.count }?.aisle
    let place = shelf(of: food)
    let form = form(of: food, at: place, inCans: inCans)
    return (FoodKey(words: words, form: form), own ?? aisle(at: place, form))
  }

  /// Returns the form that makes a food another purchase where it stands.
  private func form(of food: NamedFood, at place: Place, inCans: Bool) -> FoodForm {
    let form = inCans && food.form != .dried ? .canned : food.form
    return switch form {
    case .plain: .plain
    case .canned, .frozen: fresh.contains(place.aisle) ? form : .plain
    case .dried: place.driedAisle == nil ? .plain : .dried
    case .ground where place.driedAisle != nil: .dried
    case .ground: names[place.aisle] == Self.meat ? .ground : .plain
    case .fresh: names[place.aisle] == Self.spices ? .fresh : .plain
    }
  }

  private func aisle(at place: Place, _ form: FoodForm) -> Int {
    switch form {
    case .plain, .ground: place.aisle
    case .canned: cans
    case .frozen: frozen
    case .dried: place.driedAisle ?? place.aisle
    case .fresh: produce
    }
  }

  /// Returns the shelf of a food: that of the word that names it, else of what one of its words ends with.
  private func shelf(of food: NamedFood) -> Place {
    let nothing = Place(aisle: other, driedAisle: nil)
    if endings.isWide(food.name) {
      return food.words.count == 1 && knows(food.words[0])
        ? places[food.words[0].hash] ?? nothing : endings.value(inRunsOf: food.name) ?? nothing
    }
    let telling = food.words.filter { !FoodWordKinds.hashes.contains($0.hash) }
    let found = (telling.isEmpty ? food.words : telling).map { word in
      places[word.hash] ?? endings.value(atEndOf: word.text)
    }
    let foods = found.compactMap(\.self)
    if !foods.isEmpty, foods.count == found.count, foods.allSatisfy({ $0.aisle == basics }) {
      return foods[0]
    }
    let others = foods.filter { $0.aisle != basics }
    let shelf = food.beginsWithFood ? others.first : others.last
    return shelf ?? telling.lazy.compactMap { endings.value(atStartOf: $0.text) }.first ?? nothing
  }

  /// The name of the aisle of what every kitchen has.
  static let basics = "At hand"
  private static let other = "Other"
  private static let meat = "Meat and fish"
  private static let spices = "Spices"
  private static let freshAisles: Set = [
    "Vegetables and fruit", meat, "Pasta, rice and pulses",
  ]
}

extension Aisles {
  /// True for what every kitchen has.
  func isBasic(_ aisle: Int) -> Bool { aisle == basics }
}
