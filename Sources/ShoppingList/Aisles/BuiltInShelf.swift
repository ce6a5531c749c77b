/// Foods that stand together in most shops, with their names in many languages.
struct BuiltInShelf: Sendable {
  /// The name of the aisle.
  let aisle: String
  /// The aisle of what is dried or ground of the foods; `nil` if that makes no difference.
  let driedAisle: String?
  /// The names of each food, the canonical one first.
  let foods: [[String]]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - aisle: The name of the aisle.
  ///   - dried: The aisle of what is dried or ground.
  ///   - table: A food on each line, as its names with commas between them; a line that begins with `*` has
  ///     a food for each name. Plurals of single words are found without being listed.
  init(_ aisle: String, dried: String? = nil, _ table: String) {
    self.aisle = aisle
    driedAisle = dried
    foods = table.split(separator: "\n").flatMap { line in
      let names = line.split(whereSeparator: { $0 == "," || $0 == "*" })
        .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
      return line.first == "*" ? names.map { [$0] } : [names]
    }
  }

  /// All shelves, in the order in which one walks past them; at last what every kitchen has.
  static let all = [
    vegetables, fruit, herbs, meatAndFish, dairy, bread, grain, baking, spices, sauces, cans,
    frozen, drinks, household, basics,
  ]
}
