package import Text

/// The values that a recipe's rank is derived from: a few bytes after the title of a packed recipe.
package struct RecipeStanding: Sendable, Hashable {
  /// The social rank, as it was read.
  package let socialRank: ExactNumber?
  /// The rating by readers.
  package let rating: Rating?

  /// Creates the standing of a recipe.
  init(_ recipe: Recipe) {
    socialRank = recipe.socialRank
    rating = recipe.rating
  }

  /// Reads what `Recipe.write` wrote after the title.
  init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    socialRank = try reader.exactNumber()
    rating = try reader.rating()
  }
}

extension ByteWriter {
  /// Writes an optional rating.
  mutating func write(_ rating: Rating?) {
    write(rating?.value.text)
    guard let rating else { return }
    write(rating.best.text)
    write(rating.count)
  }
}

extension ByteReader {
  /// Reads an optional number, as it was written.
  package mutating func exactNumber() throws(Damage) -> ExactNumber? {
    guard let text = try optionalText() else { return nil }
    guard let number = ExactNumber(text) else { throw Damage() }
    return number
  }

  /// Reads an optional rating.
  package mutating func rating() throws(Damage) -> Rating? {
    guard let value = try exactNumber() else { return nil }
    guard let best = ExactNumber(try text()) else { throw Damage() }
    return Rating(value: value, best: best, count: try optionalInt())
  }
}
