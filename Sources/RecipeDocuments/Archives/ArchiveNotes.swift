import Archives
import RecipeCore

/// The diagnostics of an archive and of the documents in it, not more than a person reads.
struct ArchiveNotes {
  private var diagnostics: [Diagnostic] = []
  private var leftOut = 0

  /// How many are kept of one archive; the others are counted.
  private static let limit = 1_000

  /// Makes an empty list.
  init() {}

  /// Whether nothing has been noted.
  var isEmpty: Bool { diagnostics.isEmpty }

  /// Notes something about a part.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, at path: String, help: String? = nil
  ) {
    add([Diagnostic(severity, message, at: TextLocation(path: path), help: help)])
  }

  /// Notes why a part cannot be unpacked.
  mutating func add(_ error: ArchiveError, at path: String) {
    add(.error, error.message, at: path, help: error.help)
  }

  /// Adds those of a document.
  mutating func add(_ others: [Diagnostic]) {
    let room = max(0, Self.limit - diagnostics.count)
    diagnostics += others.prefix(room)
    leftOut += max(0, others.count - room)
  }

  /// All of them, and how many were left out.
  func all(of path: String) -> [Diagnostic] {
    guard leftOut > 0 else { return diagnostics }
    let message = "\(leftOut) more things are wrong in this archive"
    return diagnostics + [Diagnostic(.warning, message, at: TextLocation(path: path))]
  }
}
