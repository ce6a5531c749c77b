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
    let lines = blocks[block].segments
    let table = lines.count == 1 ? block : dividedParagraph(block, atSegment: lines.upperBound - 1)
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

  /// Ends a paragraph above a line other than its first, and returns a paragraph of the lines from there.
  private mutating func dividedParagraph(_ block: Int, atSegment first: Int) -> Int {
    let lines = blocks[block].segments
    let line = blocks[block].line + first - lines.lowerBound
    let end = segments[lines.upperBound - 1].upperBound
    blocks[block].segments = lines.lowerBound..<first
    blocks[block].end = segments[first - 1].upperBound
    blocks[block].next = blocks.count
    blocks.append(
      MarkdownBlock(
        kind: .paragraph, line: line, start: segments[first].lowerBound, end: end,
        next: blocks.count + 1, segments: first..<lines.upperBound))
    return blocks.count - 1
  }

  /// Turns the rows, `| a | b |`, that a paragraph consists of or ends with into a table without a
  /// delimiter row.
  mutating func takeLooseRows(of block: Int) {
    let lines = blocks[block].segments
    guard extensions.contains(.looseRows), lines.count > 1, block == blocks.count - 1 else {
      return
    }
    let first = lines.last { !isLooseRow(segments[$0]) }.map { $0 + 1 } ?? lines.lowerBound
    guard first + 1 < lines.upperBound else { return }
    let table = first == lines.lowerBound ? block : dividedParagraph(block, atSegment: first)
    let line = blocks[table].line
    blocks[table].kind = .table
    blocks[table].segments = first..<first
    for index in first..<lines.upperBound
    where TableRow.delimiterColumns(in: bytes, segments[index]) == nil {
      blocks.append(
        MarkdownBlock(
          kind: .row, line: line + index - first, start: segments[index].lowerBound,
          end: segments[index].upperBound, next: blocks.count + 1, segments: index..<index + 1))
    }
    blocks[table].next = blocks.count
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
