import RecipeCore

extension DocumentText {
  /// What a reader of texts makes of a document, unless that is too large, with a warning when it
  /// is no UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - path: Its path, for the places in diagnostics.
  ///   - limit: The size of the largest document read, in bytes; whole MiB.
  ///   - dialect: What a document that is too large is called.
  ///   - read: Reads the bytes, whose line ends are line feeds, some after a carriage return.
  static func outcome(
    of bytes: [UInt8], path: String, limit: Int, dialect: String,
    read: ([UInt8]) -> DocumentOutcome
  ) -> DocumentOutcome {
    guard bytes.count <= limit else {
      let diagnostic = Diagnostic(
        .error, "larger than the limit of \(limit >> 20) MiB", at: TextLocation(path: path),
        help: "split it, or leave it out with 'exclude'")
      return DocumentOutcome(entries: [], diagnostics: [diagnostic], dialect: dialect)
    }
    let text = DocumentText(bytes)
    let outcome = read(text.bytes)
    guard let place = text.invalidPlace else { return outcome }
    let diagnostic = Diagnostic(
      .warning, "not valid UTF-8; what is not was read as U+FFFD",
      at: TextLocation(path: path, line: place.line, column: place.column),
      help: "save the file as UTF-8")
    return DocumentOutcome(
      entries: outcome.entries, diagnostics: [diagnostic] + outcome.diagnostics,
      dialect: outcome.dialect)
  }
}
