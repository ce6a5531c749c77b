import Text

/// A parser of the numbers, durations and dates that a query compares with.
///
/// A value is the range of the numbers it covers: more than one only for dates.
enum QueryValue {
  /// The maximum length of a value in scalars.
  private static let maximumLength = 24

  /// Parses a value; `nil` if it is not valid in its notation.
  static func read(
    _ text: some Collection<Unicode.Scalar>, as notation: QueryNumber.Notation
  ) -> ClosedRange<Double>? {
    let text = text.filter { !$0.properties.isWhitespace }
    guard (1...maximumLength).contains(text.count) else { return nil }
    switch notation {
    case .plain: return number(text[...]).map { $0...$0 }
    case .minutes: return minutes(text).map { $0...$0 }
    case .date: return date(text)
    }
  }

  /// Parses `12`, `4.5`, `-1`.
  private static func number(_ text: ArraySlice<Unicode.Scalar>) -> Double? {
    let digits = text.first == "-" ? text.dropFirst() : text
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return Double(String(scalars: text))
  }

  /// Parses `90`, `45min`, `1h30`, `1h30m`, `1.5h`, `2d`: the greater units first.
  private static func minutes(_ text: [Unicode.Scalar]) -> Double? {
    var rest = text[...]
    var sum = 0.0
    var next = Double.infinity
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCIIDigit || $0 == "." }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { !$0.isASCIIDigit }
      rest = rest.dropFirst(unit.count)
      guard let number = number(digits), let size = size(of: String(scalars: unit), within: next),
        size < next
      else { return nil }
      sum += number * size
      next = size
    }
    return sum
  }

  /// Returns the minutes of a unit; a number without one after hours counts minutes, as in `1h30`.
  private static func size(of unit: String, within greater: Double) -> Double? {
    switch unit.lowercased() {
    case "": greater == 1440 ? 60 : 1
    case "m", "min", "mins", "minute", "minutes", "'": 1
    case "h", "hr", "hrs", "hour", "hours", "std", ":": 60
    case "d", "day", "days": 1440
    default: nil
    }
  }

  /// Parses `2019`, `2019-03`, `2019-03-01` as the range of their days; see `QueryDate`.
  private static func date(_ text: [Unicode.Scalar]) -> ClosedRange<Double>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let lengths = parts.map(\.count)
    guard [[4], [4, 2], [4, 2, 2]].contains(lengths),
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    let numbers = parts.compactMap { Double(String(scalars: $0)) }
    guard numbers.count == parts.count else { return nil }
    let month = numbers.count > 1 ? numbers[1] : nil
    let day = numbers.count > 2 ? numbers[2] : nil
    guard (1...12).contains(month ?? 1), (1...31).contains(day ?? 1) else { return nil }
    let year = numbers[0] * 10_000
    let first = year + (month ?? 0) * 100 + (day ?? 0)
    let last = year + (month ?? 99) * 100 + (day ?? 99)
    return first...last
  }
}

extension Unicode.Scalar {
  /// True for `0` to `9`.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension QueryNumber.Notation {
  /// The kind of value, as a noun.
  var noun: String {
    switch self {
    case .plain: "number"
    case .minutes: "duration"
    case .date: "date"
    }
  }

  /// The notation, for messages.
  var help: String {
    switch self {
    case .plain: "a number such as 4 or 4.5, or a range such as 2..4"
    case .minutes: "minutes, or a duration such as 45min, 1h30 or 2h, or a range such as 10..30"
    case .date: "a year or a day such as 2019, 2019-03 or 2019-03-01, or a range such as 2015..2019"
    }
  }
}
