/// A time in whole minutes: one number, a range as in "10-15 min", or a lower bound as in "1 h+".
///
/// As text it is `15`, `10-15`, or `60+`.
public struct MinuteRange: Sendable, Hashable {
  /// The least number of minutes.
  public let lower: Int
  /// The maximum number of minutes that is known, which stands for the time wherever one number is
  /// needed.
  public let upper: Int
  /// True if it takes at least that long, and nobody says how long at most.
  public let isLowerBound: Bool

  /// Creates a time of one number.
  public init(_ minutes: Int) {
    self.init(lower: minutes, upper: minutes, isLowerBound: false)
  }

  /// Creates a range from its ends, in any order.
  public init(_ end: Int, _ other: Int) {
    self.init(lower: min(end, other), upper: max(end, other), isLowerBound: false)
  }

  /// Creates a time whose end is not known.
  public init(atLeast minutes: Int) {
    self.init(lower: minutes, upper: minutes, isLowerBound: true)
  }

  private init(lower: Int, upper: Int, isLowerBound: Bool) {
    self.lower = lower
    self.upper = upper
    self.isLowerBound = isLowerBound
  }

  /// True if the ends differ.
  public var isRange: Bool { lower != upper }
}

extension MinuteRange: ExpressibleByIntegerLiteral {
  /// Creates a time of one number.
  public init(integerLiteral minutes: Int) {
    self.init(minutes)
  }
}

extension MinuteRange: LosslessStringConvertible {
  /// Reads what `description` writes, or returns `nil` for any other text.
  public init?(_ description: String) {
    if let minutes = Int(description) {
      self.init(minutes)
      return
    }
    if description.utf8.last == UInt8(ascii: "+") {
      guard let minutes = Int(description.dropLast()) else { return nil }
      self.init(atLeast: minutes)
      return
    }
    guard let dash = description.utf8.dropFirst().firstIndex(of: UInt8(ascii: "-")),
      let lower = Int(description[..<dash]),
      let upper = Int(description[dash...].dropFirst()), lower < upper
    else { return nil }
    self.init(lower, upper)
  }

  /// The number, with a plus sign for a lower bound, or both ends with a hyphen between them.
  public var description: String {
    if isLowerBound { return "\(lower)+" }
    return isRange ? "\(lower)-\(upper)" : "\(upper)"
  }
}

extension MinuteRange {
  /// Returns the time that two last, one after the other.
  package static func + (first: MinuteRange, second: MinuteRange) -> MinuteRange {
    let lower = sum(first.lower, second.lower)
    if first.isLowerBound || second.isLowerBound { return MinuteRange(atLeast: lower) }
    return MinuteRange(lower, sum(first.upper, second.upper))
  }

  /// Returns a sum, or the number nearest to one that is out of range.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isOutOfRange) = first.addingReportingOverflow(second)
    guard isOutOfRange else { return sum }
    return first < 0 ? .min : .max
  }
}
