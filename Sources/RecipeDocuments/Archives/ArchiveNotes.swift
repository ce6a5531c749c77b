import Archives
import RecipeCore

/// The diagnostics of an archive and its documents, limited to as many as a person reads.
struct ArchiveNotes {
  private var diagnostics: [Diagnostic] = []
  private var leftOut = 0

  /// The maximum number of diagnostics of an archive; further ones are counted.
  private static let limit = 1_000

  /// Creates an empty list.
  init() {}

  /// True if there are no diagnostics.
  var isEmpty: Bool { diagnostics.isEmpty }

  /// Adds a diagnostic about an entry.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, at path: String, help: String? = nil
  ) {
    add([Diagnostic(severity, message, at: TextLocation(path: path), help: help)])
  }

  /// Adds the error of an entry that cannot be unpacked.
  mutating func add(_ error: ArchiveError, at path: String) {
    add(.error, error.message, at: path, help: error.help)
  }

  /// Adds the diagnostics of a document.
  mutating func add(_ others: [Diagnostic]) {
    let room = max(0, Self.limit - diagnostics.count)
    diagnostics += others.prefix(room)
    leftOut += max(0, others.count - room)
  }

  /// Returns the diagnostics, and one with the number of further ones.
  func all(of path: String) -> [Diagnostic] {
    guard leftOut > 0 else { return diagnostics }
    let message = "\(leftOut) more problems in this archive"
    return diagnostics + [Diagnostic(.warning, message, at: TextLocation(path: path))]
  }
}
