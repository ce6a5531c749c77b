/// Plain and block scalars.
extension YAMLParser {
  /// A plain scalar: the rest of the line and the lines below that are indented more.
  mutating func plain(parentIndent: Int) -> String {
    let first = bytes[restOfLine()]
    var more: [UInt8] = []
    while let next = continuation(parentIndent: parentIndent) {
      more.append(contentsOf: next)
    }
    return String(decoding: more.isEmpty ? first : first + more, as: UTF8.self)
  }

  /// The bytes up to a comment or the line's end, without trailing blanks.
  private mutating func restOfLine() -> Range<Int> {
    let start = position
    var last = start
    // Letters and digits end no line.
    while last < end, bytes[last] > UInt8(ascii: "#") || !isLineEnd(last) { last += 1 }
    position = last
    while last > start, bytes[last - 1].isYAMLBlank { last -= 1 }
    return start..<last
  }

  /// The next line of a plain scalar with the space or line ends before it.
  private mutating func continuation(parentIndent: Int) -> [UInt8]? {
    guard position < end, bytes[position].isYAMLLineEnd else { return nil }
    var next = self
    next.skipLine()
    var blankLines = 0
    while next.position < end {
      next.skipBlanks()
      guard next.position < end, bytes[next.position].isYAMLLineEnd else { break }
      blankLines += 1
      next.skipLine()
    }
    guard next.position < end, next.column > parentIndent, !next.isAtLineEnd, !next.isAtKey else {
      return nil
    }
    let separator = blankLines == 0 ? [0x20] : [UInt8](repeating: 0x0A, count: blankLines)
    let rest = next.restOfLine()
    self = next
    return separator + bytes[rest]
  }

  /// A scalar after `|` or `>` (YAML 1.2.2, section 8.1).
  mutating func blockScalar(parentIndent: Int) throws(YAMLSyntaxError) -> String {
    let header = try blockScalarHeader()
    skipLine()
    let lines = blockScalarLines(parentIndent: max(0, parentIndent), indent: header.indent)
    return header.isFolded ? lines.folded : lines.literal
  }

  private mutating func blockScalarHeader() throws(YAMLSyntaxError) -> (
    isFolded: Bool, indent: Int?
  ) {
    let isFolded = bytes[position] == UInt8(ascii: ">")
    var indent: Int?
    position += 1
    while position < end, !bytes[position].isYAMLSpace {
      switch bytes[position] {
      case UInt8(ascii: "-"), UInt8(ascii: "+"): break
      case UInt8(ascii: "1")...UInt8(ascii: "9"): indent = Int(bytes[position] - 0x30)
      default: throw error("expected a line end after '|' or '>'; quote the text")
      }
      position += 1
    }
    skipBlanks()
    guard isAtLineEnd else { throw error("expected a line end after '|' or '>'; quote the text") }
    return (isFolded, indent)
  }

  private mutating func blockScalarLines(parentIndent: Int, indent: Int?) -> BlockScalarLines {
    var width = indent.map { $0 + parentIndent }
    var lines = BlockScalarLines()
    while position < end {
      skipBlanks()
      if position < end, bytes[position].isYAMLLineEnd {
        lines.append([])
      } else if position < end {
        let own = column
        if width == nil, own > parentIndent || lineStart == position { width = own }
        guard let width, own >= width, own > parentIndent || parentIndent == 0 && own > 0 else {
          position = lineStart
          return lines
        }
        lines.append(blockScalarLine(width: width))
      }
      skipLine()
    }
    return lines
  }

  /// The current line without the first `width` columns of blanks.
  private func blockScalarLine(width: Int) -> ArraySlice<UInt8> {
    var start = lineStart
    var skipped = 0
    while start < position, skipped < width {
      skipped += bytes[start] == 0x09 ? 4 - skipped % 4 : 1
      start += 1
    }
    var last = start
    while last < end, bytes[last] != 0x0A { last += 1 }
    if last > start, bytes[last - 1] == 0x0D { last -= 1 }
    return bytes[start..<last]
  }
}

/// The lines of a block scalar without their indentation.
struct BlockScalarLines {
  private var lines: [ArraySlice<UInt8>] = []

  /// Adds a line; empty when it is blank.
  mutating func append(_ line: ArraySlice<UInt8>) {
    lines.append(line)
  }

  private var trimmed: ArraySlice<ArraySlice<UInt8>> {
    let count = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<count]
  }

  /// The lines as they are, without blank ones at the end.
  var literal: String {
    String(decoding: Array(trimmed.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// The lines joined by spaces; blank lines and more indented ones keep their line ends.
  var folded: String {
    var text: [UInt8] = []
    var blankLines = 0
    var keepsLineEnd = true
    for line in trimmed {
      guard let first = line.first else {
        blankLines += 1
        continue
      }
      let isIndented = first.isYAMLBlank
      if blankLines > 0 {
        text.append(contentsOf: repeatElement(0x0A, count: blankLines))
      } else if !text.isEmpty {
        text.append(keepsLineEnd || isIndented ? 0x0A : 0x20)
      }
      text.append(contentsOf: line)
      keepsLineEnd = isIndented
      blankLines = 0
    }
    return String(decoding: text, as: UTF8.self)
  }
}
