import RecipeDocuments

/// Which reader documents are given to: that of the format asked for, or of what each looks like.
struct ImportFormat: Sendable {
  /// The word that leaves it to each document.
  private static let automatic = "auto"

  /// The words that `--format` takes: the formats that are read, and their dialects.
  static let names = [automatic] + DocumentFormats.readableNames

  private let forced: (name: String, reader: any RecipeDocumentReader)?

  /// Takes one of `names`; `auto` and nothing leave it to each document.
  init(_ name: String?) {
    forced = name.flatMap { name in
      DocumentFormats.reader(named: name).map { (name, $0) }
    }
  }

  /// The reader for a document, with the name of its format; `nil` when none is known for it.
  func reader(
    of bytes: [UInt8], path: String
  ) -> (name: String, reader: any RecipeDocumentReader)? {
    let format = DocumentFormats.format(of: bytes, path: path)
    // Programs pack their documents: an archive is opened, whatever its documents are.
    if let forced, format?.isArchive != true { return forced }
    guard let format, let reader = format.reader else { return nil }
    return (format.name, reader)
  }
}
