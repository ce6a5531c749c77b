import RecipeCore
import Text

/// The times that a document states of one recipe, some of which may be numbers without a unit.
///
/// Bare numbers are minutes or seconds, if something else in the document tells which: a unit in
/// the key, the same time with its unit, a total to which the parts add up, or a step that mentions
/// the time.
struct TimeStatements {
  /// A time under its key.
  struct Statement {
    /// The time.
    let key: RecipeKey
    /// The value as written: "45", "PT45M", "1 h".
    let text: String
    /// The seconds of the unit that the key or another member names.
    var unit: Double?
  }

  /// The meaning of a statement.
  enum Meaning: Hashable {
    case minutes(MinuteRange)
    /// A number whose unit nothing tells.
    case unknownUnit
    /// A text that is not a duration.
    case unreadable
  }

  private var statements: [Statement] = []
  private var prose: Set<Int> = []

  /// Creates an empty list.
  init() {}

  /// Adds a time.
  mutating func add(_ statement: Statement) { statements.append(statement) }

  /// Adds the durations that a text mentions: "bake for 30 minutes".
  mutating func add(prose text: String) { prose.formUnion(Self.durations(in: text)) }

  /// True if there is a number whose unit the other statements do not tell.
  var needsProse: Bool { !bare.isEmpty && commonUnit == nil }

  /// Returns the meaning of a statement among the others.
  func meaning(of statement: Statement) -> Meaning {
    guard let numbers = BareTime(statement.text)?.numbers else {
      return RecipeDuration.range(in: statement.text).map(Meaning.minutes) ?? .unreadable
    }
    if numbers.upperBound == 0 { return .minutes(0) }
    guard let unit = statement.unit ?? commonUnit else { return .unknownUnit }
    let seconds = numbers.lowerBound * unit...numbers.upperBound * unit
    return RecipeDuration.range(ofSeconds: seconds).map(Meaning.minutes) ?? .unreadable
  }

  /// Returns the number in a text that is nothing else, the greater one of a range.
  private static func bareNumber(_ text: String) -> Double? {
    BareTime(text)?.numbers.upperBound
  }
}

// MARK: - Evidence

extension TimeStatements {
  private var bare: [(key: RecipeKey, number: Double)] {
    statements.compactMap { statement in
      guard statement.unit == nil, let number = Self.bareNumber(statement.text), number > 0 else {
        return nil
      }
      return (statement.key, number)
    }
  }

  /// The times with units, in seconds.
  private var known: [(key: RecipeKey, seconds: Double)] {
    statements.compactMap { statement in
      if let number = Self.bareNumber(statement.text) {
        return statement.unit.map { (statement.key, number * $0) }
      }
      return RecipeDuration.minutes(in: statement.text).map { (statement.key, Double($0) * 60) }
    }
  }

  /// The unit of all bare numbers: the only one that is possible, or the only one with evidence.
  private var commonUnit: Double? {
    let (bare, known) = (bare, known)
    let possible = [60.0, 1].filter { !isExcluded($0, bare, known) }
    guard possible.count > 1 else { return possible.first }
    let supported = possible.filter { isSupported($0, bare, known) }
    return supported.count == 1 ? supported.first : nil
  }

  private func isSupported(
    _ unit: Double, _ bare: [(key: RecipeKey, number: Double)],
    _ known: [(key: RecipeKey, seconds: Double)]
  ) -> Bool {
    let isRepeated = bare.contains { number in
      known.contains { $0.key == number.key && $0.seconds == number.number * unit }
    }
    return isRepeated || isSum(unit, bare, known)
      || bare.contains { prose.contains(Int($0.number * unit)) }
  }

  /// True if numbers cannot be of a unit: a part is not longer than its total, times beside a total
  /// or whole minutes are whole minutes, too, and a short recipe takes at least as long as a step.
  private func isExcluded(
    _ unit: Double, _ bare: [(key: RecipeKey, number: Double)],
    _ known: [(key: RecipeKey, seconds: Double)]
  ) -> Bool {
    let isOfWholeMinutes =
      !known.isEmpty
      || bare.contains { $0.key == .totalTime && (bare.count > 1 || $0.number >= Self.leastTotal) }
    for (key, number) in bare {
      let isTotal = key == .totalTime
      if unit == 1, isOfWholeMinutes, Int(number) % 60 != 0 { return true }
      if unit == 1, isTotal, number < Self.shortTotal, let longest = prose.max(),
        Int(number) < longest
      {
        return true
      }
      if unit == 1, key == .cookTime, number > 0, isShorterThanStep(bare) { return true }
      for other in known where (other.key == .totalTime) != isTotal {
        if isTotal ? number * unit < other.seconds : number * unit > other.seconds { return true }
      }
    }
    return false
  }

  /// True if the parts, in seconds, are a few minutes, and a step takes longer.
  private func isShorterThanStep(_ bare: [(key: RecipeKey, number: Double)]) -> Bool {
    let sum = bare.filter { $0.key != .totalTime }.reduce(0) { $0 + $1.number }
    return sum < Self.shortTotal && prose.max().map { Int(sum) < $0 } ?? false
  }

  /// The number from which a total alone, which is no whole number of minutes, is neither seconds nor hours.
  private static let leastTotal = 10.0

  /// The seconds below which a total is compared with the steps: what a longer one leaves out, such
  /// as a night in the refrigerator, may be mentioned by a step.
  private static let shortTotal = 300.0

  /// True if the parts add up to a total, one of which has a unit.
  private func isSum(
    _ unit: Double, _ bare: [(key: RecipeKey, number: Double)],
    _ known: [(key: RecipeKey, seconds: Double)]
  ) -> Bool {
    guard !known.isEmpty else { return false }
    let all = known.map { ($0.key, $0.seconds) } + bare.map { ($0.key, $0.number * unit) }
    let totals = all.filter { $0.0 == .totalTime }.map(\.1)
    let parts = all.filter { $0.0 != .totalTime }.map(\.1)
    return !parts.isEmpty && totals.contains(parts.reduce(0, +))
  }

  /// Returns the seconds of "2h" or "1h30", whose number stands before the rest of the word.
  private static func seconds(_ number: Int, hours rest: Substring) -> Int? {
    guard rest.first == "h", number <= 72 else { return nil }
    if rest.count == 1 { return number * 3600 }
    return Int(rest.dropFirst()).flatMap { $0 < 60 ? number * 3600 + $0 * 60 : nil }
  }

  /// Returns the durations in a text, in seconds: numbers before a word for a unit of time.
  static func durations(in text: String) -> [Int] {
    let words = FoldedText.words(text.utf8).split(separator: " ")
    return words.indices.compactMap { index in
      let word = words[index]
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, let number = Int(digits), number < 10_000 else { return nil }
      let rest = word.dropFirst(digits.count)
      var next = words[(index + 1)...]
      // "20-25 min" mentions both.
      if rest.isEmpty, let end = next.first, end.allSatisfy({ $0.isASCII && $0.isNumber }) {
        next = next.dropFirst()
      }
      if let hours = seconds(number, hours: rest) { return hours }
      return TimeKey.unit(rest.isEmpty ? next.first ?? "" : rest).map { number * Int($0) }
    }
  }
}
