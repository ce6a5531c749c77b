import RecipeCore
import RecipeSearch

extension RecipeOutline {
  /// Reads what `Recipe.write` wrote.
  ///
  /// - Parameter body: Called with each text of title, publisher, ingredients, directions,
  ///   description, tags, notes, tools, author and language, in that order.
  init(
    reading reader: inout ByteReader, _ body: (RecipeField, UnsafeRawBufferPointer) -> Void
  ) throws(IndexCorruption) {
    self.init()
    for field in RecipeDepth.all.fields {
      try read(field, from: &reader) { body(field, $0) }
    }
  }

  private mutating func read(
    _ field: RecipeField, from reader: inout ByteReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(IndexCorruption) {
    switch field {
    case .title: body(try reader.part(count: try reader.count()))
    case .publisher: hasPublisher = try reader.optionalPart(body)
    case .sourceURL: hasSourceURL = try reader.optionalPart()
    case .imageURL: hasImageURL = try reader.optionalPart()
    case .socialRank, .publisherURL, .f2fURL: try reader.optionalPart()
    case .ingredients: ingredientCount = try reader.parts(body)
    case .ingredientGroups: _ = try reader.groups()
    case .directions: directionCount = try reader.parts(body)
    // Headings are no steps.
    case .directionGroups: directionCount = max(0, directionCount - (try reader.groups()))
    case .description: hasDescription = try reader.optionalPart(body)
    case .tags: tagCount = try reader.parts(body)
    case .notes: noteCount = try reader.parts(body)
    case .tools: toolCount = try reader.parts(body)
    case .nutrition: hasNutrition = try reader.pairs() > 0
    case .yield: yield = try reader.optionalText()
    case .prepMinutes: prepMinutes = try reader.minutes()
    case .cookMinutes: cookMinutes = try reader.minutes()
    case .waitMinutes: waitMinutes = try reader.minutes()
    case .totalMinutes: totalMinutes = try reader.minutes()
    case .rating: rating = try reader.rating()
    case .author: hasAuthor = try reader.optionalPart(body)
    case .language: hasLanguage = try reader.optionalPart(body)
    case .published: published = try reader.optionalText()
    // They come last, and nothing is asked of them.
    case .extras: break
    }
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
  ) throws(IndexCorruption) -> Bool {
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
  ) throws(IndexCorruption) -> Int {
    let count = try countOfItems()
    for _ in 0..<count { body(try part(count: try self.count())) }
    return count
  }

  /// Skips groups of ingredients or directions.
  ///
  /// - Returns: The number of groups.
  fileprivate mutating func groups() throws(IndexCorruption) -> Int {
    let count = try countOfItems()
    for _ in 0..<count {
      _ = try part(count: try self.count())
      _ = try self.count()
    }
    return count
  }

  /// Skips pairs of texts.
  ///
  /// - Returns: The number of pairs.
  fileprivate mutating func pairs() throws(IndexCorruption) -> Int {
    let count = try countOfItems()
    for _ in 0..<(2 * count) { _ = try part(count: try self.count()) }
    return count
  }
}
