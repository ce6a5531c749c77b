/// Blanks, comments and lines.
extension YAMLParser {
  /// The column of the current position, from 0.
  ///
  /// In front matter, a tab advances to the next multiple of four; in strict YAML, nothing after it
  /// counts as indentation.
  var column: Int {
    var column = 0
    for byte in bytes[lineStart..<position] {
      if byte != 0x09 {
        column += 1
      } else if dialect == .frontMatter {
        column += 4 - column % 4
      } else {
        return column
      }
    }
    return column
  }

  /// True if only a comment is left in the line.
  var isAtLineEnd: Bool { isLineEnd(position) }

  /// True if only a comment is left in the line from an offset on.
  func isLineEnd(_ index: Int) -> Bool {
    index >= end || bytes[index].isYAMLLineEnd
      || (bytes[index] == UInt8(ascii: "#")
        && (index == lineStart || bytes[index - 1].isYAMLSpace))
  }

  /// Skips blanks in the line.
  mutating func skipBlanks() {
    while position < end, bytes[position].isYAMLBlank { position += 1 }
  }

  /// Advances to the next byte that is neither blank nor comment.
  mutating func skipToContent() {
    while position < end {
      skipBlanks()
      guard isAtLineEnd else { return }
      skipLine()
    }
  }

  /// Advances to the first byte of the next line.
  mutating func skipLine() {
    while position < end, bytes[position] != 0x0A { position += 1 }
    guard position < end else { return }
    position += 1
    line += 1
    lineStart = position
  }

  /// True if a sequence's `- ` is at the current position.
  var isAtDash: Bool {
    position < end && bytes[position] == UInt8(ascii: "-")
      && (position + 1 == end || bytes[position + 1].isYAMLSpace)
  }

  /// Rejects a line in quotes or brackets that is not indented enough.
  func checkFlowIndent() throws(YAMLSyntaxError) {
    guard dialect == .specified, position < end, column < leastIndent else { return }
    throw error("expected at least \(leastIndent) spaces before this line")
  }
}

/// The character classes of YAML.
extension UInt8 {
  /// True if the byte is a space or a tab.
  @inline(__always)
  var isYAMLBlank: Bool { self == 0x20 || self == 0x09 }

  /// True if the byte is a line feed or a carriage return.
  @inline(__always)
  var isYAMLLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// True if the byte is a blank or part of a line end.
  @inline(__always)
  var isYAMLSpace: Bool { isYAMLBlank || isYAMLLineEnd }

  /// True if the byte is `&`, `!` or `*`, with which few values start.
  @inline(__always)
  var mayBeginYAMLProperty: Bool {
    self == UInt8(ascii: "&") || self == UInt8(ascii: "!") || self == UInt8(ascii: "*")
  }

  /// True if the byte is `,`, `[`, `]`, `{` or `}`.
  var isYAMLFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
