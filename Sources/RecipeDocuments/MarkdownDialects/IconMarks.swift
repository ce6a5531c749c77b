import Text

/// Icons of static site generators, `:material-clock:{ title="Time" }`, which are pictures and no text.
enum IconMarks {
  /// Returns a document with blanks for the icons, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func blanked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    var blanked = bytes
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ":"), let end = end(of: index, in: bytes) {
        for place in index..<end { blanked[place] = 0x20 }
        index = end
      } else {
        index += 1
      }
    }
    return blanked
  }

  /// The maximum length of the name of an icon, and of what is in braces behind it.
  private static let longest = 120

  /// Returns the offset past an icon, or `nil` for any other text.
  private static func end(of colon: Int, in bytes: [UInt8]) -> Int? {
    let name = bytes[(colon + 1)...].prefix(longest)
      .prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
    guard let dash = name.firstIndex(of: UInt8(ascii: "-")), name.endIndex < bytes.count,
      bytes[name.endIndex] == UInt8(ascii: ":"),
      sets.contains(String(decoding: bytes[(colon + 1)..<dash], as: UTF8.self))
    else { return nil }
    let end = name.endIndex + 1
    guard end < bytes.count, bytes[end] == UInt8(ascii: "{"),
      let brace = bytes[end...].prefix(longest).firstIndex(where: {
        $0 == UInt8(ascii: "}") || $0 == 0x0A
      }), bytes[brace] == UInt8(ascii: "}")
    else { return end }
    return brace + 1
  }

  private static let sets: Set<String> = [
    "fontawesome", "material", "lucide", "octicons", "simple", "fa", "fas", "far", "mdi", "bi",
    "tabler", "heroicons", "ph",
  ]
}
