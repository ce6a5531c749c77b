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
    for field in RecipeDepth.all.fields {
      try read(field, from: &reader) { body(field, $0) }
    }
  }

  private mutating func read(
    _ field: RecipeField, from reader: inout ByteReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(ByteReader.Damage) {
    switch field {
    case .title: body(try reader.part(count: try reader.count()))
    case .publisher: hasPublisher = try reader.optionalPart(body)
    case .sourceURL: hasSourceURL = try reader.optionalPart()
    case .imageURL: hasImageURL = try reader.optionalPart()
    case .socialRank, .publisherURL, .f2fURL: try reader.optionalPart()
    case .ingredients: ingredientCount = try reader.parts(body)
    case .ingredientGroups:
      for _ in 0..<(try reader.countOfItems()) {
        _ = try reader.part(count: try reader.count())
        _ = try reader.count()
      }
    case .directions: directionCount = try reader.parts(body)
    case .description: hasDescription = try reader.optionalPart(body)
    case .tags: tagCount = try reader.parts(body)
    case .yield: yield = try reader.optionalText()
    case .prepMinutes: prepMinutes = try reader.optionalInt()
    case .cookMinutes: cookMinutes = try reader.optionalInt()
    case .totalMinutes: totalMinutes = try reader.optionalInt()
    case .rating: rating = try reader.rating()
    case .author: hasAuthor = try reader.optionalPart(body)
    case .language: hasLanguage = try reader.optionalPart(body)
    case .published: published = try reader.optionalText()
    // They come last, and nothing is asked of them.
    case .extras: break
    }
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
