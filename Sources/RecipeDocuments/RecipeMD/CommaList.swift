/// Lists of texts separated by commas.
enum CommaList {
  /// The elements of a list; a comma between two digits separates nothing (RecipeMD).
  static func elements(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var elements: [String] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: ",") {
      let isDecimal =
        index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
        && isDigit(bytes[index + 1])
      if isDecimal { continue }
      elements.append(trimmed(bytes[start..<index]))
      start = index + 1
    }
    elements.append(trimmed(bytes[start...]))
    return elements.filter { !$0.isEmpty }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
