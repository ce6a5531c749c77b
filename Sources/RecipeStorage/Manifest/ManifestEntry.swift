/// What the library remembers of one imported recipe.
struct ManifestEntry: Sendable, Hashable {
  /// The name of its file in the library folder.
  let file: String
  /// Where it came from.
  let origin: RecipeOrigin
  /// The fingerprint of the recipe as it was read from its origin.
  let originHash: ContentHash
  /// The fingerprint of the file as it was written; another one means that it was edited since.
  let fileHash: ContentHash
  /// The signs by which the recipe is known when it comes from elsewhere; see `RecipeIdentity`.
  let keys: [String]

  /// The same import with another name of its file.
  func renamed(to file: String) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: originHash, fileHash: fileHash, keys: keys)
  }

  /// The same import from another origin.
  func moved(to origin: RecipeOrigin) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: originHash, fileHash: fileHash, keys: keys)
  }
}
