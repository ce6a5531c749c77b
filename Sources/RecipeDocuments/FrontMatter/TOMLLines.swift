import Text

/// The faults that people make in lines of TOML: missing commas, brackets and quotes.
enum TOMLLines: LineSyntax {
  static func corrections(of index: Int, in lines: [[UInt8]]) -> [LineEdit] {
    var edits: [LineEdit] = []
    if let previous = lines[..<index].lastIndex(where: { $0.contains { $0 > 0x20 } }) {
      let line = trimmed(lines[previous])
      let marks: [[UInt8]] = [
        [UInt8(ascii: ",")], [UInt8(ascii: "]")], [UInt8(ascii: "}")],
        [UInt8(ascii: "\""), UInt8(ascii: "]")],
      ]
      edits += marks.map { LineEdit(index: previous, line: line + $0) }
    }
    let line = trimmed(lines[index])
    // A broken value of the document may mean anything.
    let marks =
      isStatement(line)
      ? [UInt8(ascii: "]")] : [UInt8(ascii: "\""), UInt8(ascii: "]"), UInt8(ascii: ",")]
    edits += marks.map { LineEdit(index: index, line: line + [$0]) }
    if let quoted = quoted(line) { edits.append(LineEdit(index: index, line: quoted)) }
    return edits
  }

  static func statement(around index: Int, in lines: [[UInt8]]) -> Range<Int> {
    let above = lines[...index].lastIndex(where: isStatement) ?? index
    // A line below a statement that is complete is no part of it.
    let isComplete =
      lines[above..<index].reduce(0) { depth, line in
        depth + line.count(where: { $0 == UInt8(ascii: "[") })
          - line.count(where: { $0 == UInt8(ascii: "]") })
      } == 0
    let start = isComplete ? index : above
    let end = lines[(index + 1)...].firstIndex(where: isStatement) ?? lines.endIndex
    return start..<end
  }

  /// True for a line that begins with a key or the name of a table.
  private static func isStatement(_ line: [UInt8]) -> Bool {
    if line.first == UInt8(ascii: "[") { return line.contains(UInt8(ascii: "]")) }
    let key = line.prefix { $0.isASCIIAlphanumeric || "_-.".utf8.contains($0) }
    return !key.isEmpty && line[key.endIndex...].first { $0 > 0x20 } == UInt8(ascii: "=")
  }

  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line
    while let last = line.last, last <= 0x20 { line.removeLast() }
    return line
  }

  /// Returns a line whose value is in quotes: `source = Grandma`.
  private static func quoted(_ line: [UInt8]) -> [UInt8]? {
    guard isStatement(line), let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let value = line[(sign + 1)...].drop { $0 <= 0x20 }
    guard let first = value.first, first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else {
      return nil
    }
    let text = value.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    return line[...sign] + [0x20, UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]
  }
}
