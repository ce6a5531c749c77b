/// A format of recipes: how its documents are recognised, read and written.
package struct DocumentFormat: Sendable {
  /// The name on the command line: `paprika`.
  package let name: String
  /// A one-line summary.
  package let summary: String
  /// The file name extensions in lower case, the usual one first.
  package let endings: [String]
  /// The reader, or `nil` if the format is only written.
  package let reader: (any RecipeDocumentReader)?
  /// The writer, or `nil` if the format is only read.
  package let writer: (any RecipeDocumentWriter)?
  /// The dialects that `--format` accepts; none if there is only one.
  package let dialects: [DocumentDialect]
  /// True if documents are archives of documents, each of which has its own format.
  package let isArchive: Bool

  /// True if the first bytes of a document can only be of this format.
  let isSigned: @Sendable (DocumentSample) -> Bool

  /// Creates a format from its parts.
  ///
  /// - Parameters:
  ///   - dialects: The dialects that the reader can be told to assume.
  ///   - isArchive: True if its documents hold documents, each of which has a format of its own.
  ///   - isSigned: Returns true if a document starts with a signature of this format, as a ZIP
  ///     archive does; a format without a signature is recognised by its extension.
  init(
    _ name: String, _ summary: String, endings: [String],
    reader: (any RecipeDocumentReader)? = nil, writer: (any RecipeDocumentWriter)? = nil,
    dialects: [DocumentDialect] = [], isArchive: Bool = false,
    isSigned: @escaping @Sendable (DocumentSample) -> Bool = { _ in false }
  ) {
    self.name = name
    self.summary = summary
    self.endings = endings
    self.reader = reader
    self.writer = writer
    self.dialects = dialects
    self.isArchive = isArchive
    self.isSigned = isSigned
  }
}
