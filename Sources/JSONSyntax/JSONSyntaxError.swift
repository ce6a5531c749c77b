/// A violation of the grammar of JSON or of a limit, with its position.
package struct JSONSyntaxError: Error, Sendable, Hashable {
  /// The problem, as a phrase: "expected ',' or ']' after an element".
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
  /// The offset in bytes, from 0.
  package let offset: Int
  /// True if the text ends where more is needed, as one does that was cut.
  package let isOfEarlyEnd: Bool

  /// Creates an error from its parts.
  package init(
    message: String, line: Int, column: Int, offset: Int, isOfEarlyEnd: Bool = false
  ) {
    self.isOfEarlyEnd = isOfEarlyEnd
    self.message = message
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Creates an error from a parser's fault, with its position and what was found there.
  init(_ fault: JSONFault, in bytes: [UInt8], part: Range<Int>) {
    let place = JSONPosition(of: fault.offset, in: bytes, part: part)
    var message = fault.message
    if fault.saysWhatWasFound {
      message += ", found " + Self.found(at: fault.offset, in: bytes, part: part)
    }
    self.init(
      message: message, line: place.line, column: place.column,
      offset: fault.offset - part.lowerBound,
      isOfEarlyEnd: fault.isOfEarlyEnd || fault.offset >= part.upperBound)
  }

  private static func found(at offset: Int, in bytes: [UInt8], part: Range<Int>) -> String {
    guard offset < part.upperBound else { return "the end of the text" }
    let byte = bytes[offset]
    switch byte {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x27: return "a single quote"
    case 0x21..<0x7F: return "'\(Unicode.Scalar(byte))'"
    case ..<0x80: return "the control character " + hexadecimal(byte)
    default: return scalar(at: offset, in: bytes[..<part.upperBound])
    }
  }

  private static func scalar(at offset: Int, in bytes: ArraySlice<UInt8>) -> String {
    let start = bytes[offset...].prefix(4)
    let text = String(decoding: start, as: UTF8.self)
    guard let first = text.unicodeScalars.first, first != "\u{FFFD}" else {
      return "the byte " + hexadecimal(bytes[offset])
    }
    return "'\(first)'"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.utf8.count < 2 ? "0" + digits : digits)
  }
}
