import RecipeConfiguration
import RecipeDocuments
import Text

/// A place that a person names, and a recipe in it: `book.json`, `book.json#3`, an address.
struct RecipeLocation {
  /// The word as typed, without the recipe.
  let word: String
  /// The place.
  let place: NamedSource
  /// The id of the recipe in it, or `nil` for the only one.
  let record: String?

  /// Finds the place of a word, or returns `nil` if none exists.
  ///
  /// - Throws: An error if it is an address that cannot be requested.
  init?(_ word: String, _ context: CommandContext) throws(CommandFailure) {
    let mark = word.lastIndex(of: "#")
    let start = mark.map { String(word[..<$0]) }
    if PageAddress.hasScheme(word) {
      let place = try context.place(word)
      self.place = place
      self.word = start ?? word
      if let mark, case .address(let address) = place {
        record = address.url + word[mark...]
      } else {
        record = nil
      }
      return
    }
    if let path = context.existingPath(word) {
      (self.word, place, record) = (word, .path(path), nil)
      return
    }
    guard let mark, let start, let path = context.existingPath(start) else { return nil }
    let name = path.fileName ?? ""
    (self.word, place) = (start, .path(path))
    record = name + word[mark...]
  }
}
