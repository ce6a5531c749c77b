package import Text

/// The part of a recipe to decode.
package enum RecipeDepth: Sendable {
  /// The fields used by matching: title, standing, publisher, page, image, yield and ingredients.
  case matching
  /// Every field.
  case all
}

extension Recipe {
  /// Reads what `write` wrote.
  ///
  /// - Parameter depth: The fields to decode; the others are absent.
  package init(
    reading reader: inout ByteReader, _ depth: RecipeDepth = .all
  ) throws(ByteReader.Damage) {
    let title = try reader.text()
    let standing = try RecipeStanding(reading: &reader)
    let (publisher, sourceURL) = (try reader.optionalText(), try reader.optionalText())
    let (imageURL, yield) = (try reader.optionalText(), try reader.optionalText())
    let ingredients = try reader.texts()
    guard depth == .all else {
      self.init(
        title: title, publisher: publisher, sourceURL: sourceURL, imageURL: imageURL,
        socialRank: standing.socialRank, ingredients: ingredients, yield: yield,
        rating: standing.rating)
      return
    }
    self.init(
      title: title, publisher: publisher, publisherURL: try reader.optionalText(),
      sourceURL: sourceURL, f2fURL: try reader.optionalText(), imageURL: imageURL,
      socialRank: standing.socialRank, ingredients: ingredients,
      ingredientGroups: try reader.elements { reader throws(ByteReader.Damage) in
        IngredientGroup(name: try reader.text(), start: try reader.count())
      },
      directions: try reader.texts(), description: try reader.optionalText(),
      tags: try reader.texts(), yield: yield, prepMinutes: try reader.optionalInt(),
      cookMinutes: try reader.optionalInt(), totalMinutes: try reader.optionalInt(),
      rating: standing.rating, author: try reader.optionalText(),
      language: try reader.optionalText(),
      published: try reader.optionalText(),
      extras: try reader.elements { reader throws(ByteReader.Damage) in
        ExtraField(name: try reader.text(), json: try reader.text())
      })
  }

  /// Writes every field, title and standing first, then those of `RecipeDepth.matching`.
  package func write(to writer: inout ByteWriter) {
    writer.write(title)
    RecipeStanding(self).write(to: &writer)
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
