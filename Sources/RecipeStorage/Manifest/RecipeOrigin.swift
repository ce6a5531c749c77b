/// Where an imported recipe came from.
///
/// The recipes of a document that holds several are told apart by title, not by number, so that
/// one more at the top does not make all others look changed.
struct RecipeOrigin: Sendable, Hashable, CustomStringConvertible {
  /// The document's path or URL.
  let document: String
  /// The recipe's name inside a document of several; `nil` when it is the only one.
  let part: String?

  /// `/notes/soups.json#leek-soup`, or the document alone.
  var description: String {
    part.map { "\(document)#\($0)" } ?? document
  }
}
