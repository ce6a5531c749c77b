import RecipeCore
import RecipeDocuments

/// A recipe that may go into the library, with what is needed to decide.
struct ImportCandidate: Sendable {
  /// The recipe.
  let recipe: Recipe
  /// Where it came from, as the record knows it.
  let origin: RecipeOrigin
  /// Where it came from, as the report says it.
  let place: ImportPlaces.Place
  /// How it was read.
  let reading: ImportReading
  /// The file it would become.
  let bytes: [UInt8]
  /// The fingerprint of `bytes`.
  let hash: ContentHash
  /// The signs by which it is known; see `RecipeIdentity`.
  let keys: [String]

  /// Writes and fingerprints a recipe.
  init(_ recipe: Recipe, at place: ImportPlaces.Place, reading: ImportReading) {
    self.recipe = recipe
    self.place = place
    self.reading = reading
    bytes = PlainRecipeWriter().document(of: recipe)
    hash = ContentHash(of: bytes)
    // What comes through a pipe has only its content to be known by: another recipe may come
    // through it next time.
    origin =
      place.isLasting
      ? place.origin : RecipeOrigin(document: place.origin.document, part: hash.text)
    keys = RecipeIdentity.keys(of: recipe)
  }

  /// What the manifest says once the recipe is in a file.
  func manifestEntry(in file: String) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: hash, fileHash: hash, keys: keys)
  }

  /// The entry of the report.
  func reported(
    _ status: ImportEntry.Status, _ reason: String? = nil, knownFrom: String? = nil,
    file: String? = nil
  ) -> ImportEntry {
    ImportEntry(
      document: place.document, origin: place.text, title: recipe.title, status: status,
      reason: reason, knownFrom: knownFrom, file: file, recipe: recipe, reading: reading)
  }
}
