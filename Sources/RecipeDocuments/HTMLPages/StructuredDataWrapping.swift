/// The text around the JSON-LD of a page that hides it from old browsers.
enum StructuredDataWrapping {
  /// Returns the content without surrounding white space, byte order marks, comments and CDATA.
  static func content(of block: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var content = block
    while let shorter = withoutBeginning(content) { content = shorter }
    while let shorter = withoutEnd(content) { content = shorter }
    return content
  }

  private static let beginnings = wrappings(
    "<!--", "<![CDATA[", "//<![CDATA[", "// <![CDATA[", "/*<![CDATA[*/", "/* <![CDATA[ */",
    "//<!--", "// <!--", "\u{FEFF}")
  private static let ends = wrappings(
    "-->", "//-->", "// -->", "]]>", "//]]>", "// ]]>", "/*]]>*/", "/* ]]> */", ";")

  private static func wrappings(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  private static func withoutBeginning(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = text.first else { return nil }
    if first <= 0x20 { return text.drop { $0 <= 0x20 } }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
      let found = beginnings.first(where: { text.starts(with: $0) })
    else { return nil }
    return text.dropFirst(found.count)
  }

  private static func withoutEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = text.last else { return nil }
    if last <= 0x20 {
      let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
      return text[..<end]
    }
    guard last != UInt8(ascii: "}"), last != UInt8(ascii: "]"),
      let found = ends.last(where: { text.suffix($0.count).elementsEqual($0) })
    else { return nil }
    return text.dropLast(found.count)
  }
}
