import RecipeCore

extension DocumentText {
  /// Reads a text document, unless it is too large, and adds a warning if it is not UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - path: Its path, for the locations of diagnostics.
  ///   - limit: The maximum size of a document in bytes, in whole MiB.
  ///   - dialect: The dialect reported for a document that is too large.
  ///   - read: Reads the bytes, whose line ends are LF or CR LF.
  static func outcome(
    of bytes: [UInt8], path: String, limit: Int, dialect: String,
    read: ([UInt8]) -> DocumentOutcome
  ) -> DocumentOutcome {
    guard bytes.count <= limit else {
      let diagnostic = Diagnostic(
        .error, "larger than the limit of \(limit >> 20) MiB", at: TextLocation(path: path),
        help: "split it, or exclude it with 'exclude'")
      return DocumentOutcome(entries: [], diagnostics: [diagnostic], dialect: dialect)
    }
    let text = DocumentText(bytes)
    let outcome = read(text.bytes)
    guard let place = text.invalidPlace else { return outcome }
    let diagnostic = Diagnostic(
      .warning, "not valid UTF-8; invalid bytes were replaced by U+FFFD",
      at: TextLocation(path: path, line: place.line, column: place.column),
      help: "save the file as UTF-8")
    return DocumentOutcome(
      entries: outcome.entries, diagnostics: [diagnostic] + outcome.diagnostics,
      dialect: outcome.dialect)
  }
}
