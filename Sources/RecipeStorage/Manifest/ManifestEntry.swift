import RecipeCore
import Text

/// An imported recipe in the manifest.
struct ManifestEntry: Sendable, Hashable {
  /// The name of its file in the library folder.
  var file: ByteKey
  /// Its origin.
  var origin: RecipeOrigin
  /// The hash of the recipe as read from its origin.
  var originHash: ContentHash
  /// The hash of the file as written; a different one means that it was edited since.
  var fileHash: ContentHash
  /// The keys by which the recipe is recognised from elsewhere; see `RecipeIdentity`.
  var keys: [String]
  /// The fields that the origin gave it, or `nil` in a manifest of an earlier version.
  var given: [RecipeField]?
  /// The fields that other versions of the recipe gave it.
  var filled: [RecipeField] = []

  /// True if the file is the document as it was found, rather than a conversion of it.
  var isOriginal: Bool { !file.text.hasSuffix("." + LibraryContent.convertedEnding) }

  /// Returns the entry with another name of its file.
  func renamed(to file: ByteKey) -> ManifestEntry {
    var entry = self
    entry.file = file
    return entry
  }

  /// Returns the entry with another hash of its file.
  func withFileHash(_ hash: ContentHash) -> ManifestEntry {
    var entry = self
    entry.fileHash = hash
    return entry
  }

  /// Returns the entry with another origin.
  func moved(to origin: RecipeOrigin) -> ManifestEntry {
    var entry = self
    entry.origin = origin
    return entry
  }

  /// Returns the entry with more fields from another version of the recipe.
  ///
  /// - Parameters:
  ///   - fields: The fields that were filled.
  ///   - keys: The keys of the other version.
  func filled(with fields: [RecipeField], keys: [String]) -> ManifestEntry {
    var entry = self
    entry.filled += fields.filter { !filled.contains($0) }
    entry.keys += keys.filter { !self.keys.contains($0) }
    return entry
  }
}
