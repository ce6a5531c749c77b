/// The indentation of lines.
enum Indentation {
  /// Returns the number of blank columns at the start of a line; a tab ends at a multiple of four.
  static func columns(of line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) { columns, byte in
      byte == 0x09 ? (columns / 4 + 1) * 4 : columns + 1
    }
  }
}
