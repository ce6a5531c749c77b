import RecipeCore

/// What an index notes of a file that was read; its records are with all others.
struct ReadFile: Sendable {
  /// The records of the file, in its order.
  let references: [RecordReference]
  /// What was odd.
  let diagnostics: [Diagnostic]
  /// Whether it holds no recipe and nothing that is wrong.
  let isWithoutRecipe: Bool
  /// The stamp of what was read; `nil` when that proves nothing.
  let stamp: FileStamp?

  /// Notes what a reading gave.
  init(_ reading: FileReading) {
    references = reading.records.map(\.reference)
    diagnostics = reading.diagnostics
    isWithoutRecipe = reading.isWithoutRecipe
    stamp = reading.stamp
  }
}
