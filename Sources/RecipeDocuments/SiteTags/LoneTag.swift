import Text

/// A tag that is all of a line, but for the mark of an item before it.
struct LoneTag {
  /// The blanks before it.
  let indent: String
  /// The mark of an item with its blanks, `- ` or `1. `; empty without one.
  let mark: String
  /// The tag.
  let tag: SiteTag

  /// Reads a line, or returns `nil` for any other.
  init?(_ line: [UInt8]) {
    guard line.count <= SiteTag.longest, SiteTag.mayBe(in: line[...]) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let body = text.drop { " \t".contains($0) }
    let mark = Self.mark(of: body)
    let rest = body[mark.endIndex...]
    guard let first = rest.first, "{<".contains(first),
      let tag = SiteTag(in: text, at: rest.startIndex),
      text[tag.range.upperBound...].allSatisfy(\.isWhitespace)
    else { return nil }
    indent = String(text[..<body.startIndex])
    self.mark = String(mark)
    self.tag = tag
  }

  /// Returns the mark of a list item with its blanks, or an empty text.
  private static func mark(of line: Substring) -> Substring {
    let mark: Substring
    if let first = line.first, "-*+".contains(first) {
      mark = line.prefix(1)
    } else {
      let number = line.prefix { $0.isASCII && $0.isNumber }
      guard (1...3).contains(number.count), let dot = line[number.endIndex...].first,
        ".)".contains(dot)
      else { return line.prefix(0) }
      mark = line.prefix(number.count + 1)
    }
    let blanks = line[mark.endIndex...].prefix { $0 == " " }
    return blanks.isEmpty ? line.prefix(0) : line[mark.startIndex..<blanks.endIndex]
  }
}
