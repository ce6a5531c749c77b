package import RecipeCore

/// A recording in the place of a source's network.
package struct RecordedNetwork: Sendable {
  /// The transport for the source.
  package let transport: any HTTPTransport
  private let folder: RecordingFolder

  /// Creates the network of a recording.
  ///
  /// - Parameters:
  ///   - folder: The folder of the recording, absolute.
  ///   - files: The file system.
  package init(folder: String, files: any FileSystem) {
    let folder = RecordingFolder(folder, files: files)
    self.folder = folder
    transport = RecordedHTTPTransport(folder: folder)
  }

  /// Returns a source that uses the recording, as if it were offline with all that is recorded.
  package func source(_ base: any RecipeSource) -> any RecipeSource {
    RecordedSource(base: base, folder: folder)
  }
}
