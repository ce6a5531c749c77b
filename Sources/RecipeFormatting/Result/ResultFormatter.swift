/// A formatter of results as text; each is a file and a line of `FormatterCatalog`.
package protocol ResultFormatter: Sendable {
  /// The value of `--output`.
  static var name: String { get }
  /// One line of help, without a final full stop.
  static var summary: String { get }

  /// True if rows contain all data fields by default, including long texts.
  static var showsEveryField: Bool { get }

  /// Creates a formatter for one result.
  init(options: FormatOptions)

  /// Writes a complete result.
  func write<Row: Sendable>(_ document: ResultDocument<Row>, to output: inout OutputBuffer)
}
