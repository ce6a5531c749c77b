package import Text

/// The values of a recipe other than its texts: its numbers, and which fields are present.
package struct RecipeOutline: Sendable, Hashable {
  /// Minutes of preparation.
  package private(set) var prepMinutes: Int?
  /// Minutes of cooking.
  package private(set) var cookMinutes: Int?
  /// Minutes from start to end.
  package private(set) var totalMinutes: Int?
  /// The rating by readers.
  package private(set) var rating: Rating?
  /// The yield as written.
  package private(set) var yield: String?
  /// The date of publication, as written.
  package private(set) var published: String?
  /// The number of ingredient lines.
  package private(set) var ingredientCount = 0
  /// The number of steps.
  package private(set) var directionCount = 0
  /// The number of tags.
  package private(set) var tagCount = 0
  /// True if it has a publisher.
  package private(set) var hasPublisher = false
  /// True if it has the URL of a page.
  package private(set) var hasSourceURL = false
  /// True if it has the URL of an image.
  package private(set) var hasImageURL = false
  /// True if it has a description.
  package private(set) var hasDescription = false
  /// True if it has an author.
  package private(set) var hasAuthor = false
  /// True if it has a language.
  package private(set) var hasLanguage = false

  /// Creates the outline of a recipe.
  package init(_ recipe: Recipe) {
    (prepMinutes, cookMinutes, totalMinutes) =
      (recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes)
    rating = recipe.rating
    (yield, published) = (recipe.yield, recipe.published)
    ingredientCount = recipe.ingredients.count
    directionCount = recipe.directions.count
    tagCount = recipe.tags.count
    hasPublisher = recipe.publisher != nil
    hasSourceURL = recipe.sourceURL != nil
    hasImageURL = recipe.imageURL != nil
    hasDescription = recipe.description != nil
    hasAuthor = recipe.author != nil
    hasLanguage = recipe.language != nil
  }

  /// Reads what `Recipe.write` wrote.
  ///
  /// - Parameter body: Called with each text of title, publisher, ingredients, directions,
  ///   description, tags, author and language, in that order.
  package init(
    reading reader: inout ByteReader, _ body: (RecipeField, UnsafeRawBufferPointer) -> Void
  ) throws(ByteReader.Damage) {
    body(.title, try reader.part(count: try reader.count()))
    try reader.optionalPart()
    rating = try reader.rating()
    hasPublisher = try reader.optionalPart { body(.publisher, $0) }
    hasSourceURL = try reader.optionalPart()
    hasImageURL = try reader.optionalPart()
    yield = try reader.optionalText()
    ingredientCount = try reader.parts { body(.ingredients, $0) }
    try reader.optionalPart()
    try reader.optionalPart()
    for _ in 0..<(try reader.countOfItems()) {
      _ = try reader.part(count: try reader.count())
      _ = try reader.count()
    }
    directionCount = try reader.parts { body(.directions, $0) }
    hasDescription = try reader.optionalPart { body(.description, $0) }
    tagCount = try reader.parts { body(.tags, $0) }
    prepMinutes = try reader.optionalInt()
    cookMinutes = try reader.optionalInt()
    totalMinutes = try reader.optionalInt()
    hasAuthor = try reader.optionalPart { body(.author, $0) }
    hasLanguage = try reader.optionalPart { body(.language, $0) }
    published = try reader.optionalText()
  }

  /// The total time, or the sum of the known parts.
  package var knownMinutes: Int? {
    if let totalMinutes { return totalMinutes }
    guard prepMinutes != nil || cookMinutes != nil else { return nil }
    return (prepMinutes ?? 0).addingReportingOverflow(cookMinutes ?? 0).partialValue
  }
}

extension ByteReader {
  /// Skips an optional text.
  ///
  /// - Parameter body: Called with the text.
  /// - Returns: True if there is one.
  @discardableResult
  fileprivate mutating func optionalPart(
    _ body: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(Damage) -> Bool {
    let length = try count()
    guard length > 0 else { return false }
    body(try part(count: length - 1))
    return true
  }

  /// Skips texts.
  ///
  /// - Parameter body: Called with each text.
  /// - Returns: The number of texts.
  fileprivate mutating func parts(
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(Damage) -> Int {
    let count = try countOfItems()
    for _ in 0..<count { body(try part(count: try self.count())) }
    return count
  }
}
