import Text

/// Text extracted from the HTML in the data of some sites and APIs.
enum HTMLText {
  /// Returns the text without tags and comments; the ends of blocks and `<br>` become line ends, and so
  /// do the starts of blocks that others precede.
  ///
  /// A `<` that does not start a tag, as in "<5 minutes", is kept.
  static func plain(_ text: String) -> String {
    guard !text.isPlainLine else { return text }
    var text = text
    // Escaped tags contain character references, which end with a semicolon.
    let mayHaveTags = text.withUTF8 { utf8 in
      utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ";") }
    }
    guard mayHaveTags else { return text }
    // Tags may be escaped; `cleaned` will decode again, without effect.
    let bytes = Array(HTMLEntities.decode(text).utf8)
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes[...]
    // There are no tags after the last '>', which keeps a text of '<' linear.
    let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
    while let start = rest.firstIndex(of: UInt8(ascii: "<")), start < lastEnd {
      plain.append(contentsOf: rest[..<start])
      let inside = rest[(start + 1)...]
      guard beginsTag(inside), let end = inside.firstIndex(of: UInt8(ascii: ">")) else {
        plain.append(UInt8(ascii: "<"))
        rest = inside
        continue
      }
      if endsLine(inside[..<end], after: plain) { plain.append(UInt8(ascii: "\n")) }
      rest = rest[(end + 1)...]
    }
    plain.append(contentsOf: rest)
    return String(decoding: plain, as: UTF8.self)
  }

  private static func beginsTag(_ inside: ArraySlice<UInt8>) -> Bool {
    guard let first = inside.first else { return false }
    return first.isASCIILetter || first == UInt8(ascii: "/") || first == UInt8(ascii: "!")
  }

  /// True if a tag ends the line before it; the start of a block does so too if its end is missing.
  private static func endsLine(_ tag: ArraySlice<UInt8>, after text: [UInt8]) -> Bool {
    let name = String(decoding: tag.prefix(12), as: UTF8.self).lowercased()
      .prefix { $0 != " " && $0 != "\n" && $0 != "\t" }
    let plainName = name.last == "/" ? String(name.dropLast()) : String(name)
    if blockEnds.contains(plainName) { return true }
    guard blockEnds.contains("/" + plainName) else { return false }
    return text.last { $0 != UInt8(ascii: " ") }.map { $0 != UInt8(ascii: "\n") } ?? false
  }

  private static let blockEnds: Set<String> = [
    "br", "/p", "/li", "/div", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/tr", "/ol", "/ul",
  ]
}
