import JSONSyntax

/// One JSON object: the envelope and the rows, indented by two spaces, on terminals and in pipes.
///
/// ```
/// {
///   "schema": "recipes/1",
///   "total": 1,
///   "recipes": [
///     {
///       "id": "9f0c35a1b2d4",
///       "title": "Leek soup",
///       "social_rank": 99.99999999999974
///     }
///   ]
/// }
/// ```
package struct JSONFormatter: ResultFormatter {
  package static let name = "json"
  package static let summary = "one JSON object with the sources' states"
  package static let shape = FormatShape.object

  private let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  package func write<Row: Sendable>(
    _ document: ResultDocument<Row>, to output: inout OutputBuffer
  ) {
    let fields = document.dataFields(options)
    var writer = JSONWriter(isIndented: true)
    writer.beginObject()
    writer.write(document.head)
    writer.name(document.rowsName)
    writer.beginArray()
    output.write(taking: &writer)
    let first = writer
    if !document.rows.isEmpty { writer.skipValue() }
    let next = writer
    output.write(document.rows) { rows in
      var part = rows.startIndex == 0 ? first : next
      for row in rows { part.write(row, fields) }
      return JSONTerminalGuard.guarded(part.bytes)
    }
    writer.endArray()
    writer.write(document.tail)
    writer.endObject()
    output.write(taking: &writer)
    output.write("\n")
  }
}

extension JSONWriter {
  /// Writes a row as an object of the fields that have a value.
  mutating func write<Row: Sendable>(_ row: Row, _ fields: [ResultField<Row>]) {
    beginObject()
    for field in fields { writeMember(field.name, field.value(row)) }
    endObject()
  }
}

extension OutputBuffer {
  /// Writes and removes the writer's output, made safe for terminals.
  mutating func write(taking writer: inout JSONWriter) {
    write(JSONTerminalGuard.guarded(writer.bytes))
    writer.bytes.removeAll(keepingCapacity: true)
  }
}
