import Ingredients
import RecipeScaling

/// The needs of one line: one for each food of "2 tbsp butter plus 1 cup flour", and one for each
/// amount of "1 cup sugar plus 2 tablespoons".
struct LineNeeds {
  /// The needs, in the order of the line.
  let all: [NeededLine]

  /// Reads a line.
  init(_ line: ShoppingLine) {
    all = Self.needs(of: line.text, in: line)
  }

  /// Returns the parts of a food's name around the word "and", in several languages.
  static func namesAroundAnd(_ name: String) -> [String] {
    let words = name.split(separator: " ")
    return words.split { JoinedAmount.conjunctions.contains($0.lowercased()) }.map {
      $0.joined(separator: " ")
    }
  }

  private static func needs(of text: String, in line: ShoppingLine) -> [NeededLine] {
    let whole = ParsedIngredient(text)
    guard let joined = JoinedAmount(in: whole), !joined.isInstead, whole.amount != nil else {
      return [NeededLine(line: line, parsed: whole, naming: whole)]
    }
    let rest = needs(of: joined.text, in: line)
    guard let next = rest.first else { return rest }
    // "1/2 stick plus 2 tablespoons butter" names its food once, behind both amounts.
    if whole.foodRange.lowerBound >= joined.joint {
      return [NeededLine(line: line, parsed: whole, naming: next.naming)] + rest
    }
    let head = ParsedIngredient(whole.substring(0..<joined.joint))
    let first = NeededLine(line: line, parsed: head, naming: head)
    guard next.parsed.namesNoFood else { return [first] + rest }
    let same = NeededLine(line: line, parsed: next.parsed, naming: head)
    return [first, same] + rest.dropFirst()
  }
}

extension ParsedIngredient {
  /// True if the amount is one more of a food that is named before: "2 tablespoons for dusting".
  fileprivate var namesNoFood: Bool {
    guard let word = food.split(whereSeparator: { $0 == " " || $0 == "," }).first else {
      return true
    }
    return Self.remarks.contains(word.lowercased()) || onlyDescribesFood
  }

  /// Words that begin a remark in the place of a food.
  private static let remarks: Set<String> = [
    "more", "extra", "additional", "for", "to", "if", "as", "or", "reserved", "für", "zum", "zur",
    "mehr", "extra", "pour", "para", "per", "voor", "till", "til",
  ]
}
