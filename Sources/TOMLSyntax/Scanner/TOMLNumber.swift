/// The grammar of integers and floats.
enum TOMLNumber {
  /// The reasons why a word is not a number.
  enum Flaw: Error {
    case noNumber
    case beyondRange
    case leadingZero
    case strayUnderscore
    case signedRadix

    /// The reason as an error message.
    var message: String {
      switch self {
      case .noNumber: "not a value; text needs quotation marks"
      case .beyondRange: "does not fit a 64-bit integer"
      case .leadingZero: "a number must not start with 0"
      case .strayUnderscore: "an underscore must stand between two digits"
      case .signedRadix: "a number with a radix must not have a sign"
      }
    }
  }

  /// Parses a word as a number.
  static func content(of word: [UInt8]) throws(Flaw) -> TOMLValue.Content {
    let isSigned = word.first == UInt8(ascii: "+") || word.first == UInt8(ascii: "-")
    let isNegative = word.first == UInt8(ascii: "-")
    let unsigned = word.dropFirst(isSigned ? 1 : 0)
    if let special = special(unsigned, isNegative: isNegative) { return special }
    if let radix = radix(of: unsigned) {
      guard !isSigned else { throw .signedRadix }
      return try integer(unsigned.dropFirst(2), radix: radix, isNegative: false)
    }
    guard unsigned.contains(where: \.isFloatMark) else {
      try refuseLeadingZero(unsigned)
      return try integer(unsigned, radix: 10, isNegative: isNegative)
    }
    return try float(unsigned, isNegative: isNegative)
  }

  private static func special(
    _ unsigned: ArraySlice<UInt8>, isNegative: Bool
  ) -> TOMLValue.Content? {
    let sign = isNegative ? "-" : ""
    if unsigned.elementsEqual("inf".utf8) {
      return .float(isNegative ? -.infinity : .infinity, text: sign + "inf")
    }
    return unsigned.elementsEqual("nan".utf8) ? .float(.nan, text: sign + "nan") : nil
  }

  private static func radix(of unsigned: ArraySlice<UInt8>) -> Int? {
    guard unsigned.first == UInt8(ascii: "0") else { return nil }
    switch unsigned.dropFirst().first {
    case UInt8(ascii: "x"): return 16
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "b"): return 2
    default: return nil
    }
  }

  private static func integer(
    _ word: ArraySlice<UInt8>, radix: Int, isNegative: Bool
  ) throws(Flaw) -> TOMLValue.Content {
    let text = (isNegative ? "-" : "") + (try digits(word, radix: radix))
    guard let integer = Int64(text, radix: radix) else { throw .beyondRange }
    return .integer(integer)
  }

  private static func float(
    _ unsigned: ArraySlice<UInt8>, isNegative: Bool
  ) throws(Flaw) -> TOMLValue.Content {
    let exponentMark = unsigned.firstIndex { $0 | 0x20 == UInt8(ascii: "e") }
    let mantissa = unsigned[..<(exponentMark ?? unsigned.endIndex)]
    let point = mantissa.firstIndex(of: UInt8(ascii: "."))
    let whole = mantissa[..<(point ?? mantissa.endIndex)]
    try refuseLeadingZero(whole)
    var text = (isNegative ? "-" : "") + (try digits(whole, radix: 10))
    if let point {
      text += "." + (try digits(mantissa[(point + 1)...], radix: 10))
    }
    if let exponentMark {
      text += "e" + (try exponent(unsigned[(exponentMark + 1)...]))
    }
    guard let number = Double(text) else { throw .noNumber }
    return .float(number, text: text)
  }

  private static func exponent(_ word: ArraySlice<UInt8>) throws(Flaw) -> String {
    switch word.first {
    case UInt8(ascii: "-"): "-" + (try digits(word.dropFirst(), radix: 10))
    case UInt8(ascii: "+"): try digits(word.dropFirst(), radix: 10)
    default: try digits(word, radix: 10)
    }
  }

  private static func refuseLeadingZero(_ word: ArraySlice<UInt8>) throws(Flaw) {
    guard word.first != UInt8(ascii: "0") || word.count == 1 else { throw .leadingZero }
  }

  /// Returns the digits without their underscores.
  private static func digits(_ word: ArraySlice<UInt8>, radix: Int) throws(Flaw) -> String {
    var digits: [UInt8] = []
    var isAfterDigit = false
    for byte in word {
      if byte == UInt8(ascii: "_") {
        guard isAfterDigit else { throw .strayUnderscore }
        isAfterDigit = false
      } else {
        guard let value = byte.hexadecimalDigit, value < radix else { throw .noNumber }
        digits.append(byte)
        isAfterDigit = true
      }
    }
    guard isAfterDigit else { throw digits.isEmpty ? .noNumber : .strayUnderscore }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension UInt8 {
  /// True if the byte makes a number a float.
  fileprivate var isFloatMark: Bool {
    self == UInt8(ascii: ".") || self | 0x20 == UInt8(ascii: "e")
  }
}
