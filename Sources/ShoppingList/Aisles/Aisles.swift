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
    /// The stems of its name.
    let stems: [[UInt8]]
    let aisle: Int

    /// The number of its words.
    var length: Int { max(words.count, stems.count) }

    /// True if it is a food: if all its words are those of the food, or it names its kind, as "cream"
    /// names that of "double cream".
    func fits(_ food: NamedFood, _ foodStems: [[UInt8]]) -> Bool {
      if words.isSubset(of: Set(food.words.map(\.hash))) { return true }
      let kind = food.beginsWithFood ? foodStems.first : foodStems.last
      return kind.map(stems.contains) ?? false && Set(stems).isSubset(of: foodStems)
    }
  }

  private let entries: [Entry]
  private let places: AisleTable
  /// The place of the aisle of what stands in no other.
  let other: Int
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
    let names = Self.names(with: additions.map(\.aisle))
    var reader = FoodReader(synonyms: synonyms)
    let places = AisleTable(names: names, &reader)
    entries = additions.flatMap { name, foods in
      guard let aisle = names.firstIndex(of: name) else { return [Entry]() }
      return foods.map { food in
        let words = reader.food(named: food) { places[$0] != nil }.words
        return Entry(words: Set(words.map(\.hash)), stems: Self.stems(of: food), aisle: aisle)
      }
    }
    self.names = names
    self.places = places
    (other, basics) = (names.count - 2, names.count - 1)
    cans = names.firstIndex(of: "Cans and jars") ?? other
    frozen = names.firstIndex(of: "Frozen") ?? other
    produce = names.firstIndex(of: "Vegetables and fruit") ?? other
    fresh = Set(names.indices.filter { Self.freshAisles.contains(names[$0]) })
  }

  /// Returns the names of the built-in aisles after those that a person adds.
  private static func names(with additions: [String]) -> [String] {
    var known: [String] = []
    for shelf in BuiltInShelf.all where !known.contains(shelf.aisle) && shelf.aisle != basics {
      known.append(shelf.aisle)
    }
    let own = additions.filter { !known.contains($0) && $0 != basics }
    return own + known + [otherName, basics]
  }

  /// True if a word is a food of a table.
  func knows(_ word: FoodWord) -> Bool { places[word] != nil }

  /// Returns the identity of a food, and the place of its aisle in `names`.
  ///
  /// - Parameter inCans: True if it is bought in cans.
  func place(of food: NamedFood, inCans: Bool) -> (key: FoodKey, aisle: Int) {
    let words = Set(food.words.map(\.hash))
    let stems = entries.isEmpty ? [] : Self.stems(of: food.name)
    let own = entries.filter { $0.fits(food, stems) }.max { $0.length < $1.length }?.aisle
    let place = shelf(of: food)
    let form = form(of: food, at: place, inCans: inCans)
    return (FoodKey(words: words, form: form), own ?? aisle(at: place, form))
  }

  /// Returns the stems of the words of a name.
  private static func stems(of name: String) -> [[UInt8]] {
    let folded = TextFolding.fold(name)
    return FoldedWords(folded).map { Array(folded[Plural.stem($0, of: folded)]) }
  }

  /// Returns the form that makes a food another purchase where it stands.
  private func form(of food: NamedFood, at place: AisleTable.Place, inCans: Bool) -> FoodForm {
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

  private func aisle(at place: AisleTable.Place, _ form: FoodForm) -> Int {
    switch form {
    case .plain, .ground: place.aisle
    case .canned: cans
    case .frozen: frozen
    case .dried: place.driedAisle ?? place.aisle
    case .fresh: produce
    }
  }

  /// Returns the shelf of a food: that of the word that names it, else of what one of its words ends with.
  private func shelf(of food: NamedFood) -> AisleTable.Place {
    let nothing = AisleTable.Place(aisle: other, driedAisle: nil)
    let endings = places.endings
    if endings.isWide(food.name) {
      let known = food.words.count == 1 ? places[food.words[0]] : nil
      return known ?? endings.value(inRunsOf: food.name) ?? nothing
    }
    let telling = food.words.filter { !FoodWordKinds.hashes.contains($0.hash) }
    let found = (telling.isEmpty ? food.words : telling).map { word in
      places[word] ?? endings.value(atEndOf: word.text)
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
  private static let otherName = "Other"
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
