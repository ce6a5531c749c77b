import RecipeCore

extension [Diagnostic] {
  /// Returns as many diagnostics as a person reads, and one with the number of further ones.
  func limited(path: String) -> [Diagnostic] {
    let limit = 50
    guard count > limit, let worst = self[limit...].map(\.severity).max() else { return self }
    let rest = Diagnostic(
      worst, "\(count - limit) more notes about this file",
      at: TextLocation(path: path))
    return self[..<limit] + [rest]
  }
}
