import Text

/// An imported recipe in the manifest.
struct ManifestEntry: Sendable, Hashable {
  /// The name of its file in the library folder.
  let file: ByteKey
  /// Its origin.
  let origin: RecipeOrigin
  /// The hash of the recipe as read from its origin.
  let originHash: ContentHash
  /// The hash of the file as written; a different one means that it was edited since.
  let fileHash: ContentHash
  /// The keys by which the recipe is recognised from elsewhere; see `RecipeIdentity`.
  let keys: [String]

  /// True if the file is the document as it was found, rather than a conversion of it.
  var isOriginal: Bool { !file.text.hasSuffix("." + LibraryContent.convertedEnding) }

  /// Returns the entry with another name of its file.
  func renamed(to file: ByteKey) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: originHash, fileHash: fileHash, keys: keys)
  }

  /// Returns the entry with another hash of its file.
  func withFileHash(_ hash: ContentHash) -> ManifestEntry {
    ManifestEntry(file: file, origin: origin, originHash: originHash, fileHash: hash, keys: keys)
  }

  /// Returns the entry with another origin.
  func moved(to origin: RecipeOrigin) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: originHash, fileHash: fileHash, keys: keys)
  }
}
