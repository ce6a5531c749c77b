import Ingredients

/// A yield for another amount: "6 servings" of "4 servings".
struct ScaledYield {
  /// The yield; as it was if it has no number, and behind the factor if it has several that can be read in two ways:
  /// "2 × (2 large or 4 small)".
  let text: String

  /// Scales a yield as written.
  init(_ text: String, _ method: ScalingMethod) {
    let yield = RecipeYield(text)
    let numbers = yield.numbers.compactMap { number in
      number.value.multiplied(by: method.factor).map { (number, $0) }
    }
    guard method.factor != Rational(1), let last = numbers.last, !Self.isOfSize(yield) else {
      self.text = text
      return
    }
    guard yield.hasOneReading else {
      self.text = "\(CookFraction.exactText(method.factor)) × (\(text))"
      return
    }
    var edit = LineEdit(text)
    let count = Self.count(of: yield, method)
    if count == nil, Self.isInDozens(yield) {
      // "half-dozen" is then "1 dozen".
      let end = last.0.range.upperBound
      let gap = Self.hyphen(in: text, at: end)
      edit.replace(gap.map { [.init($0, " ")] } ?? [])
    }
    edit.replace(
      count.map { [.init(yield.quantityRange, CookFraction.text($0))] }
        ?? numbers.map { .init($0.0.range, CookFraction.text($0.1)) })
    let isMany = (count ?? last.1) > Rational(1) || count == nil && Self.isInDozens(yield)
    let wasMany = last.0.value > Rational(1) || Self.isInDozens(yield)
    if let unit = yield.unit, wasMany != isMany,
      let form = UnitWords.form(of: unit, isMany: isMany, language: method.language),
      let place = Self.place(of: unit, in: text)
    {
      edit.replace([.init(place, form)])
    }
    edit.replace(Self.measures(in: text, after: yield.quantityRange.upperBound, method))
    self.text = edit.text
  }

  /// True for the size of one thing, which stays: "8 inch round cake".
  private static func isOfSize(_ yield: RecipeYield) -> Bool {
    let counted = ParsedIngredient(
      String(decoding: yield.text.utf8.dropFirst(yield.quantityRange.lowerBound), as: UTF8.self))
    return !yield.isServings
      && (counted.amount?.unit?.kind == .length
        || counted.amount?.quantityRange.isEmpty == true && counted.packageSize != nil)
  }

  /// Returns the hyphen that begins at an offset; `nil` if there is none.
  private static func hyphen(in text: String, at offset: Int) -> Range<Int>? {
    let bytes = text.utf8.dropFirst(offset)
    return bytes.first == UInt8(ascii: "-") ? offset..<offset + 1 : nil
  }

  /// True if a yield counts dozens: "2 dozen cookies".
  private static func isInDozens(_ yield: RecipeYield) -> Bool {
    guard let number = yield.numbers.last?.value else { return false }
    return yield.quantity?.upper == number.multiplied(by: Rational(12))
  }

  /// Returns the number of things of a yield in dozens that is no whole number of them any more: 6 of "2 dozen
  /// cookies"; `nil` for all others.
  private static func count(of yield: RecipeYield, _ method: ScalingMethod) -> Rational? {
    guard isInDozens(yield), yield.numbers.count == 1,
      let dozens = yield.numbers[0].value.multiplied(by: method.factor), !dozens.isWhole
    else { return nil }
    return dozens.multiplied(by: Rational(12))
  }

  /// Writes what is measured after the first number: "4 servings, 1.5 l".
  private static func measures(
    in text: String, after start: Int, _ method: ScalingMethod
  ) -> [LineEdit.Replacement] {
    let bytes = Array(text.utf8)
    var replacements: [LineEdit.Replacement] = []
    for part in bytes[start...].split(whereSeparator: { Self.separators.contains($0) }) {
      let written = String(decoding: part.drop { $0 == 0x20 }, as: UTF8.self)
      // "6 servings, 1 cup each".
      guard !written.lowercased().split(separator: " ").contains(where: { $0.hasPrefix("each") })
      else { continue }
      let amount = ParsedIngredient(written).amount
      guard let unit = amount?.unit, unit.kind != .count, amount?.range.lowerBound == 0 else {
        replacements += counts(in: written, at: part.endIndex - written.utf8.count, method)
        continue
      }
      replacements.append(
        .init(
          part.endIndex - written.utf8.count..<part.endIndex,
          LineScaler(method).scaled(written).text))
    }
    return replacements
  }

  /// Writes a further number of servings or things: the "serves 4-6" of "12 pieces (serves 4-6)".
  private static func counts(
    in text: String, at offset: Int, _ method: ScalingMethod
  ) -> [LineEdit.Replacement] {
    let yield = RecipeYield(text)
    let isThing =
      yield.quantityRange.lowerBound == 0
      && [true, false].contains { isMany in
        yield.unit.flatMap { LineRewriting.form(of: $0, isMany: isMany, method.language) } != nil
      }
    let isMade =
      yield.unit == nil
      && Self.makingWords.contains(
        text.lowercased().prefix { $0.isLetter }.description)
    guard yield.isServings && text.contains(where: \.isLetter) || isThing || isMade else {
      return []
    }
    return yield.numbers.compactMap { number in
      let range = number.range.lowerBound + offset..<number.range.upperBound + offset
      return number.value.multiplied(by: method.factor).map { .init(range, CookFraction.text($0)) }
    }
  }

  /// Words before a number of things: "serves 4 (makes 8)".
  private static let makingWords: Set<String> = ["makes", "yields", "gives", "ergibt", "donne"]

  /// A comma, a semicolon and parentheses.
  private static let separators: Set<UInt8> = [0x2C, 0x3B, 0x28, 0x29]

  private static func place(of unit: String, in text: String) -> Range<Int>? {
    text.firstRange(of: unit).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + unit.utf8.count
    }
  }
}
