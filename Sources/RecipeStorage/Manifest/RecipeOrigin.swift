import Text

/// The origin of an imported recipe.
///
/// The recipes of a document with several are distinguished by title, not by number, so that an
/// insertion at the top does not make all others look changed.
struct RecipeOrigin: Sendable, Hashable, CustomStringConvertible {
  /// The document's path or URL.
  let document: ByteKey
  /// The recipe's name in a document with several, or `nil` if it is the only one.
  let part: ByteKey?

  /// `/notes/soups.json#leek-soup`, or the document alone.
  var description: String {
    part.map { "\(document)#\($0)" } ?? document.text
  }
}
