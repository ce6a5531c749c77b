import Ingredients
import Text

/// The ingredients of a recipe that a table among its steps may repeat, maybe in other words: "15 g Tradition" of
/// "15 g Northern Tradition".
struct KnownIngredients {
  /// The words of the foods with each amount.
  private var foods: [String: [Set<Substring>]] = [:]
  private var lines: Set<String> = []
  private var count = 0

  /// Adds the lines behind those that are already known.
  mutating func update(_ lines: [String]) {
    for line in lines.dropFirst(count) {
      let words = FoldedText.words(line.utf8)
      self.lines.insert(words)
      let (amount, food) = Self.parts(of: words)
      if foods[amount, default: []].count < Self.maximumComparedCount {
        foods[amount, default: []].append(food)
      }
    }
    count = lines.count
  }

  /// The maximum number of foods with one amount.
  private static let maximumComparedCount = 32

  /// True if at least three of four lines of a table have a known line with the same amount and the same food, or
  /// below the name of a part, which may use more of it, all have the same words.
  func have(_ table: IngredientTable, ofPart isOfPart: Bool) -> Bool {
    let lines = table.entries.compactMap { entry in
      if case .line(let line) = entry { return FoldedText.words(line.utf8) }
      return String?.none
    }
    let copies = lines.count { line in self.lines.contains(line) || !isOfPart && hasFood(of: line) }
    return copies > 0 && (isOfPart ? copies == lines.count : copies * 4 >= lines.count * 3)
  }

  /// True if one of the foods with the amount of a line has all words of the line's, or the reverse.
  private func hasFood(of words: String) -> Bool {
    let (amount, food) = Self.parts(of: words)
    return !food.isEmpty
      && (foods[amount] ?? []).contains { known in
        !known.isEmpty && (known.isSubset(of: food) || food.isSubset(of: known))
      }
  }

  /// Returns the numbers and the units of a line, "500 g" for "flour 500g", and the words of its food.
  private static func parts(of words: String) -> (amount: String, food: Set<Substring>) {
    var amount: [String] = []
    var food: Set<Substring> = []
    for word in words.split(separator: " ") {
      let number = word.prefix(while: \.isNumber)
      if !number.isEmpty { amount.append(String(number)) }
      let rest = word[number.endIndex...]
      if let unit = AmountText.unit(String(rest)) {
        amount.append(unit.rawValue)
      } else if !rest.isEmpty {
        food.insert(rest)
      }
    }
    return (amount.joined(separator: " "), food)
  }
}
