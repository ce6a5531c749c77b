import Ingredients
import RecipeCore

extension Recipe {
  /// True if an ingredient has an amount and a food: a number alone is the rest of a line that was
  /// read in part.
  var hasAmounts: Bool {
    ingredients.contains { line in
      line.contains(where: \.isLetter) && !AmountText.isAmount(line)
        && ParsedIngredient(line).amount != nil
    }
  }

  /// The signs that a recipe was read in part, or that one list was taken for another.
  ///
  /// - Parameter hasUnreadNumbers: True if there are numbers in the text that was not read.
  func flaws(hasUnreadNumbers: Bool) -> [PartialRecord.Flaw] {
    var flaws: [PartialRecord.Flaw] = []
    if ingredients.isEmpty { flaws.append(.noIngredients) }
    if directions.isEmpty { flaws.append(.noDirections) }
    if hasUnreadNumbers, !ingredients.isEmpty, !hasAmounts { flaws.append(.noAmounts) }
    if Self.areMost(directions, AmountText.startsWithUnit) { flaws.append(.directionsAreAmounts) }
    if Self.areMost(ingredients, Self.isDirection) { flaws.append(.ingredientsAreSentences) }
    return flaws
  }

  /// The number of lines from which most of them tell something.
  private static let leastLines = 3

  private static func areMost(_ lines: [String], _ isOdd: (String) -> Bool) -> Bool {
    lines.count >= leastLines && lines.count(where: isOdd) * 2 > lines.count
  }

  /// True for a sentence that begins with no amount.
  private static func isDirection(_ line: String) -> Bool {
    SentenceText.isSentence(line) && !AmountText.startsWithAmount(line) && line.utf8.count > 40
  }
}
