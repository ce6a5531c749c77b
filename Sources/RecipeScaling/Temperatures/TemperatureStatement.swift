/// A temperature that names its scale, or a range of two: "350°F", "zwischen 180 und 200 °C", "-18 ℃".
struct TemperatureStatement {
  /// A number, and its place with its sign.
  struct Number {
    /// The range of the number.
    let place: Range<String.Index>
    /// The number.
    let degrees: Double
  }

  /// The number, or the ends of the range.
  let numbers: [Number]
  /// The place of the name of the scale.
  let name: Range<String.Index>
  /// The scale.
  let scale: TemperatureScale
  /// True if there is a sign of degrees, or more than there are cups: "12 C flour" are cups.
  let isCertain: Bool
  /// True if it is what another number says, or as exact as a laboratory: "350/180 °C", "67±1 °C".
  let stays: Bool

  /// The place of the whole statement.
  var range: Range<String.Index> {
    (numbers.first?.place.lowerBound ?? name.lowerBound)..<name.upperBound
  }

  /// The mark or word between the ends of a range that repeats its scale: "350F to 375F".
  static var rangeMark: Regex<Substring> {
    /\s?[-–~]\s?|\s(?:to|bis|à|a|till|til|tot|do|до)\s/
  }

  /// Finds the statements of a text, in order.
  static func all(in text: String) -> [TemperatureStatement] {
    let pattern =
      /([0-9０-９]{1,3}(?:[.,][0-9０-９])?)(?:(\s?[°º˚]?(?:\s?[-–~\/]\s?|\s(?:to|or|and|bis|und|oder|à|a|et|ou|y|o|e|och|til|eller|tot|en|of|do|i|lub|až|a|и|до|или|ve|ja|és)\s))([0-9０-９]{1,3}(?:[.,][0-9０-９])?))?([\s-]?(?:[°º˚]|degrees?|deg\.?|degrés?|Grad|gradi|grados|graus|grad[ea][rn]?|stopni|stupňů|градус[а-я]*)[\s-]?|\s?)(?:(Fahrenheit|fahrenheit|Celsius|celsius|centigrade|centígrados|centigradi|Celsjusza|Цельсия|Фаренгейта|[FfCcСс])\b|([℃℉]))/
    return text.matches(of: pattern).compactMap { match in
      let parts = match.output
      guard let name = parts.5 ?? parts.6, let scale = TemperatureScale(named: name) else {
        return nil
      }
      let before = text[..<parts.1.startIndex]
      guard !endsWithinNumber(before) else { return nil }
      let numbers = [parts.1, parts.3].compactMap(\.self).compactMap { Self.number($0, in: text) }
      guard let first = numbers.first else { return nil }
      let hasSign = parts.4.contains { !$0.isWhitespace } || name.count > 1 || parts.6 != nil
      return TemperatureStatement(
        numbers: numbers, name: name.startIndex..<name.endIndex, scale: scale,
        // In Russian "с" also is "with" and a second.
        isCertain: hasSign || first.degrees >= leastWithoutSign && name != "с",
        stays: before.last == "±"
          || parts.2?.contains("/") == true && scale.areTheSame(numbers.map(\.degrees)))
    }
  }

  /// True if what follows belongs to a number that begins before it: the "50" of "1,50" and "1350".
  private static func endsWithinNumber(_ text: Substring) -> Bool {
    guard let last = text.last else { return false }
    return last.isNumber
      || (last == "." || last == ",") && text.dropLast().last?.isNumber == true
  }

  /// The least number of degrees that needs no sign.
  private static let leastWithoutSign = 100.0

  /// Returns a number with the minus before it; one that follows a digit is a hyphen.
  private static func number(_ digits: Substring, in text: String) -> Number? {
    let plain = digits.map { digit in
      digit.wholeNumberValue.map(String.init) ?? "."
    }
    guard let amount = Double(plain.joined()) else { return nil }
    let before = text[..<digits.startIndex]
    let isNegative =
      before.last.map { $0 == "-" || $0 == "−" || $0 == "–" } == true
      && (before.dropLast().last.map { $0.isWhitespace || $0 == "(" } ?? true)
      && !(before.dropLast().last { !$0.isWhitespace }?.isNumber ?? false)
    let start = isNegative ? text.index(before: digits.startIndex) : digits.startIndex
    return Number(place: start..<digits.endIndex, degrees: isNegative ? -amount : amount)
  }
}
