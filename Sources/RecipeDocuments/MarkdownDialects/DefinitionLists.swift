import Text

/// Definition lists of Markdown Extra and Pandoc whose terms name sections.
///
/// ```
/// Ingredients
/// : 500 g beef
/// : 2 onions
/// ```
///
/// The terms become headings and the definitions items. Lines stay lines, but not the offsets in them.
enum DefinitionLists {
  /// The maximum length of a term, in bytes.
  private static let longestTerm = 64

  /// Returns a document with headings and lists for its definition lists, unless none of their terms names
  /// ingredients or directions.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func listed(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard bytes[start...].firstRange(of: "\n: ".utf8) != nil else { return bytes }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    let terms = lines.indices.filter { isTerm($0, in: lines) }
    let kinds = terms.map { kind(of: lines[$0]) }
    guard kinds.contains(where: { $0?.holdsIngredients == true || $0 == .directions }) else {
      return bytes
    }
    for term in terms {
      let isKnown = kind(of: lines[term]) != nil
      let mark = Array((isKnown ? "###### " : "**").utf8)
      lines[term] = mark + trimmed(lines[term]) + Array((isKnown ? "" : "**").utf8)
    }
    for index in lines.indices where isDefinition(lines[index]) {
      lines[index][lines[index].startIndex] = UInt8(ascii: "-")
    }
    return bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  private static func isDefinition(_ line: [UInt8]) -> Bool { line.starts(with: ": ".utf8) }

  /// True for a short line of text with a definition below it.
  private static func isTerm(_ index: Int, in lines: [[UInt8]]) -> Bool {
    let line = lines[index]
    guard index + 1 < lines.count, isDefinition(lines[index + 1]), !isDefinition(line),
      let first = line.first
    else { return false }
    return line.count <= longestTerm && (first >= 0x80 || first.isASCIIAlphanumeric)
  }

  private static func kind(of line: [UInt8]) -> SectionKind? {
    SectionKind(heading: String(decoding: line, as: UTF8.self).cleaned(.line), isNested: true)
  }

  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    Array(String(decoding: line, as: UTF8.self).cleaned(.line).utf8)
  }
}
