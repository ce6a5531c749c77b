import Ingredients
import RecipeCore
import Text

/// Ingredients in one text without line ends: "2 leeks, 1 l water", "• 2 leeks • salt",
/// "leeks:2;salt:some;".
enum RunOnIngredients {
  /// Returns the lines of a text: split at bullets, at several other marks of lists, at marks between
  /// ingredients with amounts, or at commas before amounts.
  static func lines(of text: String) -> [String] {
    let scalars = text.unicodeScalars
    if scalars.contains(where: bullets.contains) {
      return scalars.split(whereSeparator: bullets.contains).map { String($0) }
    }
    let pairs = pairs(in: text)
    if !pairs.isEmpty { return pairs }
    for mark in marks {
      let parts = parts(of: text, at: mark)
      if parts.count > 3 || mark == marks.last && areIngredients(parts) { return parts }
    }
    if let parts = atCommas(text) ?? names(in: text) { return parts }
    let parts = atAmounts(text)
    return parts.count > 3 || parts.count > 2 && parts.allSatisfy(AmountText.startsWithAmount)
      ? parts : [text]
  }

  /// Returns the foods of a list with several amounts, between semicolons or commas, or `nil` for another
  /// text.
  ///
  /// Between commas may be what a food is divided in, "1 lemon, 1 tsp zest, 2 tbsp juice": the first and
  /// another have a unit, and the others are not together as much as the first.
  static func measuredFoods(in text: String) -> [String]? {
    if let semicolon = marks.last, case let parts = parts(of: text, at: semicolon),
      areIngredients(parts)
    {
      return parts
    }
    guard let foods = atCommas(text), let first = foods.first, hasUnit(first),
      foods.count(where: hasUnit) > 1, !isDivision(foods)
    else { return nil }
    return foods
  }

