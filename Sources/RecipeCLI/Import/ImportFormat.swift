import RecipeDocuments

/// Which reader documents are given to: that of the format asked for, or of what each looks like.
struct ImportFormat: Sendable {
  /// The word that leaves it to each document.
  private static let automatic = "auto"

  /// The words that `--format` takes: the formats that are read, and their dialects.
  static let names: [String] =
    [automatic] + DocumentFormats.readable.flatMap { [$0.name] + $0.dialects.map(\.name) }

  private let forced: (name: String, reader: any RecipeDocumentReader)?

  /// Takes one of `names`; anything else, and nothing, leaves it to each document.
  init(_ name: String?) {
    let dialects = DocumentFormats.readable.lazy.flatMap(\.dialects)
    if let format = DocumentFormats.readable.first(where: { $0.name == name }) {
      forced = format.reader.map { (format.name, $0) }
    } else if let dialect = dialects.first(where: { $0.name == name }) {
      forced = (dialect.name, dialect.reader)
    } else {
      forced = nil
    }
  }

  /// The reader for a document, with the name of its format; `nil` when none is known for it.
  func reader(
    of bytes: [UInt8], path: String
  ) -> (name: String, reader: any RecipeDocumentReader)? {
    if let forced { return forced }
    guard let format = DocumentFormats.format(of: bytes, path: path), let reader = format.reader
    else { return nil }
    return (format.name, reader)
  }
}
