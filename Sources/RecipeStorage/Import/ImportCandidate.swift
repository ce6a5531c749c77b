import RecipeCore
import RecipeDocuments
import Text

/// A recipe that may be imported, with the data needed to decide.
struct ImportCandidate: Sendable {
  /// The recipe.
  let recipe: Recipe
  /// The origin, as the manifest states it.
  let origin: RecipeOrigin
  /// The origin, as the report states it.
  let place: ImportPlaces.Place
  /// The way it was read.
  let reading: ImportReading
  /// The content of the file that it would become.
  let bytes: [UInt8]
  /// The hash of `bytes`.
  let hash: ContentHash
  /// The keys that identify it; see `RecipeIdentity`.
  let keys: [String]

  /// Encodes and hashes a recipe.
  init(_ recipe: Recipe, at place: ImportPlaces.Place, reading: ImportReading) {
    self.recipe = recipe
    self.place = place
    self.reading = reading
    bytes = PlainRecipeWriter().document(of: recipe)
    hash = ContentHash(of: bytes)
    // A recipe from a pipe is identified by its content alone: the next one from the same pipe may
    // be another.
    origin =
      place.isLasting
      ? place.origin : RecipeOrigin(document: place.origin.document, part: ByteKey(hash.text))
    keys = RecipeIdentity.keys(of: recipe)
  }

  /// Returns the manifest entry for the recipe in a file.
  func manifestEntry(in file: ByteKey) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: hash, fileHash: hash, keys: keys)
  }

  /// Returns the entry of the report.
  func reported(
    _ status: ImportEntry.Status, _ reason: String? = nil, knownFrom: String? = nil,
    file: ByteKey? = nil
  ) -> ImportEntry {
    ImportEntry(
      document: place.document, origin: place.text, title: recipe.title, status: status,
      reason: reason, knownFrom: knownFrom, file: file?.text, recipe: recipe, reading: reading)
  }
}
