import RecipeCore

/// A store of the manifest of a library folder.
struct ManifestStore: Sendable {
  /// The maximum size of a manifest in bytes: about a million recipes.
  private static let maximumSize = 256 << 20

  private let root: String
  private let files: any WritingFileSystem

  /// Creates the store of a library folder.
  init(root: String, files: any WritingFileSystem) {
    self.root = root
    self.files = files
  }

  /// Reads the manifest, or returns an empty one if there is none.
  func load() throws(FileError) -> ImportManifest {
    ImportManifest(parsing: try content(of: ImportManifest.name))
  }

  /// Writes the manifest if it changed, after moving its corrupt lines to a file of their own.
  func save(_ manifest: ImportManifest) throws(FileError) {
    guard manifest.isChanged else { return }
    if !manifest.damaged.isEmpty {
      let kept = try content(of: ImportManifest.damagedName)
      let lines = manifest.damaged.map(\.bytes).joined(separator: [0x0A])
      try files.writeAtomically(kept + lines + [0x0A], to: path(ImportManifest.damagedName))
    }
    try files.writeAtomically(manifest.bytes, to: path(ImportManifest.name))
  }

  private func content(of name: String) throws(FileError) -> [UInt8] {
    do {
      return try files.readWithoutFollowing(path(name), limit: Self.maximumSize)
    } catch {
      guard error.reason == .notFound else { throw error }
      return []
    }
  }

  private func path(_ name: String) -> String { "\(root)/\(name)" }
}
