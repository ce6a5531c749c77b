/// A format that recipes are kept in: how its documents are told, read and written.
package struct DocumentFormat: Sendable {
  /// Its name on the command line: `paprika`.
  package let name: String
  /// One line about it.
  package let summary: String
  /// The endings of its files in small letters, the usual one first.
  package let endings: [String]
  /// Reads its documents; `nil` if it is only written.
  package let reader: (any RecipeDocumentReader)?
  /// Writes its documents; `nil` if it is only read.
  package let writer: (any RecipeDocumentWriter)?
  /// The ways to write it that `--format` takes in place of the name; none when there is only one.
  package let dialects: [DocumentDialect]
  /// True if its documents are archives of documents, each of which has a format of its own.
  package var isArchive: Bool { reader is ArchiveRecipeReader }

  /// True if the first bytes of a document can be of this format and of no other.
  let isSigned: @Sendable (DocumentSample) -> Bool

  /// Creates a format from its parts.
  ///
  /// - Parameters:
  ///   - dialects: Its dialects, where a reader can be told to take one for granted.
  ///   - isSigned: Whether a document begins as only this format does, as a ZIP archive does; a
  ///     format without such a sign is told by its ending.
  init(
    _ name: String, _ summary: String, endings: [String],
    reader: (any RecipeDocumentReader)? = nil, writer: (any RecipeDocumentWriter)? = nil,
    dialects: [DocumentDialect] = [],
    isSigned: @escaping @Sendable (DocumentSample) -> Bool = { _ in false }
  ) {
    self.name = name
    self.summary = summary
    self.endings = endings
    self.reader = reader
    self.writer = writer
    self.dialects = dialects
    self.isSigned = isSigned
  }
}
