/// Scalars without quotes (YAML 1.2.2, section 7.3.3).
extension YAMLParser {
  /// Parses a plain scalar: the rest of the line and the lines below that are indented more.
  mutating func plain(parentIndent: Int) throws(YAMLSyntaxError) -> String {
    try refuseIndicator()
    let isItem = dialect == .frontMatter && followsDash
    let first = bytes[restOfLine()]
    var more: [UInt8] = []
    while let next = try continuation(parentIndent: parentIndent, ofItem: isItem) {
      more.append(contentsOf: next)
    }
    if dialect == .specified { try expectLineEnd() }
    return String(decoding: more.isEmpty ? first : first + more, as: UTF8.self)
  }

  /// Rejects characters that cannot start a plain scalar in strict YAML.
  func refuseIndicator() throws(YAMLSyntaxError) {
    guard dialect == .specified, position < end else { return }
    switch bytes[position] {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      guard position + 1 == end || bytes[position + 1].isYAMLSpace else { return }
    case let byte where ",[]{}#&*!|>'\"%@`".utf8.contains(byte): break
    default: return
    }
    throw error("text cannot start like this; quote the text")
  }

  /// Consumes the bytes up to a comment or the line's end, without trailing blanks.
  private mutating func restOfLine() -> Range<Int> {
    let start = position
    var last = start
    // Letters and digits end no scalar.
    while last < end, bytes[last] > UInt8(ascii: ":") || !endsPlain(at: last) { last += 1 }
    position = last
    while last > start, bytes[last - 1].isYAMLBlank { last -= 1 }
    return start..<last
  }

  private func endsPlain(at index: Int) -> Bool {
    if dialect == .specified, bytes[index] == UInt8(ascii: ":") {
      return index + 1 == end || bytes[index + 1].isYAMLSpace
    }
    return isLineEnd(index)
  }

  /// True if nothing but the dash of an item precedes the current position in its line.
  private var followsDash: Bool {
    let before = bytes[lineStart..<position].drop(while: \.isYAMLBlank)
    return before.first == UInt8(ascii: "-") && before.dropFirst().allSatisfy(\.isYAMLBlank)
  }

  /// Consumes the next line of a plain scalar with the space or line ends before it.
  ///
  /// - Throws: If people write front matter, and the line is an item below one that it cannot be part
  ///   of: it was indented by mistake.
  private mutating func continuation(
    parentIndent: Int, ofItem isItem: Bool
  ) throws(YAMLSyntaxError) -> [UInt8]? {
    guard position < end, bytes[position].isYAMLLineEnd else { return nil }
    let start = (position, lineStart, line)
    let blankLines = skipBlankLines()
    guard position < end, column > parentIndent, !isAtLineEnd, !isAtKey else {
      (position, lineStart, line) = start
      return nil
    }
    if isItem, isAtDash { throw error("indented more than the item before") }
    let separator = blankLines == 0 ? [0x20] : [UInt8](repeating: 0x0A, count: blankLines)
    return separator + bytes[restOfLine()]
  }

  /// Advances to the next line that is not blank and returns the number of blank lines.
  private mutating func skipBlankLines() -> Int {
    skipLine()
    var count = 0
    while position < end {
      skipBlanks()
      guard position < end, bytes[position].isYAMLLineEnd else { break }
      count += 1
      skipLine()
    }
    return count
  }
}
