/// The quotes in a string that a program forgot to escape.
///
/// They are in pairs around a word, or say inches. What is between others may be two strings without a
/// comma, or a string that was not closed.
struct JSONInnerQuotes {
  /// True if no quote can begin or end a string.
  var areSure: Bool { !isOpen && !areDoubtful }

  private var areDoubtful = false
  private var isOpen = false
  private var opening = 0

  /// Adds the quote at an offset.
  ///
  /// - Parameter next: The next byte that is not white space.
  mutating func add(at offset: Int, in bytes: [UInt8], before next: UInt8?) {
    if next == UInt8(ascii: ":") { areDoubtful = true }
    if isOpen {
      // White space alone stands between two strings.
      if bytes[(opening + 1)..<offset].allSatisfy({ $0 <= 0x20 }) { areDoubtful = true }
      isOpen = false
    } else if !Self.isDigit(bytes[offset - 1]) {
      (isOpen, opening) = (true, offset)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
