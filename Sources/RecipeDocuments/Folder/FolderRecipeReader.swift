package import RecipeCore

/// Reads every document of a folder, at any depth, into records: what folder sources share.
package struct FolderRecipeReader: Sendable {
  /// Makes a reader of a folder.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - source: The source's name, for the records' references.
  ///   - include: Globs over relative paths; a file is read when one matches.
  ///   - exclude: Globs over relative paths; a file or folder that one matches is left out.
  ///   - documents: The reader of each file.
  ///   - files: The file system.
  package init(
    root: String, source: String, include: [String], exclude: [String],
    documents: any RecipeDocumentReader, files: any FileSystem
  ) {
  }

  /// Reads all documents, several at a time, and delivers their records.
  package func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
  }

  /// Reads the one document that holds the record `id`.
  package func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    nil
  }
}
