import RecipeCore

extension FileError {
  /// What is wrong with a document or folder that cannot be read, and what somebody can do.
  ///
  /// - Parameter what: What could not be done: "cannot be read".
  func importTrouble(_ what: String) -> Diagnostic {
    Diagnostic(.error, "\(what): \(reasonText)", help: importHelp)
  }

  /// What somebody can do who named a path that is not there.
  static let missingHelp = "check the path; the address of a page begins with https://"

  /// What somebody can do about it.
  var importHelp: String {
    switch reason {
    case .permissionDenied: "make it readable with 'chmod u+r', and 'recipes import --retry'"
    case .tooLarge: "split it into smaller files; NDJSON can be cut at any line end"
    case .notFound: Self.missingHelp
    default: "put this right, and 'recipes import --retry'"
    }
  }
}
