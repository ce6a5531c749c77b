package import RecipeCore

/// A reader of documents of any format, recognised by content and extension.
package struct AnyDocumentReader: RecipeDocumentReader {
  private let map: RecipeFieldMap

  /// Creates a reader.
  package init() { self.init(map: .none) }

  private init(map: RecipeFieldMap) { self.map = map }

  package func mapping(_ map: RecipeFieldMap) -> any RecipeDocumentReader {
    AnyDocumentReader(map: map)
  }

  private func reader(of bytes: [UInt8], path: String) -> (any RecipeDocumentReader)? {
    DocumentFormats.format(of: bytes, path: path)?.reader?.mapping(map)
  }

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    guard let reader = reader(of: bytes, path: path) else {
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
    reader(of: bytes, path: path)?.forEachValue(in: bytes, path: path, body)
  }

  package func lineReader(ofStart start: [UInt8], path: String) -> (any RecipeLineReader)? {
    reader(of: start, path: path)?.lineReader(ofStart: start, path: path)
  }
}
