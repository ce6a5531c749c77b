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
    /// It could not be written; the reason says why.
    case failed
  }

  /// The document's path or URL, with `#n` for the n-th recipe (from 1) of several.
  package let origin: String
  /// The recipe's title; `nil` for a document without recipes.
  package let title: String?
  /// What was done, or would be in a dry run.
  package let status: Status
  /// Why, as a phrase; `nil` when the status says it all.
  package let reason: String?
  /// The name of the file in the library; `nil` when there is none.
  package let file: String?
  /// The recipe as it was read; `nil` for a document without recipes.
  package let recipe: Recipe?

  /// Makes an entry of its parts.
  package init(
    origin: String, title: String?, status: Status, reason: String? = nil, file: String? = nil,
    recipe: Recipe? = nil
  ) {
    self.origin = origin
    self.title = title
    self.status = status
    self.reason = reason
    self.file = file
    self.recipe = recipe
  }
}
