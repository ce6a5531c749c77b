import JSONSyntax
import RecipeCore

/// Writes the file of one recipe in the library: a JSON object with the contract's field names.
///
/// Fields that no reader knew stand beside them under their own names, so that nothing is lost
/// and a reader that comes to know them finds them.
enum RecipeFileWriter {
  /// The whole file: indented, in a fixed order, with a line end at the end.
  static func bytes(of recipe: Recipe) -> [UInt8] {
    var writer = JSONWriter(isIndented: true)
    writer.beginObject()
    writer.writeKnownFields(of: recipe)
    writer.writeExtras(recipe.extras, taken: recipe.presentFields)
    writer.endObject()
    return writer.bytes + [0x0A]
  }
}

extension JSONWriter {
  fileprivate mutating func writeKnownFields(of recipe: Recipe) {
    write(.title, recipe.title)
    write(.publisher, recipe.publisher)
    write(.publisherURL, recipe.publisherURL)
    write(.sourceURL, recipe.sourceURL)
    write(.f2fURL, recipe.f2fURL)
    write(.imageURL, recipe.imageURL)
    write(.socialRank, recipe.socialRank)
    write(.ingredients, recipe.ingredients)
    write(recipe.ingredientGroups)
    write(.directions, recipe.directions)
    write(.description, recipe.description)
    write(.tags, recipe.tags)
    write(.yield, recipe.yield)
    write(.prepMinutes, recipe.prepMinutes)
    write(.cookMinutes, recipe.cookMinutes)
    write(.totalMinutes, recipe.totalMinutes)
    write(recipe.rating)
    write(.author, recipe.author)
    write(.language, recipe.language)
    write(.published, recipe.published)
  }

  /// Those whose names clash with fields that have been written stand in an object `extras`.
  fileprivate mutating func writeExtras(_ extras: [ExtraField], taken: Set<String>) {
    var names = taken
    var clashing: [ExtraField] = []
    for extra in extras {
      if names.insert(extra.name).inserted { write(extra) } else { clashing.append(extra) }
    }
    guard !clashing.isEmpty else { return }
    name(RecipeField.extras.rawValue)
    beginObject()
    for extra in clashing { write(extra) }
    endObject()
  }

  private mutating func write(_ extra: ExtraField) {
    name(extra.name)
    raw(extra.json)
  }

  private mutating func write(_ field: RecipeField, _ text: String?) {
    guard let text else { return }
    name(field.rawValue)
    string(text)
  }

  private mutating func write(_ field: RecipeField, _ number: ExactNumber?) {
    guard let number else { return }
    name(field.rawValue)
    raw(number.text)
  }

  private mutating func write(_ field: RecipeField, _ number: Int?) {
    guard let number else { return }
    name(field.rawValue)
    integer(number)
  }

  private mutating func write(_ field: RecipeField, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    name(field.rawValue)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  private mutating func write(_ groups: [IngredientGroup]) {
    guard !groups.isEmpty else { return }
    name(RecipeField.ingredientGroups.rawValue)
    beginArray()
    for group in groups {
      beginObject()
      name("name")
      string(group.name)
      name("start")
      integer(group.start)
      endObject()
    }
    endArray()
  }

  private mutating func write(_ rating: Rating?) {
    guard let rating else { return }
    name(RecipeField.rating.rawValue)
    beginObject()
    name("value")
    raw(rating.value.text)
    name("best")
    raw(rating.best.text)
    if let count = rating.count {
      name("count")
      integer(count)
    }
    endObject()
  }
}

extension Recipe {
  /// The names that `writeKnownFields` writes; `extras` is one, for what clashes.
  fileprivate var presentFields: Set<String> {
    let present: [(RecipeField, Bool)] = [
      (.title, true), (.extras, true), (.publisher, publisher != nil),
      (.publisherURL, publisherURL != nil), (.sourceURL, sourceURL != nil),
      (.f2fURL, f2fURL != nil), (.imageURL, imageURL != nil), (.socialRank, socialRank != nil),
      (.ingredients, !ingredients.isEmpty), (.ingredientGroups, !ingredientGroups.isEmpty),
      (.directions, !directions.isEmpty), (.description, description != nil),
      (.tags, !tags.isEmpty), (.yield, yield != nil), (.prepMinutes, prepMinutes != nil),
      (.cookMinutes, cookMinutes != nil), (.totalMinutes, totalMinutes != nil),
      (.rating, rating != nil), (.author, author != nil), (.language, language != nil),
      (.published, published != nil),
    ]
    return Set(present.filter(\.1).map(\.0.rawValue))
  }
}
