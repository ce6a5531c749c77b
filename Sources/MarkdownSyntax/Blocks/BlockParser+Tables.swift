/// Pipe tables (GitHub Flavored Markdown 4.10).
extension BlockParser {
  /// Turns the open one-line paragraph into a table's header if this line is a delimiter row.
  mutating func startTable(at start: Int, matched: Int) -> Bool {
    guard extensions.contains(.tables), case .paragraph(let block) = leaf,
      matched == containers.count,
      blocks[block].segments.count == 1, let header = segments.last,
      let columns = TableRow.delimiterColumns(in: bytes, start..<lineEnd),
      columns == TableRow.cells(in: bytes, header).count
    else { return false }
    leaf = .table(block)
    blocks[block].kind = .table
    let segment = blocks[block].segments
    blocks[block].segments = segment.lowerBound..<segment.lowerBound
    blocks.append(
      MarkdownBlock(
        kind: .row, line: line - 1, start: header.lowerBound, end: header.upperBound,
        next: blocks.count + 1, segments: segment))
    blocks[block].end = lineEnd
    return true
  }

  /// Adds the line to the open table, unless it is blank or starts another block.
  mutating func continueTable(_ block: Int) -> Bool {
    let (columns, start) = indentation()
    guard columns < 4, start < lineEnd, mayBeRow(at: start) else { return false }
    let row = add(.row, at: start)
    addSegment(start..<lineEnd, to: row)
    blocks[block].end = lineEnd
    return true
  }

  private func mayBeRow(at start: Int) -> Bool {
    switch bytes[start] {
    case UInt8(ascii: "|"): true
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "`"): false
    default:
      ListMarker(in: bytes, at: start, end: lineEnd) == nil
        && bytes[start..<lineEnd].contains(UInt8(ascii: "|"))
    }
  }
}
