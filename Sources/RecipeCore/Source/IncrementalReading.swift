/// Change detection by the metadata of files: a source that offers it can be read file by file, so
/// that a later run reads only the files that changed.
public protocol IncrementalReading: Sendable {
  /// Lists the files and takes the stamp of each, without reading them.
  ///
  /// - Throws: A failure if the folder or file cannot be read.
  func listFiles(_ request: SourceRequest) async throws(SourceFailure) -> FileListing

  /// Reads some of the files.
  ///
  /// Together with `remarks`, reading all of them delivers what `RecipeSource.gather` does.
  ///
  /// - Parameters:
  ///   - places: The indices of the files in `FileListing.paths`.
  ///   - deliver: Called with what was read, some files at a time and from several tasks; a file may
  ///     come in several parts, in any order.
  func read(
    _ places: [Int], of listing: FileListing, _ request: SourceRequest,
    deliver: @escaping @Sendable ([FileReading]) -> Void
  ) async

  /// Returns the diagnostics of all files together.
  ///
  /// - Parameter withoutRecipe: The number of files that hold no recipe and nothing that is wrong.
  func remarks(on listing: FileListing, withoutRecipe: Int) -> [Diagnostic]
}
