/// Boxes of static site generators: `!!! tip "Title"` above indented lines, and `:::tip Title` to `:::`.
///
/// Each becomes the quote that Obsidian displays as a box, `> [!tip] Title`, so that one reader knows
/// them all. Lines stay lines, but not the offsets in them.
struct AdmonitionBlocks {
  /// The maximum number of boxes in each other; others are text.
  private static let mostNested = 8

  /// The boxes around the next line, outermost first.
  private var open: [AdmonitionLine] = []
  /// The number of lines to come that can end a box, by their colons.
  private var closings: [Int: Int] = [:]
  private var isInCode = false
  /// The number of blank lines since the last line.
  private var blankLines = 0

  private init(_ lines: [ArraySlice<UInt8>]) {
    for line in lines {
      if let colons = AdmonitionLine.closing(line) { closings[colons, default: 0] += 1 }
    }
  }

  /// Returns a document with quotes for its boxes.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func quoted(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard mayHaveBoxes(bytes[start...]) else { return bytes }
    let lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    var blocks = AdmonitionBlocks(lines)
    var quoted = Array(bytes[..<start])
    quoted.reserveCapacity(bytes.count + lines.count * 2)
    for line in lines { blocks.append(line, to: &quoted) }
    quoted += Array(repeating: 0x0A, count: blocks.blankLines)
    quoted.removeLast(min(1, quoted.count - start))
    return quoted
  }

  /// Appends a line, after the blank lines before it: those between two boxes are in neither.
  private mutating func append(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard line.contains(where: { $0 > 0x20 }) else {
      blankLines += 1
      return
    }
    endBoxes(before: line)
    for _ in 0..<blankLines { text += marks + [0x0A] }
    blankLines = 0
    appendText(line, to: &text)
    text.append(0x0A)
  }

  private mutating func appendText(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    if endBox(with: line) { return }
    if AdmonitionLine.isFence(line) { isInCode.toggle() }
    if let box = box(in: line) {
      open.append(box)
      text += marks + box.calloutText
    } else {
      text += marks + AdmonitionLine.dropping(open.last?.contentColumn ?? 0, of: line)
    }
  }

  /// Ends the boxes of indented lines that a line is not in.
  private mutating func endBoxes(before line: ArraySlice<UInt8>) {
    guard !open.isEmpty else { return }
    let column = Indentation.columns(of: line)
    if let ended = open.firstIndex(where: { $0.ends(atColumn: column) }) {
      open.removeSubrange(ended...)
    }
  }

  /// Ends the box that a line of colons closes, or returns `false` if it closes none.
  private mutating func endBox(with line: ArraySlice<UInt8>) -> Bool {
    guard let colons = AdmonitionLine.closing(line) else { return false }
    closings[colons, default: 0] -= 1
    guard let closed = open.lastIndex(where: { $0.colons == colons }) else { return false }
    open.removeSubrange(closed...)
    return true
  }

  private func box(in line: ArraySlice<UInt8>) -> AdmonitionLine? {
    guard !isInCode, open.count < Self.mostNested, let box = AdmonitionLine(line) else {
      return nil
    }
    return box.colons == 0 || closings[box.colons, default: 0] > 0 ? box : nil
  }

  /// The marks of the quotes around a line, each in the column of its box.
  private var marks: [UInt8] {
    var marks: [UInt8] = []
    var column = 0
    for box in open {
      marks += Array(repeating: 0x20, count: max(0, box.column - column)) + Array("> ".utf8)
      column = max(column, box.contentColumn)
    }
    return marks
  }

  /// True if three marks of a box follow each other, a fast check that rules out most documents.
  private static func mayHaveBoxes(_ body: ArraySlice<UInt8>) -> Bool {
    var (last, count): (UInt8, Int) = (0, 0)
    for byte in body {
      count = byte == last ? count + 1 : 1
      last = byte
      if count == 3, ":!?".utf8.contains(byte) { return true }
    }
    return false
  }
}
