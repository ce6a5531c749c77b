package import RecipeCore

/// What became of one recipe, or of a document without recipes.
package struct ImportEntry: Sendable, Hashable {
  /// What was done.
  package enum Status: String, Sendable, CaseIterable {
    /// A new file was written.
    case imported
    /// The library has it as it is.
    case unchanged
    /// Its file was written again, because its origin changed.
    case updated
    /// It was left out; the reason says why.
    case skipped
    /// It could not be got, read or written; the reason says why.
    case failed
  }

  /// The path or URL by which the document can be imported again; `nil` for a pipe.
  package let document: String?
  /// The document's path or URL, with `#n` for the n-th recipe (from 1) of several.
  package let origin: String
  /// The recipe's title; `nil` for a document without recipes.
  package let title: String?
  /// What was done, or would be in a dry run.
  package let status: Status
  /// Why, as a phrase; `nil` when the status says it all.
  package let reason: String?
  /// Where the library has the recipe from, when it was left out because it is there already.
  package let knownFrom: String?
  /// The name of the file in the library; `nil` when there is none.
  package let file: String?
  /// The recipe as it was read; `nil` for a document without recipes.
  package let recipe: Recipe?
  /// How it was read, and what was odd.
  package let reading: ImportReading

  /// Makes an entry of its parts.
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
}
