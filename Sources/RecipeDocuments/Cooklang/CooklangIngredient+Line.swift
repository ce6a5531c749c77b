import CooklangSyntax

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

  private static func parted(_ line: String) -> CooklangIngredient {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    var ingredient = CooklangIngredient(name: "")
    if let first = words.first, isNumber(first) {
      ingredient.quantity = String(words.removeFirst())
      if let second = words.first, isInteger(first), isFraction(second) {
        ingredient.quantity += " " + words.removeFirst()
      }
      if words.count > 1, let unit = words.first, isUnit(unit) {
        ingredient.unit = String(words.removeFirst())
        if words.count > 1, words.first == "of" { ingredient.unit += " " + words.removeFirst() }
      }
    }
    let rest = words.joined(separator: " ")
    guard let comma = rest.firstRange(of: ", "), comma.upperBound < rest.endIndex else {
      ingredient.name = rest
      return ingredient
    }
    ingredient.name = String(rest[..<comma.lowerBound])
    ingredient.preparation = String(rest[comma.upperBound...])
    return ingredient
  }

  private static func isNumber(_ word: Substring) -> Bool {
    if CooklangNumber(String(word)) != nil { return true }
    guard let last = word.unicodeScalars.last, isVulgarFraction(last) else { return false }
    // A thin space may part the whole from its fraction.
    let whole = word.unicodeScalars.dropLast().filter { !$0.properties.isWhitespace }
    return whole.isEmpty || whole.allSatisfy { ("0"..."9").contains($0) }
  }

  private static func isInteger(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private static func isFraction(_ word: Substring) -> Bool {
    let scalars = word.unicodeScalars
    if scalars.count == 1, let only = scalars.first, isVulgarFraction(only) { return true }
    return word.contains("/") && CooklangNumber(String(word)) != nil
  }

  /// Whether a scalar is one of `¼½¾⅐…⅞`.
  private static func isVulgarFraction(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherNumber && scalar.properties.numericType == .numeric
  }

  private static func isUnit(_ word: Substring) -> Bool {
    let word = word.hasSuffix(".") ? word.dropLast() : word
    return units.contains(word.lowercased())
  }

  /// Words that stand between a number and a food; sizes are units where people write Cooklang.
  private static let units: Set<String> = [
    "g", "gram", "grams", "gr", "kg", "kilo", "kilogram", "kilograms", "mg", "ml", "cl", "dl", "l",
    "litre", "litres", "liter", "liters", "millilitre", "millilitres", "milliliter", "milliliters",
    "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "cup", "cups", "c", "tbsp", "tbsps",
    "tbs", "tablespoon", "tablespoons", "tsp", "tsps", "teaspoon", "teaspoons", "pint", "pints",
    "quart", "quarts", "qt", "gallon", "gallons", "pinch", "pinches", "dash", "dashes", "drop",
    "drops", "handful", "handfuls", "clove", "cloves", "stick", "sticks", "slice", "slices", "can",
    "cans", "tin", "tins", "jar", "jars", "packet", "packets", "package", "packages", "bunch",
    "bunches", "sprig", "sprigs", "stalk", "stalks", "head", "heads", "piece", "pieces", "item",
    "items", "large", "medium", "small", "el", "tl",
    "prise", "bund", "zehe", "zehen", "dose", "dosen", "becher", "päckchen", "cuillère", "verre",
    "gousse", "gousses", "pincée", "tasse", "tassen", "cucharada", "cucharadas", "taza", "tazas",
    "diente", "dientes", "cucchiaio", "cucchiai", "bicchiere", "spicchio", "spicchi",
  ]
}
