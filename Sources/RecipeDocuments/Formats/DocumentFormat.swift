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

  /// True if people write its documents by hand: a library can hold them as they are.
  package let isHandwritten: Bool

  /// The parts of a document that no field of a recipe holds, as phrases: they are neither in a
  /// converted recipe nor in an export of it.
  package let unheld: [String]

  /// True if the first bytes of a document can only be of this format.
  let isSigned: @Sendable (DocumentSample) -> Bool

  /// Creates a format from its parts.
  ///
  /// - Parameters:
  ///   - dialects: The dialects that the reader can be told to assume.
  ///   - isArchive: True if its documents hold documents, each of which has a format of its own.
  ///   - isHandwritten: True if people write its documents by hand.
  ///   - unheld: The parts of a document that no field of a recipe holds, as phrases.
  ///   - isSigned: Returns true if a document starts with a signature of this format, as a ZIP
  ///     archive does; a format without a signature is recognised by its extension.
  init(
    _ name: String, _ summary: String, endings: [String],
    reader: (any RecipeDocumentReader)? = nil, writer: (any RecipeDocumentWriter)? = nil,
    dialects: [DocumentDialect] = [], isArchive: Bool = false, isHandwritten: Bool = false,
    unheld: [String] = [],
    isSigned: @escaping @Sendable (DocumentSample) -> Bool = { _ in false }
  ) {
    self.name = name
    self.summary = summary
    self.endings = endings
    self.reader = reader
    self.writer = writer
    self.dialects = dialects
    self.isArchive = isArchive
    self.isHandwritten = isHandwritten
    self.unheld = unheld
    self.isSigned = isSigned
  }
  /// Splits the name of a document at a path into its stem and its extension in lower case: the
  /// usual one of the format, if it has none of its own.
  ///
  /// A page about its folder, such as `leek-soup/index.md`, has the folder's name.
  package func nameParts(of path: String) -> (stem: String, ending: String) {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    let ending = DocumentSample(path: path, bytes: []).ending(of: endings)
    let stem = ending.map { name.dropLast($0.utf8.count + 1) } ?? name
    let isIndex = parts.count > 1 && FileTitle.isAboutFolder(path)
    return (String(isIndex ? parts[parts.count - 2] : stem), ending ?? endings[0])
  }
}
