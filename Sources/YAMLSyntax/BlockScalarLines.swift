/// The lines of a block scalar without their indentation.
struct BlockScalarLines {
  private var lines: [ArraySlice<UInt8>] = []

  /// Appends a line, which is empty if it is blank.
  mutating func append(_ line: ArraySlice<UInt8>) {
    lines.append(line)
  }

  /// Returns the text of the lines.
  func text(isFolded: Bool, chomping: BlockScalarHeader.Chomping) -> String {
    let count = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    var text = isFolded ? folded(lines[..<count]) : Array(lines[..<count].joined(separator: [0x0A]))
    switch chomping {
    case .strip: break
    case .clip: if count > 0 { text.append(0x0A) }
    case .keep:
      let ends = lines.count - count + (count > 0 ? 1 : 0)
      text.append(contentsOf: repeatElement(0x0A, count: ends))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Joins the lines by spaces; blank lines and more indented ones keep their line ends.
  private func folded(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
    var text: [UInt8] = []
    var blankLines = 0
    var wasIndented: Bool?
    for line in lines {
      guard let first = line.first else {
        blankLines += 1
        continue
      }
      let isIndented = first.isYAMLBlank
      if wasIndented == false, !isIndented, blankLines == 0 {
        text.append(0x20)
      } else {
        let keepsLineEnd = wasIndented == true || (wasIndented == false && isIndented)
        text.append(contentsOf: repeatElement(0x0A, count: blankLines + (keepsLineEnd ? 1 : 0)))
      }
      text.append(contentsOf: line)
      wasIndented = isIndented
      blankLines = 0
    }
    return text
  }
}
