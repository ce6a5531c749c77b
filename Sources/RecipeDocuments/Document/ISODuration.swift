import Text

/// ISO 8601 durations: `PnW`, `PnYnMnDTnHnMnS`, and common deviations.
enum ISODuration {
  /// True if a text starts like a duration, and so cannot be anything else.
  static func isMeant(by text: String) -> Bool {
    let start = text.utf8.prefix(2).map { $0 | 0x20 }
    guard start.count == 2, start[0] == UInt8(ascii: "p") else { return false }
    return start[1] == UInt8(ascii: "t") || start[1].isASCIIDigit
  }

  /// Parses a text; a missing `T`, days after it, and units without a number are tolerated.
  ///
  /// - Returns: `nil` if it is not a duration, or has no number at all.
  static func seconds(in text: String) -> Double? {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), first | 0x20 == UInt8(ascii: "p") else { return nil }
    var total = 0.0
    var number = Number()
    var hasNumber = false
    // Without a year or a `T`, `P30M` is meant to be minutes.
    let hasDate = text.utf8.contains { $0 | 0x20 == UInt8(ascii: "y") }
    var isTime = false
    while let byte = bytes.next() {
      if number.take(byte) { continue }
      if byte | 0x20 == UInt8(ascii: "t"), !number.isStarted {
        isTime = true
        continue
      }
      let isMonth = hasDate && !isTime && byte | 0x20 == UInt8(ascii: "m")
      guard let unit = isMonth ? month : seconds(ofUnit: byte | 0x20) else { return nil }
      if number.isStarted {
        total += number.value * unit
        hasNumber = true
      }
      number = Number()
    }
    return hasNumber && !number.isStarted ? total : nil
  }

  private static let month = 2_592_000.0

  private static func seconds(ofUnit letter: UInt8) -> Double? {
    switch letter {
    // More than any recipe takes: only no year at all is a duration.
    case UInt8(ascii: "y"): 100 * 31_536_000
    case UInt8(ascii: "w"): 604_800
    case UInt8(ascii: "d"): 86_400
    case UInt8(ascii: "h"): 3600
    case UInt8(ascii: "m"): 60
    case UInt8(ascii: "s"): 1
    default: nil
    }
  }

  /// A decimal number, parsed digit by digit.
  private struct Number {
    /// True if there has been a digit.
    private(set) var isStarted = false
    private var digits = 0.0
    private var scale = 1.0
    private var hasPoint = false

    init() {}

    /// The value of the digits so far.
    var value: Double { digits / scale }

    /// Consumes a digit, point or comma, or returns `false` for anything else.
    mutating func take(_ byte: UInt8) -> Bool {
      switch byte {
      case _ where byte.isASCIIDigit:
        isStarted = true
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
      case UInt8(ascii: "."), UInt8(ascii: ","): hasPoint = true
      default: return false
      }
      return true
    }
  }
}
