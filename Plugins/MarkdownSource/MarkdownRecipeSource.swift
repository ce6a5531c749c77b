package import RecipeCore
import RecipeDocuments

/// Recipes in the Markdown files of a folder.
package struct MarkdownRecipeSource: RecipeSource {
  private let folder: FolderRecipeReader

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - name: Its name in the configuration.
  ///   - path: The folder or file, absolute.
  ///   - include: Globs of the files to read.
  ///   - exclude: Globs of the files and folders to leave out.
  ///   - files: The file system.
  package init(
    name: String, path: String, include: [String], exclude: [String], files: any FileSystem
  ) {
    folder = FolderRecipeReader(
      root: path, source: name, include: include, exclude: exclude,
      documents: MarkdownRecipeReader(), files: files)
  }

  package func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    try await folder.gather(request, into: collector)
  }

  package func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    try await folder.fetch(id)
  }
}
