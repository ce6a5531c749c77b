/// The rules by which faulty lines of a language are corrected.
protocol LineSyntax {
  /// Returns other forms of a line, or of one near it, the most likely first.
  static func corrections(of index: Int, in lines: [[UInt8]]) -> [LineEdit]

  /// Returns the lines to leave out if no correction helps.
  static func statement(around index: Int, in lines: [[UInt8]]) -> Range<Int>
}

/// Another form of a line.
struct LineEdit: Hashable {
  /// The index of the line.
  let index: Int
  /// The new line.
  let line: [UInt8]
}
