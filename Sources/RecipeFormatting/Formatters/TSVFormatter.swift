/// Tab-separated values for `cut`, `sort` and `awk`: a row is always one line.
///
/// Tab, line feed, carriage return and backslash in a value are `\t`, `\n`, `\r` and `\\`;
/// otherwise the text of a value is that of CSV, including a leading `'` before formulas.
///
/// ```
/// id<tab>title<tab>social_rank
/// 9f0c35a1b2d4<tab>Soup, leek<tab>99.99999999999974
/// ```
package struct TSVFormatter: ResultFormatter {
  package static let name = "tsv"
  package static let summary = "tab-separated values, one row per line"
  package static let shape = FormatShape.cells

  private let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  package func write<Row: Sendable>(
    _ document: ResultDocument<Row>, to output: inout OutputBuffer
  ) {
    let fields = document.dataFields(options)
    output.write(line(fields.map(\.name)))
    output.write(document.rows) { rows in
      rows.reduce(into: []) { bytes, row in
        bytes += line(fields.map { $0.text(of: row) }).utf8
      }
    }
  }

  private func line(_ values: [String]) -> String {
    values.map { options.guarded(disarmed(escaped($0))) }.joined(separator: "\t") + "\n"
  }

  private func disarmed(_ cell: String) -> String {
    options.isCSVRaw || !CSVCell.isFormula(cell.utf8) ? cell : "'" + cell
  }

  private func escaped(_ value: String) -> String {
    guard value.utf8.contains(where: { Self.escape(of: $0) != nil }) else { return value }
    var bytes: [UInt8] = []
    for byte in value.utf8 {
      if let letter = Self.escape(of: byte) {
        bytes.append(contentsOf: [UInt8(ascii: "\\"), letter])
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the letter that represents a byte after a backslash, or `nil` if it is not escaped.
  private static func escape(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0D: UInt8(ascii: "r")
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }
}
