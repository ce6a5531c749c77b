/// A time in whole minutes: one number, or a range as in "10-15 min".
///
/// As text it is `15`, or `10-15`.
public struct MinuteRange: Sendable, Hashable {
  /// The least number of minutes.
  public let lower: Int
  /// The greatest number of minutes, which stands for the time wherever one number is needed.
  public let upper: Int

  /// Creates a time of one number.
  public init(_ minutes: Int) {
    (lower, upper) = (minutes, minutes)
  }

  /// Creates a range from its ends, in any order.
  public init(_ end: Int, _ other: Int) {
    (lower, upper) = (min(end, other), max(end, other))
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
    guard let dash = description.utf8.dropFirst().firstIndex(of: UInt8(ascii: "-")),
      let lower = Int(description[..<dash]),
      let upper = Int(description[dash...].dropFirst()), lower < upper
    else { return nil }
    self.init(lower, upper)
  }

  /// The number, or both ends with a hyphen between them.
  public var description: String { isRange ? "\(lower)-\(upper)" : "\(upper)" }
}

extension MinuteRange {
  /// Returns the time that two last, one after the other.
  package static func + (first: MinuteRange, second: MinuteRange) -> MinuteRange {
    MinuteRange(
      first.lower.addingReportingOverflow(second.lower).partialValue,
      first.upper.addingReportingOverflow(second.upper).partialValue)
  }
}
