/// The numbers and units of a duration in words, being summed up.
struct DurationSum {
  /// The sums in seconds, which differ by a range such as "10-15 min".
  private var least = 0.0
  private var most = 0.0
  /// The duration before "to" in "30 min to 1 hour".
  private var before: ClosedRange<Double>?
  private var number: Double?
  /// The number before a dash, whose unit is yet to come.
  private var lowerNumber: Double?
  private var isRange = false
  private var isAnd = false
  private var hasUnit = false
  private var lastUnit = 60.0
  private var isFraction = false

  /// The sum; a final number without a unit is minutes, "45", "1h30", and a final fraction is one of
  /// the unit before it, "1 hour and a half".
  var total: ClosedRange<Double>? {
    var sum = self
    if number != nil { sum.count(inUnit: isFraction && hasUnit ? lastUnit : 60) }
    guard sum.hasUnit else { return nil }
    guard let before else { return sum.range }
    return min(
      before.lowerBound, sum.range.upperBound)...max(before.upperBound, sum.range.upperBound)
  }

  private var range: ClosedRange<Double> { min(least, most)...max(least, most) }

  /// Adds the next token, or returns `false` if it cannot be part of a duration.
  mutating func add(_ token: String) -> Bool {
    if let value = PlainDuration.number(token) {
      return add(value, isFraction: PlainDuration.isFraction(token))
    }
    isRange = PlainDuration.isRange(token)
    isAnd = PlainDuration.isAnd(token)
    // Words before a number tell the purpose of the time.
    guard number != nil, !isRange, !isAnd else { return true }
    guard let unit = TimeUnits.seconds(of: token) else { return false }
    count(inUnit: unit)
    return true
  }

  /// Adds the last number, and the one before a dash, as amounts of a unit.
  ///
  /// In "45-1 h" the first number is of another unit and does not count.
  private mutating func count(inUnit unit: Double) {
    let number = number ?? 0
    least += (lowerNumber.map { $0 < number ? $0 : number } ?? number) * unit
    most += number * unit
    lastUnit = unit
    self.number = nil
    lowerNumber = nil
    hasUnit = true
  }

  /// Adds a number: "1" and "½" form one; "20" and "30" with a dash between them are a range.
  private mutating func add(_ value: Double, isFraction: Bool) -> Bool {
    guard number == nil || isRange || isFraction else { return false }
    if isRange {
      if number == nil, hasUnit { startAgain() }
      lowerNumber = lowerNumber ?? number
    }
    self.isFraction = isFraction && number == nil
    number = isFraction && !isRange ? (number ?? 0) + value : value
    isRange = false
    isAnd = false
    return true
  }

  /// Takes what was summed up for the lower end of a range.
  private mutating func startAgain() {
    let lower = min(before?.lowerBound ?? range.lowerBound, range.lowerBound)
    before = lower...max(before?.upperBound ?? 0, range.upperBound)
    (least, most) = (0, 0)
  }
}
