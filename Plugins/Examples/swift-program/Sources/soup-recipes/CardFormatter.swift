import RecipeFormatting

/// An output format: a line with the first field of each row, and one with the others.
struct CardFormatter: ResultFormatter {
  static let name = "cards"
  static let summary = "two lines for each row"
  static let shape = FormatShape.lines

  let options: FormatOptions

  init(options: FormatOptions) {
    self.options = options
  }

  func write<Row: Sendable>(_ document: ResultDocument<Row>, to output: inout OutputBuffer) {
    let fields = document.tableFields(options)
    for row in document.rows where !output.isClosed {
      let texts = fields.map { options.guarded($0.text(of: row)) }.filter { !$0.isEmpty }
      output.write((texts.first ?? "") + "\n  " + texts.dropFirst().joined(separator: " | ") + "\n")
    }
  }
}
