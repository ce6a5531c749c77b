/// A reader that tells of places in a text, in ascending order, which are in an address.
struct AddressReader {
  /// The bytes that enclose an address in a text.
  private static let delimiters: Set<UInt8> = Set("\"'<> \n\r\t".utf8)
  private static let scheme = Array("://".utf8)
  private static let slashes = ["/", "\\", "%2F", "%2f"].map { Array($0.utf8) }

  private let text: [UInt8]
  private var position = 0
  /// The start of the word or address at the position.
  private var start = 0
  /// The number of bytes of `://` that were just read; all of them if it has a scheme.
  private var matched = 0

  /// Creates a reader at the start of a text.
  init(_ text: [UInt8]) {
    self.text = text
  }

  /// True if a place is in something that begins with a slash or has a scheme: a list of words with slashes
  /// between them does neither.
  ///
  /// - Parameter place: A place at or after that of the last call.
  mutating func isAddress(at place: Int) -> Bool {
    while position < place {
      take(text[position])
      position += 1
    }
    return matched == Self.scheme.count
      || Self.slashes.contains { text[start..<place].starts(with: $0) }
  }

  private mutating func take(_ byte: UInt8) {
    if Self.delimiters.contains(byte) {
      (start, matched) = (position + 1, 0)
    } else if matched < Self.scheme.count, byte != UInt8(ascii: "\\") {
      matched = byte == Self.scheme[matched] ? matched + 1 : byte == Self.scheme[0] ? 1 : 0
    }
  }
}
