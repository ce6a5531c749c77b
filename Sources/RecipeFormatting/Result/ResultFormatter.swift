/// Turns a result into text.
///
/// Adding a format to this package is its file in `Formatters` and its line in `FormatterCatalog`;
/// a program outside hands its own to `RecipesProgram`.
public protocol ResultFormatter: Sendable {
  /// The value of `--format`.
  static var name: String { get }
  /// One line of help, without a final full stop.
  static var summary: String { get }

  /// The purpose of the format.
  static var shape: FormatShape { get }

  /// The lines around a block of text that is to be shown as it is; empty for most formats.
  ///
  /// - Parameter language: The language of the text, such as `diff`.
  static func verbatim(_ language: String) -> (start: String, end: String)

  /// Creates a formatter for one result.
  init(options: FormatOptions)

  /// Writes a complete result.
  func write<Row: Sendable>(_ document: ResultDocument<Row>, to output: inout OutputBuffer)
}

extension ResultFormatter {
  /// No lines around a block.
  public static func verbatim(_ language: String) -> (start: String, end: String) { ("", "") }
}
