import RecipeCore

extension FileError {
  /// Returns the problem of a document or folder that cannot be read, and the remedy.
  ///
  /// - Parameter what: The failed operation: "cannot be read".
  func importTrouble(_ what: String) -> Diagnostic {
    Diagnostic(.error, "\(what): \(reasonText)", help: importHelp)
  }

  /// The remedy for a path that does not exist.
  static let missingHelp = "check the path; the address of a page starts with https://"

  /// The remedy.
  var importHelp: String {
    switch reason {
    case .permissionDenied: "make it readable with 'chmod u+r', then run 'recipes import --retry'"
    case .tooLarge: "split it into smaller files; NDJSON can be cut at any line end"
    case .notFound: Self.missingHelp
    default: "fix this, then run 'recipes import --retry'"
    }
  }
}
