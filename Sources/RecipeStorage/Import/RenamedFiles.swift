import RecipeCore

/// Finds the files of the library that somebody gave another name, by what is in them.
struct RenamedFiles: Sendable {
  /// The names of the files that no import knows, by their fingerprints; read when first needed.
  private var names: [ContentHash: String]?

  /// Makes a search that has read nothing yet.
  init() {}

  /// The name that the file of an import has now; `nil` when no file is what was written.
  mutating func name(
    of entry: ManifestEntry, in folder: LibraryFolder, besides manifest: ImportManifest
  ) -> String? {
    let names = self.names ?? Self.read(folder, besides: manifest)
    self.names = names
    guard let name = names[entry.fileHash] else { return nil }
    self.names?[entry.fileHash] = nil
    return name
  }

  /// Files that cannot be read are nobody's.
  private static func read(
    _ folder: LibraryFolder, besides manifest: ImportManifest
  ) -> [ContentHash: String] {
    var names: [ContentHash: String] = [:]
    for name in (try? folder.names()) ?? []
    where name.hasSuffix(".json") && RecipeFileName.isSafe(name) && !manifest.isRecorded(name) {
      guard let hash = try? folder.hash(of: name), names[hash] == nil else { continue }
      names[hash] = name
    }
    return names
  }
}
