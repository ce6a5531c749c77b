import RecipeCore

/// The progress of reading a file slice by slice: the counts that are the offsets of the next
/// slice.
struct LineProgress {
  /// The maximum number of diagnostics per file.
  private static let maximumDiagnosticCount = 50

  /// The number of slices read.
  private(set) var sliceCount = 0
  /// The number of lines read.
  private(set) var lineCount = 0

  /// True if a slice could not be read.
  private(set) var hasFailed = false

  private var diagnosticCount = 0

  /// Counts a slice, which may be one that could not be read.
  mutating func add(_ slice: LineFile.Slice?) {
    sliceCount += 1
    guard let slice else { return hasFailed = true }
    lineCount += slice.lineCount
    diagnosticCount += slice.diagnostics.count
  }

  /// Returns the diagnostics of the next slice with their lines in the file, up to the limit.
  func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let room = max(0, Self.maximumDiagnosticCount - diagnosticCount)
    return diagnostics.prefix(room).map { diagnostic in
      guard let place = diagnostic.location, let line = place.line else { return diagnostic }
      return Diagnostic(
        diagnostic.severity, diagnostic.message,
        at: TextLocation(path: place.path, line: line + lineCount, column: place.column),
        help: diagnostic.help)
    }
  }

  /// Returns a diagnostic with the number of those beyond the limit, if any.
  func leftOut(_ path: String) -> [Diagnostic] {
    let count = diagnosticCount - Self.maximumDiagnosticCount
    guard count > 0 else { return [] }
    return [
      Diagnostic(
        .warning, "\(count) more problems in this file", at: TextLocation(path: path))
    ]
  }
}
