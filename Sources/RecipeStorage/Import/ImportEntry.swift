package import RecipeCore

/// The result of importing a recipe, or a document without recipes.
package struct ImportEntry: Sendable, Hashable {
  /// The possible results.
  package enum Status: String, Sendable, CaseIterable {
    /// A new file was written.
    case imported
    /// The library already has it.
    case unchanged
    /// Its file was replaced, because its origin changed.
    case updated
    /// It was skipped for the given reason.
    case skipped
    /// It could not be fetched, read or written, for the given reason.
    case failed
  }

  /// The path or URL by which the document can be imported again, or `nil` for a pipe.
  package let document: String?
  /// The document's path or URL, with `#n` for the n-th recipe (from 1) of several.
  package let origin: String
  /// The recipe's title, or `nil` for a document without recipes.
  package let title: String?
  /// The action, also of a dry run.
  package let status: Status
  /// The reason, as a phrase, or `nil` if the status suffices.
  package let reason: String?
  /// The origin of the same recipe in the library, if it was skipped for that.
  package let knownFrom: String?
  /// The name of the file in the library, or `nil` if there is none.
  package let file: String?
  /// The recipe as read, or `nil` for a document without recipes.
  package let recipe: Recipe?
  /// The way it was read, and the problems.
  package let reading: ImportReading
  /// True if it failed because the library could not take it, not because of the document.
  package private(set) var isLibraryFailure = false

  /// Creates an entry from its parts.
  package init(
    document: String?, origin: String, title: String?, status: Status, reason: String? = nil,
    knownFrom: String? = nil, file: String? = nil, recipe: Recipe? = nil, reading: ImportReading
  ) {
    self.document = document
    self.origin = origin
    self.title = title
    self.status = status
    self.reason = reason
    self.knownFrom = knownFrom
    self.file = file
    self.recipe = recipe
    self.reading = reading
  }
  /// The entry of a recipe that the library could not take.
  var failedInLibrary: ImportEntry {
    var entry = self
    entry.isLibraryFailure = true
    return entry
  }
}
