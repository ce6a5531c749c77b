import RecipeCore

/// A recipe that may go into the library, with what is needed to decide.
struct ImportCandidate: Sendable {
  /// The recipe.
  let recipe: Recipe
  /// Where it came from, as the record knows it.
  let origin: RecipeOrigin
  /// Where it came from, as the report says it: with `#n` for the n-th recipe of several.
  let place: String
  /// The file it would become.
  let bytes: [UInt8]
  /// The fingerprint of `bytes`.
  let hash: ContentHash
  /// The signs by which it is known; see `RecipeIdentity`.
  let keys: [String]

  /// Writes and fingerprints a recipe.
  init(_ recipe: Recipe, from origin: RecipeOrigin, at place: String) {
    self.recipe = recipe
    self.origin = origin
    self.place = place
    bytes = RecipeFileWriter.bytes(of: recipe)
    hash = ContentHash(of: bytes)
    keys = RecipeIdentity.keys(of: recipe)
  }

  /// What the manifest says once the recipe is in a file.
  func manifestEntry(in file: String) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: hash, fileHash: hash, keys: keys)
  }

  /// The entry of the report.
  func reported(
    _ status: ImportEntry.Status, _ reason: String? = nil, file: String? = nil
  ) -> ImportEntry {
    ImportEntry(
      origin: place, title: recipe.title, status: status, reason: reason, file: file,
      recipe: recipe)
  }
}
