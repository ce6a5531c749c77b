import JSONSyntax

/// A JSON object per line, one for each row, without the envelope.
///
/// ```
/// {"id":"9f0c35a1b2d4","title":"Leek soup","social_rank":99.99999999999974}
/// ```
package struct NDJSONFormatter: ResultFormatter {
  package static let name = "ndjson"
  package static let summary = "one JSON object per line"
  package static let shape = FormatShape.objects

  private let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  package func write<Row: Sendable>(
    _ document: ResultDocument<Row>, to output: inout OutputBuffer
  ) {
    let fields = document.dataFields(options)
    output.write(document.rows) { rows in
      rows.reduce(into: []) { bytes, row in
        var writer = JSONWriter(isIndented: false)
        writer.write(row, fields)
        bytes += JSONTerminalGuard.guarded(writer.bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }
}
