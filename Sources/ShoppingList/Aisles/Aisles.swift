package import RecipeMatching
import Text

/// The aisles of a shop, with the foods that stand in each.
package struct Aisles: Sendable {
  /// The names, in the order in which one walks; that of all other foods and what every kitchen has
  /// come last.
  package let names: [String]

  private struct Entry {
    let food: FoodKey
    let aisle: Int
  }

  /// The end of compound words that name a food: "reis" of "Risottoreis".
  private struct Ending {
    let text: String
    let aisle: Int
  }

  private let endings: [Ending]

  private let entries: [Entry]
  private let otherAisle: Int
  /// The aisle of canned food.
  private let cans: Int?
  /// The aisles of foods that are also sold in cans.
  private let fresh: Set<Int>
  /// The aisle of vegetables and fruit.
  private let produce: Int?

  /// Creates the aisles.
  ///
  /// - Parameters:
  ///   - additions: Foods of a person's own, by the names of aisles, which may be new; they count
  ///     before the built-in ones.
  ///   - synonyms: Names of the same food.
  package init(_ additions: [(aisle: String, foods: [String])] = [], synonyms: FoodSynonyms) {
    let known = Set(Self.builtIn.map(\.aisle))
    let own = additions.map(\.aisle).filter { !known.contains($0) }
    let names = own + Self.builtIn.map(\.aisle) + [Self.other, Self.basics]
    var keys = FoodKeys(synonyms: synonyms)
    var entries: [Entry] = []
    let basics = [(aisle: Self.basics, foods: BasicFoods.names)]
    for (name, foods) in additions + Self.builtIn.map({ ($0.aisle, $0.terms) }) + basics {
      guard let aisle = names.firstIndex(of: name) else { continue }
      for food in foods {
        let key = keys.key(ofName: food)
        if !key.words.isEmpty { entries.append(Entry(food: key, aisle: aisle)) }
      }
    }
    self.names = names
    self.entries = entries
    otherAisle = names.count - 2
    endings = Self.builtIn.flatMap { builtIn in
      let aisle = names.firstIndex(of: builtIn.aisle) ?? names.count - 2
      return builtIn.endingTerms.map {
        Ending(text: TextFolding.foldedString($0), aisle: aisle)
      }
    }
    cans = names.firstIndex(of: Self.cans)
    fresh = Set(names.indices.filter { Self.freshAisles.contains(names[$0]) })
    produce = names.firstIndex(of: "Vegetables and fruit")
  }

  /// Returns the place of a food's aisle in `names`.
  ///
  /// Of several entries the one with the most words counts, then one of the same form, then the first.
  ///
  /// - Parameter name: The name of the food, whose endings count if no entry has its words.
  func aisle(of food: FoodKey, named name: String = "") -> Int {
    if food.form == .canned, let cans { return cans }
    var best: (aisle: Int, words: Int, isOfForm: Int)?
    for entry in entries where entry.food.words.isSubset(of: food.words) {
      let isOfForm = entry.food.form == food.form ? 1 : 0
      let found = (aisle: entry.aisle, words: entry.food.words.count, isOfForm: isOfForm)
      guard (found.words, found.isOfForm) > (best?.words ?? 0, best?.isOfForm ?? 0) else { continue }
      best = found
    }
    return best?.aisle ?? aisle(ofEndingsIn: name) ?? otherAisle
  }

  /// Returns the aisle of the longest ending of a word, after which that of a plural may follow; in
  /// scripts without spaces a food may be anywhere.
  private func aisle(ofEndingsIn name: String) -> Int? {
    let folded = TextFolding.foldedString(name)
    var best: Ending?
    for ending in endings where ending.text.utf8.count > best?.text.utf8.count ?? 0 {
      guard let range = folded.firstRange(of: ending.text) else { continue }
      let rest = folded[range.upperBound...].prefix { $0.isLetter }
      if rest.count <= 2 || ending.text.unicodeScalars.contains(where: { $0.value > 0x2E80 }) {
        best = ending
      }
    }
    return best?.aisle
  }

  /// True for a food that every kitchen has.
  func isBasic(_ food: FoodKey) -> Bool { aisle(of: food) == names.count - 1 }

  /// True for a food that is also sold fresh, so that its cans, or what is dried of it, stand elsewhere.
  func isSoldFresh(_ food: FoodKey, named name: String) -> Bool {
    let plain = FoodKey(words: food.words)
    let aisle = aisle(of: plain, named: name)
    return food.form == .dried ? aisle == produce : fresh.contains(aisle)
  }

  private static let freshAisles: Set = [
    "Vegetables and fruit", "Meat and fish", "Pasta, rice and pulses",
  ]
  private static let cans = "Cans and jars"
  private static let other = "Other"
  private static let basics = "At hand"
}
