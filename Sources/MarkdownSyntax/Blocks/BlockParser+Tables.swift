/// Pipe tables (GitHub Flavored Markdown 4.10).
extension BlockParser {
  /// Turns the open one-line paragraph into a table's header if this line is a delimiter row.
  mutating func startTable(at start: Int, matched: Int) -> Bool {
    guard extensions.contains(.tables), case .paragraph(let block) = leaf,
      matched == containers.count,
      blocks[block].segments.count == 1 || mayInterruptParagraph,
      let header = segments.last,
      let columns = TableRow.delimiterColumns(in: bytes, start..<lineEnd),
      columns == TableRow.cells(in: bytes, header).count
    else { return false }
    let table = blocks[block].segments.count == 1 ? block : dividedParagraph(block, at: header)
    leaf = .table(table)
    blocks[table].kind = .table
    let segment = blocks[table].segments
    blocks[table].segments = segment.lowerBound..<segment.lowerBound
    blocks.append(
      MarkdownBlock(
        kind: .row, line: line - 1, start: header.lowerBound, end: header.upperBound,
        next: blocks.count + 1, segments: segment))
    blocks[table].end = lineEnd
    return true
  }

  /// True if the last line of a paragraph of several may be the header of a table.
  private var mayInterruptParagraph: Bool {
    guard extensions.contains(.looseRows), let header = segments.last else { return false }
    return bytes[header].first == UInt8(ascii: "|")
  }

  /// Ends the open paragraph above its last line, and returns a paragraph of that line.
  private mutating func dividedParagraph(_ block: Int, at header: Range<Int>) -> Int {
    let lines = blocks[block].segments
    blocks[block].segments = lines.lowerBound..<(lines.upperBound - 1)
    blocks[block].end = segments[lines.upperBound - 2].upperBound
    blocks[block].next = blocks.count
    blocks.append(
      MarkdownBlock(
        kind: .paragraph, line: line - 1, start: header.lowerBound, end: header.upperBound,
        next: blocks.count + 1, segments: (lines.upperBound - 1)..<lines.upperBound))
    return blocks.count - 1
  }

  /// Turns a paragraph of rows, `| a | b |`, into a table without a delimiter row.
  mutating func takeLooseRows(of block: Int) {
    let lines = blocks[block].segments
    guard extensions.contains(.looseRows), lines.count > 1, block == blocks.count - 1,
      lines.allSatisfy({ isLooseRow(segments[$0]) })
    else { return }
    blocks[block].kind = .table
    blocks[block].segments = lines.lowerBound..<lines.lowerBound
    for (offset, index) in lines.enumerated()
    where TableRow.delimiterColumns(in: bytes, segments[index]) == nil {
      blocks.append(
        MarkdownBlock(
          kind: .row, line: blocks[block].line + offset, start: segments[index].lowerBound,
          end: segments[index].upperBound, next: blocks.count + 1, segments: index..<index + 1))
    }
    blocks[block].next = blocks.count
  }

  /// True for a line between two bars that has another between them.
  private func isLooseRow(_ line: Range<Int>) -> Bool {
    let bar = UInt8(ascii: "|")
    guard bytes[line].first == bar, bytes[line].last(where: { !$0.isBlank }) == bar else {
      return false
    }
    return TableRow.cells(in: bytes, line).count > 1
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
