import RecipeCore

/// How far a file has been read slice by slice: what was counted in one slice, and so is added to
/// the places of the next.
struct LineProgress {
  /// The number of things that are odd are told of one file.
  private static let diagnosticLimit = 50

  /// The number of slices have been read.
  private(set) var sliceCount = 0
  /// The number of lines they have.
  private(set) var lineCount = 0
  /// The number of records they gave.
  private(set) var recordCount = 0

  /// True if a slice could not be read.
  private(set) var hasFailed = false

  private var diagnosticCount = 0

  /// Counts a slice.
  mutating func add(_ slice: LineFile.Slice) {
    sliceCount += 1
    lineCount += slice.lineCount
    recordCount += slice.recipes.count
  }

  /// Counts a slice that could not be read.
  mutating func skipSlice() {
    sliceCount += 1
    hasFailed = true
  }

  /// Diagnostics of the next slice with their lines in the file, as many as a person reads.
  mutating func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let room = max(0, Self.diagnosticLimit - diagnosticCount)
    diagnosticCount += diagnostics.count
    return diagnostics.prefix(room).map { diagnostic in
      guard let place = diagnostic.location, let line = place.line else { return diagnostic }
      return Diagnostic(
        diagnostic.severity, diagnostic.message,
        at: TextLocation(path: place.path, line: line + lineCount, column: place.column),
        help: diagnostic.help)
    }
  }

  /// Tells how many diagnostics of a file were left out; empty when none were.
  func leftOut(_ path: String) -> [Diagnostic] {
    let count = diagnosticCount - Self.diagnosticLimit
    guard count > 0 else { return [] }
    return [
      Diagnostic(
        .warning, "\(count) more problems in this file", at: TextLocation(path: path))
    ]
  }
}
