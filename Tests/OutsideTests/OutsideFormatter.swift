import RecipeFormatting

/// A format as a program outside of this package adds one: the first field of each row.
struct OutsideFormatter: ResultFormatter {
  static let name = "first"
  static let summary = "the first field of each row, a line each"
  static let shape = FormatShape.lines

  private let options: FormatOptions

  init(options: FormatOptions) {
    self.options = options
  }

  func write<Row: Sendable>(_ document: ResultDocument<Row>, to output: inout OutputBuffer) {
    guard let field = document.dataFields(options).first else { return }
    for row in document.rows where !output.isClosed {
      output.write(options.guarded(field.text(of: row)) + "\n")
    }
  }
}
