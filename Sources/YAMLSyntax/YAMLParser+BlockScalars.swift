/// Scalars after `|` or `>` (YAML 1.2.2, section 8.1).
extension YAMLParser {
  /// Parses a block scalar of a node that is indented by `parentIndent` columns.
  mutating func blockScalar(parentIndent: Int) throws(YAMLSyntaxError) -> String {
    let header = try blockScalarHeader()
    let opening = position
    skipLine()
    guard position > opening, position == lineStart else { return "" }
    let width = header.indent.map { max(0, parentIndent) + $0 }
    let lines = try blockScalarLines(least: parentIndent + 1, width: width)
    return lines.text(isFolded: header.isFolded, chomping: header.chomping)
  }

  private mutating func blockScalarHeader() throws(YAMLSyntaxError) -> BlockScalarHeader {
    var header = BlockScalarHeader(isFolded: bytes[position] == UInt8(ascii: ">"))
    position += 1
    while position < end, !bytes[position].isYAMLSpace {
      guard header.take(bytes[position]) else {
        throw error("expected a line end after '|' or '>'; quote the text")
      }
      position += 1
    }
    skipBlanks()
    guard isAtLineEnd else { throw error("expected a line end after '|' or '>'; quote the text") }
    return header
  }

  /// Reads the lines indented by `width` columns, or by as much as the first of them.
  private mutating func blockScalarLines(
    least: Int, width: Int?
  ) throws(YAMLSyntaxError) -> BlockScalarLines {
    var width = width
    var lines = BlockScalarLines()
    var widestBlank = 0
    while position < end {
      let indent = skipIndent(upTo: width)
      if position == end || bytes[position].isYAMLLineEnd {
        widestBlank = max(widestBlank, indent)
        // An empty rest without a line end is not a line.
        if position < end || indent > 0 { lines.append([]) }
      } else {
        try checkBlockLine(
          indent, least: width ?? least, widestBlank: width == nil ? widestBlank : 0)
        guard indent >= width ?? least else { break }
        width = width ?? indent
        lines.append(restOfBlockLine())
      }
      skipLine()
    }
    if position < end { position = lineStart }
    return lines
  }

  /// Rejects indentation that YAML forbids, even if its meaning is clear.
  private func checkBlockLine(
    _ indent: Int, least: Int, widestBlank: Int
  ) throws(YAMLSyntaxError) {
    guard dialect == .specified else { return }
    if indent < least, bytes[position] == 0x09 { throw error("a tab indents here; use spaces") }
    if indent < widestBlank, widestBlank >= least, indent > 0 || least == 0 {
      throw error("indented less than the blank line before")
    }
  }

  /// Skips blanks of at most `width` columns and returns the number of columns.
  ///
  /// In YAML, only spaces indent.
  private mutating func skipIndent(upTo width: Int?) -> Int {
    var columns = 0
    while position < end, columns < width ?? .max {
      if bytes[position] == 0x20 {
        columns += 1
      } else if bytes[position] == 0x09, dialect == .frontMatter {
        columns += 4 - columns % 4
      } else {
        break
      }
      position += 1
    }
    return columns
  }

  /// Returns the rest of the current line.
  private func restOfBlockLine() -> ArraySlice<UInt8> {
    var last = position
    while last < end, bytes[last] != 0x0A { last += 1 }
    if last > position, last < end, bytes[last - 1] == 0x0D { last -= 1 }
    return bytes[position..<last]
  }
}
