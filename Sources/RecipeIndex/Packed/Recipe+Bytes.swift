import RecipeCore

extension RecipeDepth {
  /// The fields, in the order of their bytes.
  var fields: [RecipeField] {
    switch self {
    case .matching: Self.matchingFields
    case .judging: Self.matchingFields + [.directions]
    case .all: Self.allFields
    }
  }

  /// The title and the fields of `RankSignals` come first.
  private static let matchingFields: [RecipeField] = [
    .title, .socialRank, .rating, .publisher, .sourceURL, .imageURL, .yield, .ingredients,
  ]

  /// Unknown fields come last, so that `RecipeOutline` need not skip them.
  private static let allFields =
    RecipeDepth.judging.fields
    + RecipeField.allCases.filter { !RecipeDepth.judging.fields.contains($0) && $0 != .extras }
    + [.extras]
}

extension Recipe {
  /// Reads what `write` wrote.
  ///
  /// - Parameter depth: The fields to decode; the others are absent.
  init(
    reading reader: inout ByteReader, _ depth: RecipeDepth = .all
  ) throws(IndexCorruption) {
    self.init(title: "")
    for field in depth.fields { try read(field, from: &reader) }
  }

  private mutating func read(
    _ field: RecipeField, from reader: inout ByteReader
  ) throws(IndexCorruption) {
    switch field {
    case .title: title = try reader.text()
    case .publisher: publisher = try reader.optionalText()
    case .publisherURL: publisherURL = try reader.optionalText()
    case .sourceURL: sourceURL = try reader.optionalText()
    case .f2fURL: f2fURL = try reader.optionalText()
    case .imageURL: imageURL = try reader.optionalText()
    case .socialRank: socialRank = try reader.exactNumber()
    case .ingredients: ingredients = try reader.texts()
    case .ingredientGroups: ingredientGroups = try reader.groups()
    case .directions: directions = try reader.texts()
    case .directionGroups: directionGroups = try reader.groups()
    case .description: description = try reader.optionalText()
    case .tags: tags = try reader.texts()
    case .notes: notes = try reader.texts()
    case .tools: tools = try reader.texts()
    case .nutrition:
      nutrition = try reader.elements { reader throws(IndexCorruption) in
        NutritionFact(name: try reader.text(), text: try reader.text())
      }
    case .yield: yield = try reader.optionalText()
    case .prepMinutes: prepMinutes = try reader.minutes()
    case .cookMinutes: cookMinutes = try reader.minutes()
    case .waitMinutes: waitMinutes = try reader.minutes()
    case .totalMinutes: totalMinutes = try reader.minutes()
    case .rating: rating = try reader.rating()
    case .author: author = try reader.optionalText()
    case .language: language = try reader.optionalText()
    case .published: published = try reader.optionalText()
    case .extras:
      extras = try reader.elements { reader throws(IndexCorruption) in
        ExtraField(name: try reader.text(), json: try reader.text())
      }
    }
  }

  /// Writes every field, those of `RecipeDepth.matching` first.
  func write(to writer: inout ByteWriter) {
    for field in RecipeDepth.all.fields { write(field, to: &writer) }
  }

  private func write(_ field: RecipeField, to writer: inout ByteWriter) {
    switch field {
    case .title: writer.write(title)
    case .publisher: writer.write(publisher)
    case .publisherURL: writer.write(publisherURL)
    case .sourceURL: writer.write(sourceURL)
    case .f2fURL: writer.write(f2fURL)
    case .imageURL: writer.write(imageURL)
    case .socialRank: writer.write(socialRank?.text)
    case .ingredients: writer.write(ingredients)
    case .ingredientGroups: writer.write(ingredientGroups)
    case .directions: writer.write(directions)
    case .directionGroups: writer.write(directionGroups)
    case .description: writer.write(description)
    case .tags: writer.write(tags)
    case .notes: writer.write(notes)
    case .tools: writer.write(tools)
    case .nutrition:
      writer.write(nutrition) { writer, fact in
        writer.write(fact.name)
        writer.write(fact.text)
      }
    case .yield: writer.write(yield)
    case .prepMinutes: writer.write(prepMinutes?.description)
    case .cookMinutes: writer.write(cookMinutes?.description)
    case .waitMinutes: writer.write(waitMinutes?.description)
    case .totalMinutes: writer.write(totalMinutes?.description)
    case .rating: writer.write(rating)
    case .author: writer.write(author)
    case .language: writer.write(language)
    case .published: writer.write(published)
    case .extras:
      writer.write(extras) { writer, extra in
        writer.write(extra.name)
        writer.write(extra.json)
      }
    }
  }
}

extension RankSignals {
  /// Reads what `Recipe.write` wrote after the title.
  init(reading reader: inout ByteReader) throws(IndexCorruption) {
    self.init(socialRank: try reader.exactNumber(), rating: try reader.rating())
  }
}

extension ByteWriter {
  /// Writes groups of ingredients or directions.
  fileprivate mutating func write(_ groups: [RecipeGroup]) {
    write(groups) { writer, group in
      writer.write(group.name)
      writer.write(group.start)
    }
  }

  /// Writes an optional rating.
  fileprivate mutating func write(_ rating: Rating?) {
    write(rating?.value.text)
    guard let rating else { return }
    write(rating.best.text)
    write(rating.count)
  }
}

extension ByteReader {
  /// Reads an optional number, as it was written.
  mutating func exactNumber() throws(IndexCorruption) -> ExactNumber? {
    guard let text = try optionalText() else { return nil }
    guard let number = ExactNumber(text) else { throw IndexCorruption() }
    return number
  }

  /// Reads an optional time.
  mutating func minutes() throws(IndexCorruption) -> MinuteRange? {
    guard let text = try optionalText() else { return nil }
    guard let minutes = MinuteRange(text) else { throw IndexCorruption() }
    return minutes
  }

  /// Reads groups of ingredients or directions.
  fileprivate mutating func groups() throws(IndexCorruption) -> [RecipeGroup] {
    try elements { reader throws(IndexCorruption) in
      RecipeGroup(name: try reader.text(), start: try reader.count())
    }
  }

  /// Reads an optional rating.
  mutating func rating() throws(IndexCorruption) -> Rating? {
    guard let value = try exactNumber() else { return nil }
    guard let best = ExactNumber(try text()) else { throw IndexCorruption() }
    return Rating(value: value, best: best, count: try optionalInt())
  }
}
