import Text

/// Tags in brackets around the parts of a recipe, `[ingredients]` to `[/ingredients]`.
///
/// The names of parts become headings, the arguments that are facts a line of their own, and the tags that
/// end a part blanks. Lines stay lines, but not the offsets in them.
enum BracketTags {
  /// Returns a document with headings for the tags.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func replaced(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard bytes[start...].firstRange(of: "[/".utf8) != nil else { return bytes }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    let tags = lines.map { Tag($0) }
    let ended = Set(tags.compactMap { $0.flatMap { $0.isEnd ? $0.name : nil } })
    guard !ended.isEmpty else { return bytes }
    var isInFoods = false
    for (index, tag) in tags.enumerated() {
      guard let tag, ended.contains(tag.name) else {
        if isInFoods { lines[index] = withoutBrackets(lines[index]) }
        continue
      }
      let kind = SectionKind(heading: tag.name, isNested: true)
      isInFoods = !tag.isEnd && kind?.holdsIngredients == true
      let facts = Array(SectionTags.facts(in: tag.arguments).utf8)
      guard !tag.isEnd, kind != nil else {
        lines[index] = tag.isEnd ? [] : facts
        continue
      }
      lines[index] = Array("###### \(tag.name)".utf8)
      if index > 0, !facts.isEmpty, lines[index - 1].allSatisfy({ $0 <= 0x20 }) {
        lines[index - 1] = facts
      }
    }
    return bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  /// A tag that is all of a line.
  private struct Tag {
    /// The name, folded.
    let name: String
    /// What follows the name.
    let arguments: String
    /// True if it ends a part.
    let isEnd: Bool

    /// Reads a line, or returns `nil` for any other.
    init?(_ line: [UInt8]) {
      guard line.count <= 240, line.contains(UInt8(ascii: "[")) else { return nil }
      let text = String(decoding: line, as: UTF8.self).cleaned(.line)
      guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
      let content = text.dropFirst().dropLast()
      guard !content.contains(where: { "[]()".contains($0) }) else { return nil }
      isEnd = content.hasPrefix("/")
      let name = content.drop { $0 == "/" }.prefix { $0.isLetter || "-_".contains($0) }
      let words = FoldedText.words(KeyWords.words(of: String(name)).utf8)
      arguments = String(content[name.endIndex...])
      guard !words.isEmpty, arguments.isEmpty || " =".contains(arguments.prefix(1)) else {
        return nil
      }
      self.name = words
    }
  }

  /// Returns a line of an ingredient without the brackets around foods that are no links.
  private static func withoutBrackets(_ line: [UInt8]) -> [UInt8] {
    let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    guard line.contains(open) else { return line }
    var result: [UInt8] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: open),
      let end = rest[start...].firstIndex(of: close)
    {
      let name = rest[(start + 1)..<end]
      let isFood = name.count > 1 && !name.contains(open)
      let isLink = end + 1 < rest.endIndex && "([:".utf8.contains(rest[end + 1])
      result += isFood && !isLink ? rest[..<start] + name : rest[...end]
      rest = rest[(end + 1)...]
    }
    return result + rest
  }
}
