package import RecipeCore

/// Reads the documents inside of archives, each by the format that it has: ZIP archives, gzip
/// files, and archives in archives.
///
/// One broken entry costs only itself; its place is `archive.zip/inner/name`.
package struct ArchiveRecipeReader: RecipeDocumentReader {
  /// Makes a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    var run = ArchiveRun(path: path, fields: fields, size: bytes.count)
    run.read(bytes, part: nil, depth: 0)
    return run.outcome
  }
}
