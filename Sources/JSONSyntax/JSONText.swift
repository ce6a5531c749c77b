/// Transformations of JSON texts that preserve their meaning.
package enum JSONText {
  /// Returns a valid JSON text without white space between its tokens, so that it fits on one line.
  package static func compacted(_ json: String) -> String {
    guard json.utf8.contains(where: isWhiteSpace) else { return json }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    var isInString = false
    var isEscaped = false
    for byte in json.utf8 {
      if isInString || !isWhiteSpace(byte) { bytes.append(byte) }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if isInString && byte == UInt8(ascii: "\\") {
        isEscaped = true
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
