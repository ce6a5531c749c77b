import RecipeDocuments

/// The choice of a document's reader: the forced one, or that of the detected format.
struct ImportFormat: Sendable {
  /// The word for detection.
  private static let automatic = "auto"

  /// The values of `--format`: the readable formats and their dialects.
  static let names = [automatic] + DocumentFormats.readableNames

  private let forced: Choice?

  /// A reader, with its format and the name that a report has for it.
  struct Choice: Sendable {
    /// The name of the format or dialect.
    let name: String
    /// The format.
    let format: DocumentFormat
    /// The reader.
    let reader: any RecipeDocumentReader
  }

  /// Creates a choice from one of `names`; `auto` and `nil` mean detection.
  init(_ name: String?) {
    forced = name.flatMap { name in
      guard let format = DocumentFormats.format(ofDialect: name),
        let reader = DocumentFormats.reader(named: name)
      else { return nil }
      return Choice(name: name, format: format, reader: reader)
    }
  }

  /// Returns the reader of a document, or `nil` if its format is unknown.
  func choice(for bytes: [UInt8], path: String) -> Choice? {
    let format = DocumentFormats.format(of: bytes, path: path)
    // An archive is opened in any case: the format applies to its documents.
    if let forced, format?.isArchive != true { return forced }
    guard let format, let reader = format.reader else { return nil }
    return Choice(name: format.name, format: format, reader: reader)
  }
}
