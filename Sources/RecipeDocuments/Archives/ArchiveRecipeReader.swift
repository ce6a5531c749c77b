package import RecipeCore

/// A reader of ZIP archives, gzip files and nested archives, whose documents are read by their own
/// formats.
///
/// A corrupt entry does not affect the others; its path is `archive.zip/inner/name`.
package struct ArchiveRecipeReader: RecipeDocumentReader {
  /// Tells the format of a document inside of an archive, by its bytes and its path.
  typealias FormatFinder = @Sendable ([UInt8], String) -> DocumentFormat?

  private let format: FormatFinder

  /// Creates a reader.
  init(format: @escaping FormatFinder) {
    self.format = format
  }

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    var run = ArchiveRun(path: path, fields: fields, size: bytes.count, format: format)
    run.read(bytes, part: nil, depth: 0)
    return run.outcome
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    var run = ArchiveRun(
      path: path, fields: .all, size: bytes.count, format: format, visitsValues: body)
    run.read(bytes, part: nil, depth: 0)
  }
}
