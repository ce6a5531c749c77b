import Ingredients
import RecipeCore

extension CooklangIngredient {
  /// Splits a line into parts, such that `line` returns the same text again.
  ///
  /// A line that cannot be split is a name as a whole: "a pinch of salt" has no quantity to mark
  /// up.
  init(line: String) {
    let parts = Self.parted(line)
    self = parts.line == line && parts.isMarkable ? parts : CooklangIngredient(name: line)
  }

  /// The ingredient in Cooklang.
  var mark: String {
    let amount = unit.isEmpty ? quantity : "\(quantity)%\(unit)"
    let preparation = preparation.isEmpty ? "" : "(\(CooklangText.name(preparation)))"
    return "@\(CooklangText.name(name)){\(amount)}\(preparation)"
  }

  /// True if the name starts with a word, and the syntax neither ends nor trims a part.
  private var isMarkable: Bool {
    guard let first = name.unicodeScalars.first, let last = name.utf8.last else { return false }
    let isWord = first.properties.isAlphabetic || first == "("
    let isTrimmed = last > 0x20 && preparation.utf8.first != 0x20
    let hasParenthesis = preparation.utf8.contains {
      $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
    }
    return isWord && isTrimmed && !hasParenthesis
  }

  /// Splits off the amount at the start of a line.
  private static func parted(_ line: String) -> CooklangIngredient {
    let parsed = ParsedIngredient(line)
    let count = line.utf8.count
    guard let amount = parsed.amount?.quantityRange, amount.lowerBound == 0,
      amount.upperBound + 1 < count, isNumber(parsed.substring(amount))
    else { return CooklangIngredient(food: line) }
    let quantity = parsed.substring(amount)
    let start = amount.upperBound + 1
    if let unit = unitRange(of: parsed), unit.lowerBound == start, unit.upperBound + 1 < count {
      let food = parsed.substring((unit.upperBound + 1)..<count)
      return CooklangIngredient(quantity: quantity, unit: parsed.substring(unit), food: food)
    }
    return CooklangIngredient(quantity: quantity, food: parsed.substring(start..<count))
  }

  /// Returns the range of the unit, including a word such as "of" that joins it to the food, or
  /// `nil` for a unit that the syntax would end or trim.
  private static func unitRange(of parsed: ParsedIngredient) -> Range<Int>? {
    guard let unit = parsed.amount?.unitRange, isPlain(parsed.substring(unit)) else { return nil }
    let food = parsed.foodRange.lowerBound
    guard unit.upperBound + 2 < food else { return unit }
    let between = parsed.substring(unit.upperBound..<food)
    let joint = between.dropFirst().dropLast()
    let isJoint = between.first == " " && between.last == " " && joint.allSatisfy(\.isLetter)
    return isJoint ? unit.lowerBound..<(food - 1) : unit
  }

  /// Creates an ingredient from a food with its preparation after the first comma.
  private init(quantity: String = "", unit: String = "", food: String) {
    self.init(quantity: quantity, unit: unit, name: food)
    guard let comma = food.firstRange(of: ", "), comma.upperBound < food.endIndex else { return }
    name = String(food[..<comma.lowerBound])
    preparation = String(food[comma.upperBound...])
  }

  /// True if a quantity is a number, which other programs scale, and is read back unchanged.
  private static func isNumber(_ quantity: String) -> Bool {
    guard quantity.unicodeScalars.first?.properties.numericType != nil else { return false }
    return isPlain(quantity) && !quantity.contains("  ") && !quantity.contains(" /")
      && !quantity.contains("/ ")
  }

  /// True if a part of an amount contains no syntax.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .,'’-–/⁄\u{A0}\u{2009}\u{202F}".unicodeScalars.contains(scalar)
    }
  }
}
