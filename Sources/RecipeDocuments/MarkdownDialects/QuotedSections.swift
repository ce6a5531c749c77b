import Text

/// Quotes with the headings and lists of a recipe in them, `> ## Ingredients`.
///
/// They lose the marks of quotes, so that they are read as any other section. Lines stay lines, but not the
/// offsets in them.
enum QuotedSections {
  /// Returns a document without the marks of these quotes.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func unquoted(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard bytes[start...].firstRange(of: "> #".utf8) != nil else { return bytes }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    var (index, above) = (0, SectionKind?.none)
    while index < lines.count {
      guard isQuoted(lines[index]) else {
        if let heading = heading(in: lines[index][...]) {
          above = SectionKind(heading: heading, isNested: false)
        }
        index += 1
        continue
      }
      let end = lines[index...].firstIndex { !isQuoted($0) } ?? lines.count
      let texts = lines[index..<end].map { text(of: $0) }
      if isSection(texts, below: above) { lines.replaceSubrange(index..<end, with: texts) }
      index = end
    }
    return bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  /// True for a quote with a heading of ingredients or directions, or with names of groups and a list below
  /// such a heading.
  private static func isSection(_ lines: [[UInt8]], below above: SectionKind?) -> Bool {
    let kinds = lines.compactMap { heading(in: $0[...]) }
      .map { SectionKind(heading: $0, isNested: true) }
    if kinds.contains(where: { $0?.holdsIngredients == true || $0 == .directions }) { return true }
    let isBelow = above?.holdsIngredients == true || above == .directions
    return isBelow && !kinds.isEmpty && kinds.allSatisfy { $0 == nil }
      && lines.contains(where: isItem)
  }

  private static func isItem(_ line: [UInt8]) -> Bool {
    let text = line.drop { $0 == 0x20 }
    guard let first = text.first else { return false }
    return "-*+".utf8.contains(first) && text.dropFirst().first == 0x20
      || first.isASCIIDigit
        && text.drop(while: \.isASCIIDigit).first.map { ".)".utf8.contains($0) }
          == true
  }

  private static func isQuoted(_ line: [UInt8]) -> Bool {
    line.drop { $0 == 0x20 }.first == UInt8(ascii: ">")
  }

  /// Returns the text of a quoted line.
  private static func text(of line: [UInt8]) -> [UInt8] {
    let text = line.drop { $0 == 0x20 }.dropFirst()
    return Array(text.first == 0x20 ? text.dropFirst() : text)
  }

  /// Returns the text of a heading with marks, or `nil` for any other line.
  private static func heading(in line: ArraySlice<UInt8>) -> String? {
    let rest = line.drop { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(line.count - rest.count), rest.first == 0x20, rest.count <= 120 else {
      return nil
    }
    return String(decoding: rest, as: UTF8.self).cleaned(.line)
  }
}
