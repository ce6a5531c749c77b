/// Turns a result into text; one file and one line of `FormatterCatalog` each.
package protocol ResultFormatter: Sendable {
  /// What `--output` takes.
  static var name: String { get }
  /// One line of help, without a final full stop.
  static var summary: String { get }

  /// Whether a row shows every field of data when none are asked for, the long texts included.
  static var showsEveryField: Bool { get }

  /// Makes a formatter for one answer.
  init(options: FormatOptions)

  /// Writes a whole result.
  func write<Row: Sendable>(_ document: ResultDocument<Row>, to output: inout OutputBuffer)
}
