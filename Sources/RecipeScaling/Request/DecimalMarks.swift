/// The decimal marks that the lines of a recipe have.
struct DecimalMarks {
  /// The mark of all decimal numbers; `nil` if there are none, or they have several.
  let only: Character?

  /// Finds the marks between digits, of which one or two follow: "1.000 g" are thousand.
  init(in lines: [String]) {
    let marks = Set(lines.lazy.flatMap(Self.marks))
    only = marks.count == 1 ? marks.first : nil
  }

  private static func marks(in line: String) -> [Character] {
    let bytes = Array(line.utf8)
    return bytes.indices.dropFirst().compactMap { index -> Character? in
      guard let mark = marks[bytes[index]], isDigit(bytes[index - 1]) else { return nil }
      let digits = bytes[(index + 1)...].prefix(while: isDigit).count
      return (1...2).contains(digits) ? mark : nil
    }
  }

  private static let marks: [UInt8: Character] = [UInt8(ascii: "."): ".", UInt8(ascii: ","): ","]

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
