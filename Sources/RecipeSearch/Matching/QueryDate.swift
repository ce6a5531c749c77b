import Text

/// A day as a number that increases with time: 20190301 for the first of March 2019.
///
/// An unknown month or day counts as 0, the beginning of its year or month.
package struct QueryDate: Sendable {
  /// The year, month and day, the last two with two digits each.
  let number: Double
  /// The same with the time of day as decimals: 20190301.648 at six in the evening.
  ///
  /// The decimals are seconds divided by 100,000. Time zones are ignored, as they are for the day.
  package let moment: Double

  /// Parses the day of an ISO 8601 date: `2019`, `2019-03`, `2019-03-01`, with or without a time.
  ///
  /// - Returns: `nil` if it does not begin with a year of four digits.
  package init?(_ text: String) {
    var digits = text.utf8.makeIterator()
    var number = 0
    for _ in 0..<4 {
      guard let digit = digits.next(), digit.isASCIIDigit else { return nil }
      number = number * 10 + Int(digit & 0x0F)
    }
    for _ in 0..<2 {
      let part = Self.twoDigits(behindDash: &digits)
      number = number * 100 + (part ?? 0)
    }
    self.number = Double(number)
    moment = self.number + Double(Self.seconds(behindT: &digits)) / 100_000
  }

  /// Parses the seconds of `T18:00`, `T18:00:00` or the same after a space; 0 without.
  private static func seconds(behindT bytes: inout String.UTF8View.Iterator) -> Int {
    guard let mark = bytes.next(), mark == UInt8(ascii: "T") || mark == UInt8(ascii: " ") else {
      return 0
    }
    var seconds = 0
    for (unit, most) in [(3_600, 24), (60, 59), (1, 60)] {
      guard let tens = bytes.next(), tens.isASCIIDigit, let units = bytes.next(), units.isASCIIDigit
      else {
        return seconds
      }
      let number = Int(tens & 0x0F) * 10 + Int(units & 0x0F)
      guard number <= most else { return seconds }
      seconds += unit * number
      guard bytes.next() == UInt8(ascii: ":") else { return seconds }
    }
    return seconds
  }

  private static func twoDigits(behindDash bytes: inout String.UTF8View.Iterator) -> Int? {
    var rest = bytes
    guard rest.next() == UInt8(ascii: "-"), let tens = rest.next(), tens.isASCIIDigit,
      let units = rest.next(), units.isASCIIDigit
    else { return nil }
    bytes = rest
    return Int(tens & 0x0F) * 10 + Int(units & 0x0F)
  }
}
