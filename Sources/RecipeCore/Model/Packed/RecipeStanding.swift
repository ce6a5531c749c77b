package import Text

/// What a recipe's rank is made of: a few bytes behind the title of a packed one.
package struct RecipeStanding: Sendable, Hashable {
  /// The social rank, as it was read.
  package let socialRank: ExactNumber?
  /// What readers thought of it.
  package let rating: Rating?

  /// The standing of a recipe.
  init(_ recipe: Recipe) {
    socialRank = recipe.socialRank
    rating = recipe.rating
  }

  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    socialRank = try reader.exactNumber()
    rating = try reader.rating()
  }

  /// Writes it.
  func write(to writer: inout ByteWriter) {
    writer.write(socialRank?.text)
    writer.write(rating)
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ rating: Rating?) {
    write(rating?.value.text)
    guard let rating else { return }
    write(rating.best.text)
    write(rating.count)
  }
}

extension ByteReader {
  /// Reads a number that may be absent, as it was spelt.
  package mutating func exactNumber() throws(Damage) -> ExactNumber? {
    guard let text = try optionalText() else { return nil }
    guard let number = ExactNumber(text) else { throw Damage() }
    return number
  }

  /// Reads a rating that may be absent.
  package mutating func rating() throws(Damage) -> Rating? {
    guard let value = try exactNumber() else { return nil }
    guard let best = ExactNumber(try text()) else { throw Damage() }
    return Rating(value: value, best: best, count: try optionalInt())
  }
}
