import Ingredients
import Text

extension RunOnIngredients {
  /// Returns the foods of a line that is a list, "1 l milk, 200 g rice, 1 pinch of salt", or `nil` for one
  /// food: most parts, and the first, begin with amounts.
  ///
  /// "2 fillets, 3 cm thick, 8 cm long" and "3 cups flour, 2 cups for the dough" are one food.
  ///
  /// - Parameter least: The minimum number of amounts.
  static func listedFoods(in line: String, least: Int = 3) -> [String]? {
    guard line.utf8.count <= maximumLineLength,
      line.utf8.contains(where: { ",;".utf8.contains($0) })
    else { return nil }
    let parts = parts(ofList: line)
    let measured = parts.filter(startsWithNumber)
    guard measured.count >= least, measured.count * 3 >= parts.count * 2,
      parts.first.map(startsWithNumber) == true, parts.allSatisfy(isFood),
      measured.contains(where: hasKitchenUnit), !measured.contains(where: hasLength),
      !measured.dropFirst().contains(where: hasPurpose),
      !isDivision(measured), !isOfOneFood(measured), !measured.contains(where: isPortion)
    else { return nil }
    return joinedToWork(parts)
  }

  /// True for a piece and its parts, "1 lemon, 1 tsp zest, 2 tbsp juice".
  private static func isOfOneFood(_ foods: [String]) -> Bool {
    foods.count < 4 && foods.first.map(hasKitchenUnit) == false
      && foods.dropFirst().allSatisfy(hasKitchenUnit)
  }

  /// True for an amount and what it is for, or what is done to it: "200 g for the dough", "100 g diced".
  private static func isPortion(_ part: String) -> Bool {
    let words = FoldedText.words(ParsedIngredient(part).food.utf8).split(separator: " ")
    guard let first = words.first else { return true }
    return purposes.contains(first)
      || words.count == 1 && first.hasSuffix("ed") && !first.hasSuffix("seed")
  }

  private static let purposes: Set<Substring> = ["for", "fur", "für", "pour", "para", "per", "zum"]

  /// True for an amount in numerals: "half chopped" is what is done to a food.
  private static func startsWithNumber(_ part: String) -> Bool {
    part.first?.isNumber == true && AmountText.startsWithAmount(part)
  }

  /// The maximum length of a list, in bytes.
  private static let maximumLineLength = 1000

  /// Returns the texts between the semicolons, or else the commas, that are in no bracket or number.
  private static func parts(ofList line: String) -> [String] {
    let bytes = Array(line.utf8)
    let mark = UInt8(ascii: bytes.contains(UInt8(ascii: ";")) ? ";" : ",")
    var parts: [String] = []
    var (start, depth) = (0, 0)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case mark:
        let isDecimal =
          index > 0 && index + 1 < bytes.count && bytes[index - 1].isASCIIDigit
          && bytes[index + 1].isASCIIDigit
        guard depth == 0, !isDecimal else { continue }
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 1
      default: break
      }
    }
    var last = String(decoding: bytes[start...], as: UTF8.self).cleaned(.line)
    if last.hasSuffix("."), !last.dropLast().suffix(4).contains(".") { last.removeLast() }
    return (parts.map { $0.cleaned(.line) } + [last]).filter { !$0.isEmpty }
  }

  /// True for a short text with a word beside its amount that is no sentence and no alternative.
  private static func isFood(_ part: String) -> Bool {
    guard part.utf8.count <= 80, !AmountText.isAmount(part),
      !part.contains(where: { "!?:=".contains($0) }), !part.contains(". ")
    else { return false }
    let words = FoldedText.words(part.utf8).split(separator: " ")
    return words.count <= 10 && words.first.map { !alternatives.contains($0) } == true
  }

  private static let alternatives = Set(
    "or oder ou o oppure of eller tai lub albo nebo alebo vagy или або veya sau ή".split(
      separator: " "
    ).map { Substring(FoldedText.words($0.utf8)) })

  private static func hasKitchenUnit(_ food: String) -> Bool {
    ParsedIngredient(food).amount?.unit.map { !lengths.contains($0) } ?? false
  }

  private static func hasLength(_ food: String) -> Bool {
    ParsedIngredient(food).amount?.unit.map(lengths.contains) ?? false
  }

  private static let lengths: [MeasureUnit] = [.millimeter, .centimeter, .inch]

  /// True for an amount of a food named before: "2 cups for the dough".
  private static func hasPurpose(_ part: String) -> Bool {
    part.split(separator: " ").prefix(3).dropFirst()
      .contains { HeadingYield.prepositions.contains(FoldedText.words($0.utf8)) }
  }

  /// Joins what is done to a food to it: "2 leeks", "sliced".
  private static func joinedToWork(_ parts: [String]) -> [String] {
    var foods: [String] = []
    for part in parts {
      let isWork =
        !AmountText.startsWithAmount(part) && part.split(separator: " ").count < 3
        && (part.hasSuffix("ed") || part.hasSuffix("ing"))
      if isWork, let food = foods.popLast() {
        foods.append("\(food), \(part)")
      } else {
        foods.append(part)
      }
    }
    return foods
  }
}
