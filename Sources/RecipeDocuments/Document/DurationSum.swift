/// The numbers and units of a duration in words, being summed up.
struct DurationSum {
  private var seconds = 0.0
  /// The amount before "to" in "30 min to 1 hour".
  private var lowerEnd = 0.0
  private var number: Double?
  private var isRange = false
  private var isAnd = false
  private var hasUnit = false
  private var lastUnit = 60.0
  private var isFraction = false

  /// The sum; a final number without a unit is minutes, "45", "1h30", and a final fraction is one of
  /// the unit before it, "1 hour and a half".
  var total: Double? {
    if let number {
      return max(lowerEnd, seconds + number * (isFraction && hasUnit ? lastUnit : 60))
    }
    return hasUnit ? max(lowerEnd, seconds) : nil
  }

  /// Adds the next token, or returns `false` if it cannot be part of a duration.
  mutating func add(_ token: String) -> Bool {
    if let value = PlainDuration.number(token) {
      return add(value, isFraction: PlainDuration.isFraction(token))
    }
    isRange = PlainDuration.isRange(token)
    isAnd = PlainDuration.isAnd(token)
    // Words before a number tell the purpose of the time.
    guard let number, !isRange, !isAnd else { return true }
    guard let unit = TimeUnits.seconds(of: token) else { return false }
    seconds += number * unit
    lastUnit = unit
    self.number = nil
    hasUnit = true
    return true
  }

  /// Adds a number: "1" and "½" form one; of "20" and "30" the later applies if a dash is between
  /// them.
  private mutating func add(_ value: Double, isFraction: Bool) -> Bool {
    guard number == nil || isRange || isFraction else { return false }
    if number == nil, isRange, hasUnit {
      lowerEnd = max(lowerEnd, seconds)
      seconds = 0
    }
    self.isFraction = isFraction && number == nil
    number = isFraction && !isRange ? (number ?? 0) + value : value
    isRange = false
    isAnd = false
    return true
  }
}
