/// Comma-separated values (RFC 4180): CRLF, always with a header, the same columns for every
/// result.
///
/// The elements of a list are lines in their cell, tags are joined by "; ", and objects are compact
/// JSON. A cell that a spreadsheet would run as a formula gets a leading `'` unless `--csv-raw` is
/// given.
///
/// ```
/// id,title,social_rank,tags
/// 9f0c35a1b2d4,"Soup, leek",99.99999999999974,soup; winter
/// ```
package struct CSVFormatter: ResultFormatter {
  package static let name = "csv"
  package static let summary = "comma-separated values (RFC 4180)"
  package static let shape = FormatShape.cells

  private let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  package func write<Row: Sendable>(
    _ document: ResultDocument<Row>, to output: inout OutputBuffer
  ) {
    let fields = document.dataFields(options)
    var header: [UInt8] = []
    append(fields.map(\.name), to: &header)
    output.write(header)
    output.write(document.rows) { rows in
      rows.reduce(into: []) { bytes, row in
        append(fields.map { options.guarded($0.text(of: row)) }, to: &bytes)
      }
    }
  }

  private func append(_ cells: [String], to line: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      CSVCell.append(cell, to: &line, isRaw: options.isCSVRaw, isAlone: cells.count == 1)
    }
    line.append(contentsOf: [0x0D, 0x0A])
  }
}
