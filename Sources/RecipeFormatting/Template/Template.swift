/// A line for each row, as `--template` spells it: `{title}\t{source_url}`.
///
/// `{name}` is a field's text, `{{` and `}}` are braces, `\t`, `\n` and `\\` are a tab, a line
/// end and a backslash.
package struct Template: Sendable, Hashable {
  /// A piece of a template.
  enum Piece: Sendable, Hashable {
    /// Text that stands in every line.
    case literal(String)
    /// The value of the field of that name.
    case field(String)
  }

  /// The pieces, in order.
  let pieces: [Piece]

  /// Parses and checks a template before anything is written.
  ///
  /// - Parameters:
  ///   - text: The template as the user wrote it.
  ///   - fields: The names that may stand between braces.
  /// - Throws: The first thing in it that cannot be understood.
  package init(parsing text: String, fields: [String]) throws(TemplateError) {
    var parser = TemplateParser(text, fields: fields)
    pieces = try parser.parse()
  }
}
