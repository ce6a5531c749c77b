import RecipeCore

/// The entry of a file that was read, without its records.
struct ReadFile: Sendable {
  /// The references of the records, in the order of the file.
  let references: [RecordReference]
  /// The diagnostics.
  let diagnostics: [Diagnostic]
  /// True if the file is something other than recipes, rather than a broken recipe.
  let isWithoutRecipe: Bool
  /// The stamp of the content that was read, or `nil` if it proves nothing.
  let stamp: FileStamp?

  /// Creates the entry of a reading.
  init(_ reading: FileReading) {
    references = reading.records.map(\.reference)
    diagnostics = reading.diagnostics
    isWithoutRecipe = reading.isWithoutRecipe
    stamp = reading.stamp
  }
}
