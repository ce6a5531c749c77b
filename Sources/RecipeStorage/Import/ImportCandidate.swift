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
  let place: ImportOrigins.Place
  /// The way it was read.
  let reading: ImportReading
  /// The content of the file that it becomes if it is converted.
  let converted: LibraryContent
  /// The content of the file that keeps its document as it is, or `nil` if none can.
  let original: LibraryContent?
  /// The keys that identify it; see `RecipeIdentity`.
  let keys: [String]
  /// The key that identifies it if it or the other recipe has no ingredients.
  let outlineKey: String?

  /// Encodes and hashes a recipe.
  ///
  /// - Parameter document: The document that holds the recipe alone, if the library can hold it.
  init(
    _ recipe: Recipe, at place: ImportOrigins.Place, reading: ImportReading,
    original document: OriginalDocument?
  ) {
    self.recipe = recipe
    self.place = place
    self.reading = reading
    converted = LibraryContent(converting: recipe)
    original = document.map { LibraryContent(keeping: $0, of: recipe) }
    // A recipe from a pipe is identified by its content alone: the next one from the same pipe may
    // be another.
    origin =
      place.isLasting
      ? place.origin
      : RecipeOrigin(document: place.origin.document, part: ByteKey(converted.hash.text))
    keys = RecipeIdentity.keys(of: recipe)
    outlineKey = RecipeIdentity.outlineKey(of: recipe)
  }

  /// All keys, as the manifest records them.
  var allKeys: [String] { keys + [outlineKey].compactMap(\.self) }

  /// Returns the manifest entry for the recipe in a file.
  ///
  /// - Parameter content: The content of the file as imported.
  func manifestEntry(in file: ByteKey, _ content: LibraryContent) -> ManifestEntry {
    ManifestEntry(
      file: file, origin: origin, originHash: content.hash, fileHash: content.hash, keys: allKeys,
      given: recipe.presentFields)
  }

  /// Returns the report about a file that keeps the document, or was to keep it; `nil` if
  /// nothing.
  func remark(on content: LibraryContent, in file: ByteKey) -> String? {
    guard content.isOriginal else {
      let format = reading.format.flatMap { DocumentFormats.format(ofDialect: $0) }
      guard format?.isHandwritten == true else { return nil }
      return
        "converted, because --as-is keeps only documents with one recipe that are not in an archive"
    }
    let loss = RecipeLoss(
      of: recipe, in: content.bytes, readBy: AnyDocumentReader(), path: file.text)
    guard !loss.parts.isEmpty else { return nil }
    let fields = loss.parts.map(\.description).joined(separator: ", ")
    return "kept as it is; the library's file reads differently: \(fields)"
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
