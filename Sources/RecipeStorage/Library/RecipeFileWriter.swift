import JSONSyntax
package import RecipeCore

/// Writes the file of one recipe in the library: a JSON object with the contract's field names.
///
/// Fields that no reader knew stand beside them under their own names, so that nothing is lost
/// and a reader that comes to know them finds them. Those whose name is taken stand in `extras`.
package struct RecipeFileWriter {
  private var json = JSONWriter(isIndented: true)
  private var names: Set<String> = []

  private init() {}

  /// The whole file: indented, in a fixed order, with a line end at the end.
  package static func bytes(of recipe: Recipe) -> [UInt8] {
    var writer = RecipeFileWriter()
    writer.json.beginObject()
    writer.writeTexts(of: recipe)
    writer.writeContent(of: recipe)
    writer.writeDetails(of: recipe)
    writer.write(recipe.extras)
    writer.json.endObject()
    return writer.json.bytes + [0x0A]
  }

  private mutating func writeTexts(of recipe: Recipe) {
    write(.title, recipe.title)
    write(.publisher, recipe.publisher)
    write(.publisherURL, recipe.publisherURL)
    write(.sourceURL, recipe.sourceURL)
    write(.f2fURL, recipe.f2fURL)
    write(.imageURL, recipe.imageURL)
    write(.socialRank, recipe.socialRank)
  }

  private mutating func writeContent(of recipe: Recipe) {
    write(.ingredients, recipe.ingredients)
    write(recipe.ingredientGroups)
    write(.directions, recipe.directions)
    write(.description, recipe.description)
    write(.tags, recipe.tags)
  }

  private mutating func writeDetails(of recipe: Recipe) {
    write(.yield, recipe.yield)
    write(.prepMinutes, recipe.prepMinutes)
    write(.cookMinutes, recipe.cookMinutes)
    write(.totalMinutes, recipe.totalMinutes)
    write(recipe.rating)
    write(.author, recipe.author)
    write(.language, recipe.language)
    write(.published, recipe.published)
  }
}

// MARK: - Kinds of values

extension RecipeFileWriter {
  private mutating func begin(_ field: RecipeField) {
    names.insert(field.rawValue)
    json.name(field.rawValue)
  }

  private mutating func write(_ field: RecipeField, _ text: String?) {
    guard let text else { return }
    begin(field)
    json.string(text)
  }

  private mutating func write(_ field: RecipeField, _ number: ExactNumber?) {
    guard let number else { return }
    begin(field)
    json.raw(number.text)
  }

  private mutating func write(_ field: RecipeField, _ number: Int?) {
    guard let number else { return }
    begin(field)
    json.integer(number)
  }

  private mutating func write(_ field: RecipeField, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    begin(field)
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }

  private mutating func write(_ groups: [IngredientGroup]) {
    guard !groups.isEmpty else { return }
    begin(.ingredientGroups)
    json.beginArray()
    for group in groups {
      json.beginObject()
      json.name("name")
      json.string(group.name)
      json.name("start")
      json.integer(group.start)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ rating: Rating?) {
    guard let rating else { return }
    begin(.rating)
    json.beginObject()
    json.name("value")
    json.raw(rating.value.text)
    json.name("best")
    json.raw(rating.best.text)
    if let count = rating.count {
      json.name("count")
      json.integer(count)
    }
    json.endObject()
  }

  private mutating func write(_ extras: [ExtraField]) {
    var beside: [ExtraField] = []
    var clashing: [ExtraField] = []
    for extra in extras {
      if names.insert(extra.name).inserted { beside.append(extra) } else { clashing.append(extra) }
    }
    if !clashing.isEmpty {
      clashing += beside.filter { $0.name == RecipeField.extras.rawValue }
      beside.removeAll { $0.name == RecipeField.extras.rawValue }
    }
    for extra in beside { write(extra) }
    guard !clashing.isEmpty else { return }
    json.name(RecipeField.extras.rawValue)
    json.beginObject()
    for extra in clashing { write(extra) }
    json.endObject()
  }

  private mutating func write(_ extra: ExtraField) {
    json.name(extra.name)
    json.raw(extra.json)
  }
}
