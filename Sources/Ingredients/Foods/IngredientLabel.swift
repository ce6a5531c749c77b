/// The words before a colon that tell what an ingredient is for: "Garnish: 8 sprigs dill".
package struct IngredientLabel {
  /// The label, with the colon and the space behind it.
  package let text: String
  /// The line behind it, which begins with an amount.
  package let rest: String

  /// Finds the label of a line.
  ///
  /// - Returns: `nil` if the line has none, or no amount follows it.
  package init?(of line: String) {
    guard let colon = line.firstRange(of: ": ") else { return nil }
    let label = line[..<colon.lowerBound]
    guard !label.contains(where: \.isNumber),
      label.split(separator: " ").count <= Self.maximumWordCount
    else {
      return nil
    }
    let rest = String(line[colon.upperBound...])
    // In "Green pepper: 2 strips, red pepper: 1 strip" another one follows.
    guard rest.firstRange(of: ": ") == nil else { return nil }
    let parsed = ParsedIngredient(rest)
    guard let amount = parsed.amount, amount.range.lowerBound <= parsed.foodRange.lowerBound else {
      return nil
    }
    text = String(line[..<colon.upperBound])
    self.rest = rest
  }

  /// Returns the text after a label that tells a purpose, without an amount: "lime wedges" of "Garnish: lime
  /// wedges"; `nil` if the line has none.
  static func restBehindPurpose(in line: String) -> String? {
    guard let colon = line.firstRange(of: ": ") else { return nil }
    let label = line[..<colon.lowerBound].lowercased().split { !$0.isLetter }
    let rest = String(line[colon.upperBound...])
    let isPurpose = label.contains { purposes.contains(String($0)) }
    guard isPurpose, label.count <= maximumWordCount, rest.contains(where: \.isLetter) else {
      return nil
    }
    return rest
  }

  private static let maximumWordCount = 3

  /// True if the label names no food.
  var tellsPurpose: Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { Self.purposes.contains(String($0)) }
  }

  private static let purposes: Set<String> = [
    "garnish", "garnishes", "accompaniment", "accompaniments", "optional", "topping", "toppings",
    "equipment",
    "serving", "decoration", "dressing", "garnitur", "garniture", "dekoration", "belag",
    "tillbehör",
  ]
}
