/// The format of a line per row in `--template`: `{title}\t{source_url}`.
///
/// `{name}` is the text of a field, `{{` and `}}` are braces, `\t`, `\n` and `\\` are a tab, a line
/// feed and a backslash.
package struct Template: Sendable, Hashable {
  /// A piece of a template.
  enum Piece: Sendable, Hashable {
    /// Literal text.
    case literal(String)
    /// The value of the field with this name.
    case field(String)
  }

  /// The pieces, in order.
  let pieces: [Piece]

  /// Parses and checks a template before anything is written.
  ///
  /// - Parameters:
  ///   - text: The template as the user wrote it.
  ///   - fields: The names of the fields.
  /// - Throws: The first problem.
  package init(parsing text: String, fields: [String]) throws(TemplateError) {
    var parser = TemplateParser(text, fields: fields)
    pieces = try parser.parse()
  }
}
