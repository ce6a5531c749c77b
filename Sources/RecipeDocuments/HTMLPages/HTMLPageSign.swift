/// The recognition of web pages by their first bytes.
enum HTMLPageSign {
  /// True if a document starts with `<!doctype html` or `<html`, possibly after an XML declaration
  /// and comments.
  static func isThere(_ sample: DocumentSample) -> Bool {
    var rest = sample.head
    while rest.first == UInt8(ascii: "<") {
      if beginsPage(rest) { return true }
      guard let end = end(ofOther: rest) else { return false }
      rest = rest[end...].drop { $0 <= 0x20 }
    }
    return false
  }

  private static func beginsPage(_ text: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: text.prefix(16), as: UTF8.self).lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html>")
      || start.hasPrefix("<html ")
  }

  /// Returns the index past a comment or an XML declaration.
  private static func end(ofOther text: ArraySlice<UInt8>) -> Int? {
    if text.starts(with: "<?xml".utf8) {
      return text.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    }
    guard text.starts(with: "<!--".utf8) else { return nil }
    let inside = text.dropFirst(4)
    let end = inside.indices.first { inside[$0...].starts(with: "-->".utf8) }
    return end.map { $0 + 3 }
  }
}
