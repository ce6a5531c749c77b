import Ingredients
import RecipeCore

extension CooklangIngredient {
  /// The parts of a line, such that `line` gives the same text again.
  ///
  /// What cannot be parted so is the name as a whole: "a pinch of salt" has no quantity to mark.
  init(line: String) {
    let parts = Self.parted(line)
    self = parts.line == line && parts.isMarkable ? parts : CooklangIngredient(name: line)
  }

  /// The mark of the ingredient.
  var mark: String {
    let amount = unit.isEmpty ? quantity : "\(quantity)%\(unit)"
    let preparation = preparation.isEmpty ? "" : "(\(CooklangText.name(preparation)))"
    return "@\(CooklangText.name(name)){\(amount)}\(preparation)"
  }

  /// Whether the name says what it is, and the mark-up neither ends nor trims a part.
  private var isMarkable: Bool {
    guard let first = name.unicodeScalars.first, let last = name.utf8.last else { return false }
    let isWord = first.properties.isAlphabetic || first == "("
    let isTrimmed = last > 0x20 && preparation.utf8.first != 0x20
    let hasParenthesis = preparation.utf8.contains {
      $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
    }
    return isWord && isTrimmed && !hasParenthesis
  }

  /// The amount that the line begins with, and what follows it.
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

  /// Where the unit stands, with a word such as "of" that joins it to the food; `nil` for one that
  /// the mark-up would end or trim.
  private static func unitRange(of parsed: ParsedIngredient) -> Range<Int>? {
    guard let unit = parsed.amount?.unitRange, isPlain(parsed.substring(unit)) else { return nil }
    let food = parsed.foodRange.lowerBound
    guard unit.upperBound + 2 < food else { return unit }
    let between = parsed.substring(unit.upperBound..<food)
    let joint = between.dropFirst().dropLast()
    let isJoint = between.first == " " && between.last == " " && joint.allSatisfy(\.isLetter)
    return isJoint ? unit.lowerBound..<(food - 1) : unit
  }

  /// Takes a food with what is done to it before behind the first comma.
  private init(quantity: String = "", unit: String = "", food: String) {
    self.init(quantity: quantity, unit: unit, name: food)
    guard let comma = food.firstRange(of: ", "), comma.upperBound < food.endIndex else { return }
    name = String(food[..<comma.lowerBound])
    preparation = String(food[comma.upperBound...])
  }

  /// Whether a quantity is said in digits, which other programs multiply, and is read back as it is.
  private static func isNumber(_ quantity: String) -> Bool {
    guard quantity.unicodeScalars.first?.properties.numericType != nil else { return false }
    return isPlain(quantity) && !quantity.contains("  ") && !quantity.contains(" /")
      && !quantity.contains("/ ")
  }

  /// Whether a part of an amount has nothing in it that means something to the mark-up.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .,'’-–/⁄\u{A0}\u{2009}\u{202F}".unicodeScalars.contains(scalar)
    }
  }
}