  /// Returns the foods of an item that can be nothing but a list, between semicolons: three or more, all
  /// of which but the last begin with amounts, of which two or more have units.
  static func sureFoods(in text: String) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: ";")), case let foods = CommaList.foods(in: text),
      foods.count > 2, foods.dropLast().allSatisfy(AmountText.startsWithAmount),
      !text.contains(where: { "().!?".contains($0) }),
      foods.allSatisfy({ !AmountText.isAmount($0) && $0.utf8.count <= longestSide })
    else { return nil }
    return foods.count(where: hasUnit) > 1 && !isDivision(foods) ? foods : nil
  }

  private static func hasUnit(_ food: String) -> Bool { ParsedIngredient(food).amount?.unit != nil }

  /// True if the amounts behind the first are together the first: "3 cups flour, 2 cups for the dough, 1 cup
  /// for dusting".
  static func isDivision(_ foods: [String]) -> Bool {
    let amounts = foods.compactMap { ParsedIngredient($0).amount }
    guard let first = amounts.first, amounts.count == foods.count,
      amounts.allSatisfy({ $0.unit == first.unit })
    else { return false }
    let sum = amounts.dropFirst().reduce(nil as IngredientQuantity?) { sum, amount in
      sum.map { $0.adding(amount.quantity) } ?? amount.quantity
    }
    return sum == first.quantity
  }

  /// Returns the lines of pairs of a food and its amount, "leeks:2;salt:some;", or nothing for another
  /// text.
  static func pairs(in text: String) -> [String] {
    let parts = text.split { ";；".contains($0) }.map { String($0).cleaned(.line) }
      .filter { !$0.isEmpty }
    guard parts.count > 1 || parts.count == 1 && text.contains(where: { ";；".contains($0) }) else {
      return []
    }
    let lines = parts.compactMap(line)
    return lines.count == parts.count ? lines : []
  }

  /// Returns the line of a food and its amount with one colon between them.
  private static func line(ofPair part: String) -> String? {
    let sides = part.split(omittingEmptySubsequences: false) { ":：".contains($0) }
      .map { String($0).cleaned(.line) }
    guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty && $0.utf8.count <= longestSide }),
      !AmountText.isAmount(sides[0])
    else { return nil }
    return JoinedIngredient(amount: sides[1], food: sides[0]).text
  }

  private static let longestSide = 60

  /// True for several texts, at least half of which begin with amounts, and none of which is long.
  private static func areIngredients(_ parts: [String]) -> Bool {
    let parts = parts.map { $0.cleaned(.line) }.filter { !$0.isEmpty }
    let amounts = parts.count(where: AmountText.startsWithAmount)
    return parts.count > 1 && amounts * 2 >= parts.count
      && parts.allSatisfy { $0.utf8.count <= 2 * longestSide }
  }

  private static let bullets: Set<Unicode.Scalar> = ["•", "●", "▪", "◦", "‣", "▢", "☐", "∙"]

  /// The marks other than bullets that separate the ingredients in a text.
  private static let marks = [" - ", " – ", " * ", " | ", ";"].map { Array($0.utf8) }

  /// Splits a text at a mark.
  private static func parts(of text: String, at mark: [UInt8]) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// Splits a short list of foods at its commas, "2 leeks, 1 l water, salt, pepper", if what has no
  /// amount stands at its end, and is not what is done to the food before it.
  private static func atCommas(_ text: String) -> [String]? {
    guard text.utf8.count <= longestList, !text.contains(where: { ".!?()".contains($0) }) else {
      return nil
    }
    let parts = text.split(separator: ",").map { String($0).cleaned(.line) }.filter { !$0.isEmpty }
    let amounts = parts.prefix(while: AmountText.startsWithAmount).count
    let rest = parts[amounts...]
    guard amounts > 1, parts.count > 2,
      rest.allSatisfy({ part in
        !part.contains(where: \.isNumber) && part.split(separator: " ").count <= 3
          && !part.hasSuffix("ed") && !part.hasSuffix("ing")
      })
    else { return nil }
    return parts
  }

  private static let longestList = 400

  /// Returns the foods of a list without amounts: "flour, cocoa, eggs (3), and sugar."; commas in brackets
  /// do not part them.
  private static func names(in text: String) -> [String]? {
    guard text.utf8.count <= longestList else { return nil }
    var parts: [Substring] = []
    var (start, depth) = (text.startIndex, 0)
    for index in text.indices {
      switch text[index] {
      case "(", "[", "（": depth += 1
      case ")", "]", "）": depth -= 1
      case ",", "，", "、":
        guard depth == 0 else { continue }
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    var names = parts.map { String($0).cleaned(.line) }.filter { !$0.isEmpty }
    guard names.count > 1, var last = names.popLast() else { return nil }
    if last.hasSuffix(".") { last.removeLast() }
    let words = last.split(separator: " ")
    if words.count > 1, conjunctions.contains(FoldedText.words(words[0].utf8)) {
      last = words.dropFirst().joined(separator: " ")
    }
    names.append(last)
    let isSure = names.count >= sureNames
    guard names.allSatisfy({ isName($0, ofWords: isSure ? 9 : 5) }) else { return nil }
    return isSure || names.allSatisfy { isShort($0, in: names.count) }
      ? names : nil
  }

  /// The number of names that are several foods, of how many words they may be.
  private static let sureNames = 4

  /// True for a name among two or three that is no remark on the first, "leek, finely sliced": it has no
  /// more words than there are other names, and no participle.
  private static func isShort(_ name: String, in count: Int) -> Bool {
    name.split(separator: " ").count < count && !name.hasSuffix("ed") && !name.hasSuffix("ing")
  }

  /// True for a few words without an amount before them that end no sentence.
  private static func isName(_ text: String, ofWords most: Int) -> Bool {
    text.utf8.count <= longestSide && text.split(separator: " ").count <= most
      && text.contains(where: \.isLetter) && !AmountText.startsWithAmount(text)
      && !text.contains { ".!?:;".contains($0) }
  }

  /// The words between the last two foods.
  private static let conjunctions = Set(
    """
    and und et y e ed en og och ja i a és și si и та і ve dan và en kaj un ir и ι και 和 と 와
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

  /// Splits a text at commas followed by a space and a digit.
  private static func atAmounts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    for index in bytes.indices.dropLast(2)
    where bytes[index] == UInt8(ascii: ",") && bytes[index + 1] == 0x20
      && bytes[index + 2].isASCIIDigit
    {
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 2
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
