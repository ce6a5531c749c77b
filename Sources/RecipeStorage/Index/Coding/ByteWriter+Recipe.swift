import RecipeCore

extension ByteWriter {
  /// Writes a recipe, every field of it.
  mutating func write(_ recipe: Recipe) {
    write(recipe.title)
    write(recipe.publisher)
    write(recipe.publisherURL)
    write(recipe.sourceURL)
    write(recipe.f2fURL)
    write(recipe.imageURL)
    write(recipe.socialRank?.text)
    write(recipe.ingredients)
    write(recipe.ingredientGroups) { writer, group in
      writer.write(group.name)
      writer.write(group.start)
    }
    write(recipe.directions)
    write(recipe.description)
    write(recipe.tags)
    write(recipe.yield)
    write(recipe.prepMinutes)
    write(recipe.cookMinutes)
    write(recipe.totalMinutes)
    write(recipe.rating)
    write(recipe.author)
    write(recipe.language)
    write(recipe.published)
    write(recipe.extras) { writer, extra in
      writer.write(extra.name)
      writer.write(extra.json)
    }
  }

  private mutating func write(_ rating: Rating?) {
    write(rating?.value.text)
    guard let rating else { return }
    write(rating.best.text)
    write(rating.count)
  }
}

extension ByteReader {
  /// Reads a recipe.
  mutating func recipe() throws(Damage) -> Recipe {
    Recipe(
      title: try text(), publisher: try optionalText(), publisherURL: try optionalText(),
      sourceURL: try optionalText(), f2fURL: try optionalText(), imageURL: try optionalText(),
      socialRank: try exactNumber(), ingredients: try texts(),
      ingredientGroups: try elements { reader throws(Damage) in
        IngredientGroup(name: try reader.text(), start: try reader.count())
      },
      directions: try texts(), description: try optionalText(), tags: try texts(),
      yield: try optionalText(), prepMinutes: try optionalInt(), cookMinutes: try optionalInt(),
      totalMinutes: try optionalInt(), rating: try rating(), author: try optionalText(),
      language: try optionalText(), published: try optionalText(),
      extras: try elements { reader throws(Damage) in
        ExtraField(name: try reader.text(), json: try reader.text())
      })
  }

  /// Reads a number that may be absent, as it was spelt.
  mutating func exactNumber() throws(Damage) -> ExactNumber? {
    guard let text = try optionalText() else { return nil }
    guard let number = ExactNumber(text) else { throw Damage() }
    return number
  }

  private mutating func rating() throws(Damage) -> Rating? {
    guard let value = try exactNumber() else { return nil }
    guard let best = ExactNumber(try text()) else { throw Damage() }
    return Rating(value: value, best: best, count: try optionalInt())
  }
}
