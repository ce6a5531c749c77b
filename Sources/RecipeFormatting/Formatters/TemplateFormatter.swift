/// A line for each row according to `--template`.
///
/// The template `{title}\t{source_url}` gives:
///
/// ```
/// Leek soup<tab>https://example.org/leek
/// ```
package struct TemplateFormatter: ResultFormatter {
  package static let name = "template"
  package static let summary = "one line per row, according to --template"
  package static let shape = FormatShape.lines

  private let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  /// Writes nothing if the template is missing or invalid: the caller has checked it with
  /// `Template`, so that nothing is printed next to an error.
  package func write<Row: Sendable>(
    _ document: ResultDocument<Row>, to output: inout OutputBuffer
  ) {
    guard let template = template(for: document) else { return }
    let fields = document.fieldsByName
    for row in document.rows where !output.isClosed {
      for piece in template.pieces {
        switch piece {
        case .literal(let text): output.write(text)
        case .field(let name): output.write(options.guarded(fields[name]?.text(of: row) ?? ""))
        }
      }
      output.write("\n")
    }
  }

  private func template<Row>(for document: ResultDocument<Row>) -> Template? {
    guard let text = options.template else { return nil }
    return try? Template(parsing: text, fields: document.fields.map(\.name))
  }
}

extension ResultDocument {
  /// The fields by name; names are unique.
  fileprivate var fieldsByName: [String: ResultField<Row>] {
    Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
  }
}
