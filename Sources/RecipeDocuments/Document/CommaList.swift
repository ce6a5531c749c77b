import Text

/// Lists of texts separated by commas.
enum CommaList {
  /// Returns the elements of a list; a comma between two digits is not a separator (RecipeMD).
  static func elements(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var elements: [String] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: ",") {
      let isDecimal =
        index > 0 && index + 1 < bytes.count && bytes[index - 1].isASCIIDigit
        && bytes[index + 1].isASCIIDigit
      if isDecimal { continue }
      append(bytes[start..<index], to: &elements)
      start = index + 1
    }
    append(bytes[start...], to: &elements)
    return elements
  }

  /// Returns the ingredients in a line: the elements between semicolons, or else between commas, without
  /// the full stop at the end.
  static func foods(in line: String) -> [String] {
    var foods =
      line.utf8.contains(UInt8(ascii: ";"))
      ? line.split(separator: ";").map { String($0).cleaned(.line) }.filter { !$0.isEmpty }
      : elements(of: line)
    // "q.b." is an abbreviation.
    if foods.count > 1, let last = foods.last, last.hasSuffix("."),
      !last.dropLast().suffix(4).contains("."),
      !foods.dropLast().contains(where: { $0.hasSuffix(".") })
    {
      foods[foods.count - 1] = String(last.dropLast())
    }
    return foods
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to elements: inout [String]) {
    var bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if !bytes.isEmpty { elements.append(String(decoding: bytes, as: UTF8.self)) }
  }
}
