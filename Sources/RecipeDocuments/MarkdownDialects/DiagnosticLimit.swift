import RecipeCore

extension [Diagnostic] {
  /// The first of them, as many as a person reads, and how many of a file were left out.
  func limited(path: String) -> [Diagnostic] {
    let limit = 50
    guard count > limit, let worst = self[limit...].map(\.severity).max() else { return self }
    let rest = Diagnostic(
      worst, "\(count - limit) more things were noted in this file",
      at: TextLocation(path: path))
    return self[..<limit] + [rest]
  }
}
