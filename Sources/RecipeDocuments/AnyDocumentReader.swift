package import RecipeCore

/// A reader of documents of any format, recognised by content and extension.
package struct AnyDocumentReader: RecipeDocumentReader {
  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    guard let reader = DocumentFormats.format(of: bytes, path: path)?.reader else {
      let diagnostic = Diagnostic(
        .error, "its format is unknown", at: TextLocation(path: path),
        help: "'recipes formats' lists the supported formats")
      return DocumentOutcome(entries: [], diagnostics: [diagnostic], dialect: "")
    }
    return reader.read(bytes, path: path, fields: fields)
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    DocumentFormats.format(of: bytes, path: path)?.reader?.forEachValue(in: bytes, path: path, body)
  }

  package func lineReader(ofStart start: [UInt8], path: String) -> (any RecipeLineReader)? {
    DocumentFormats.format(of: start, path: path)?.reader?.lineReader(ofStart: start, path: path)
  }
}
