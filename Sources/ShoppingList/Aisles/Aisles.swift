package import RecipeMatching

/// The aisles of a shop, with the foods that stand in each.
package struct Aisles: Sendable {
  /// The names, in the order in which one walks; that of all other foods and what every kitchen has
  /// come last.
  package let names: [String]

  private struct Entry {
    let words: Set<UInt64>
    let aisle: Int
  }

  private let entries: [Entry]
  private let otherAisle: Int

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
    for (name, foods) in additions + basics + Self.builtIn.map({ ($0.aisle, $0.terms) }) {
      guard let aisle = names.firstIndex(of: name) else { continue }
      for food in foods {
        let words = keys.key(ofName: food).words
        if !words.isEmpty { entries.append(Entry(words: words, aisle: aisle)) }
      }
    }
    self.names = names
    self.entries = entries
    otherAisle = names.count - 2
  }

  /// Returns the place of a food's aisle in `names`.
  ///
  /// Of several entries the one with the most words counts, then the first.
  func aisle(of food: FoodKey) -> Int {
    var best: Entry?
    for entry in entries where entry.words.isSubset(of: food.words) {
      if entry.words.count > best?.words.count ?? 0 { best = entry }
    }
    return best?.aisle ?? otherAisle
  }

  /// True for a food that every kitchen has.
  func isBasic(_ food: FoodKey) -> Bool { aisle(of: food) == names.count - 1 }

  private static let other = "Other"
  private static let basics = "At hand"
}
