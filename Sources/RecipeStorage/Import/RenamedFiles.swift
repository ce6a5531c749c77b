import RecipeCore
import RecipeDocuments
import Text

/// A search for renamed files of the library, by their content.
struct RenamedFiles: Sendable {
  /// The names of the files that no import wrote, by their hashes; read on first use.
  private var names: [ContentHash: ByteKey]?

  /// Creates a search that has not read anything.
  init() {}

  /// Returns the current name of an import's file, or `nil` if no file has its content.
  mutating func name(
    of entry: ManifestEntry, in folder: LibraryFolder, besides manifest: ImportManifest
  ) -> ByteKey? {
    let names = self.names ?? Self.read(folder, besides: manifest)
    self.names = names
    guard let name = names[entry.fileHash] else { return nil }
    self.names?[entry.fileHash] = nil
    return name
  }

  /// Reads the files that are not in the manifest; unreadable ones are skipped.
  private static func read(
    _ folder: LibraryFolder, besides manifest: ImportManifest
  ) -> [ContentHash: ByteKey] {
    var names: [ContentHash: ByteKey] = [:]
    for name in (try? folder.names()) ?? []
    where DocumentFormats.knowsEnding(of: name) && RecipeFileName.isSafe(name) {
      let name = ByteKey(name)
      guard !manifest.isRecorded(name) else { continue }
      guard let hash = try? folder.hash(of: name), names[hash] == nil else { continue }
      names[hash] = name
    }
    return names
  }
}
