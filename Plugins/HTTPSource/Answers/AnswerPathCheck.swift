import JSONSyntax
import RecipeCore
import RecipeDocuments

/// The check of the paths that a person named, against the first page of a list: one that leads to nothing
/// there is rather misspelt than absent.
struct AnswerPathCheck {
  private let root: JSONValue
  private let host: String
  private let page: String

  /// Creates the check of an answer.
  ///
  /// - Parameter page: The address of the page, for the locations of diagnostics.
  init(_ answer: HTTPAnswer, page: String) {
    root = answer.root
    host = answer.host
    self.page = page
  }

  /// Returns a diagnostic if the answer has no number of all records where it should be.
  func total(_ named: AnswerPaths.NamedPath?) -> [Diagnostic] {
    guard let named else { return [] }
    let found = named.path.values(in: root).first
    guard found?.wholeNumber == nil else { return [] }
    return [
      diagnostic(named, found, expected: "a number", "it is not known whether recipes are missing")
    ]
  }

  /// Returns a diagnostic if the answer has no link or cursor where it should be; null says that there is no
  /// further page.
  func next(_ named: AnswerPaths.NamedPath?) -> [Diagnostic] {
    guard let named else { return [] }
    let found = named.path.values(in: root).first
    let isKnown =
      found.map { $0.kind == .string || $0.kind == .number || $0.kind == .boolean }
      ?? named.path.exists(in: root)
    guard !isKnown else { return [] }
    return [diagnostic(named, found, expected: "a link or cursor", "only this page is read")]
  }

  private func diagnostic(
    _ named: AnswerPaths.NamedPath, _ found: JSONValue?, expected: String, _ consequence: String
  ) -> Diagnostic {
    let what = found.map { "leads to \($0.kindName), not to \(expected)" } ?? "leads to nothing"
    return Diagnostic(
      .loss, "\(named.option) = \"\(named.text)\" \(what) in the answer of \(host): \(consequence)",
      at: TextLocation(path: page), help: "the answer \(AnswerLists.keys(of: root))")
  }
}
