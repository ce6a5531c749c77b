/// How much of a recipe is looked at; each has what those before it have, and stands behind it in
/// bytes.
package enum RecipeDepth: Int, Sendable, Comparable {
  /// What ranks are found by, and tables are put in order: title, social rank, rating.
  case ranking
  /// What records are matched by: also publisher, page, image, yield and ingredients.
  case matching
  /// Every field.
  case all

  /// Orders from the fewest fields to all.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Recipe {
  /// Reads what `write` wrote.
  ///
  /// - Parameter depth: What is looked at; the other fields are absent.
  package init(
    reading reader: inout ByteReader, _ depth: RecipeDepth = .all
  ) throws(ByteReader.Damage) {
    let title = try reader.text()
    let socialRank = try reader.exactNumber()
    let rating = try reader.rating()
    guard depth > .ranking else {
      self.init(title: title, socialRank: socialRank, rating: rating)
      return
    }
    let (publisher, sourceURL) = (try reader.optionalText(), try reader.optionalText())
    let (imageURL, yield) = (try reader.optionalText(), try reader.optionalText())
    let ingredients = try reader.texts()
    guard depth > .matching else {
      self.init(
        title: title, publisher: publisher, sourceURL: sourceURL, imageURL: imageURL,
        socialRank: socialRank, ingredients: ingredients, yield: yield, rating: rating)
      return
    }
    self.init(
      title: title, publisher: publisher, publisherURL: try reader.optionalText(),
      sourceURL: sourceURL, f2fURL: try reader.optionalText(), imageURL: imageURL,
      socialRank: socialRank, ingredients: ingredients,
      ingredientGroups: try reader.elements { reader throws(ByteReader.Damage) in
        IngredientGroup(name: try reader.text(), start: try reader.count())
      },
      directions: try reader.texts(), description: try reader.optionalText(),
      tags: try reader.texts(), yield: yield, prepMinutes: try reader.optionalInt(),
      cookMinutes: try reader.optionalInt(), totalMinutes: try reader.optionalInt(),
      rating: rating, author: try reader.optionalText(), language: try reader.optionalText(),
      published: try reader.optionalText(),
      extras: try reader.elements { reader throws(ByteReader.Damage) in
        ExtraField(name: try reader.text(), json: try reader.text())
      })
  }

  /// Writes every field, those of `RecipeDepth.ranking` first.
  package func write(to writer: inout ByteWriter) {
    writer.write(title)
    writer.write(socialRank?.text)
    writer.write(rating)
    writer.write(publisher)
    writer.write(sourceURL)
    writer.write(imageURL)
    writer.write(yield)
    writer.write(ingredients)
    writer.write(publisherURL)
    writer.write(f2fURL)
    writer.write(ingredientGroups) { writer, group in
      writer.write(group.name)
      writer.write(group.start)
    }
    writer.write(directions)
    writer.write(description)
    writer.write(tags)
    writer.write(prepMinutes)
    writer.write(cookMinutes)
    writer.write(totalMinutes)
    writer.write(author)
    writer.write(language)
    writer.write(published)
    writer.write(extras) { writer, extra in
      writer.write(extra.name)
      writer.write(extra.json)
    }
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

  fileprivate mutating func rating() throws(Damage) -> Rating? {
    guard let value = try exactNumber() else { return nil }
    guard let best = ExactNumber(try text()) else { throw Damage() }
    return Rating(value: value, best: best, count: try optionalInt())
  }
}
