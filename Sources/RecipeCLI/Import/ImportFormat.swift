import RecipeDocuments

/// The choice of a document's reader: the forced one, or that of the detected format.
struct ImportFormat: Sendable {
  /// The word for detection.
  private static let automatic = "auto"

  /// The values of `--format`: the readable formats and their dialects.
  static let names = [automatic] + DocumentFormats.readableNames

  private let forced: (name: String, reader: any RecipeDocumentReader)?

  /// Creates a choice from one of `names`; `auto` and `nil` mean detection.
  init(_ name: String?) {
    forced = name.flatMap { name in
      DocumentFormats.reader(named: name).map { (name, $0) }
    }
  }

  /// Returns the reader of a document with the name of its format, or `nil` if it is unknown.
  func reader(
    of bytes: [UInt8], path: String
  ) -> (name: String, reader: any RecipeDocumentReader)? {
    let format = DocumentFormats.format(of: bytes, path: path)
    // An archive is opened in any case: the format applies to its documents.
    if let forced, format?.isArchive != true { return forced }
    guard let format, let reader = format.reader else { return nil }
    return (format.name, reader)
  }
}
