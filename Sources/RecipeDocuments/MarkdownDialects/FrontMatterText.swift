import JSONSyntax
import RecipeCore

/// The metadata of a recipe as YAML between `---` lines.
///
/// The values are JSON, which is a subset of YAML 1.2.
struct FrontMatterText {
  /// The block, including its final newline.
  private(set) var text = "---\n"

  /// Creates the metadata of a recipe; absent values are omitted.
  ///
  /// Extra fields are in `extras`: elsewhere a reader could mistake one for a field that it knows,
  /// such as `method` or `Zutaten`.
  init(_ recipe: Recipe) {
    writeOrigin(of: recipe)
    writeFacts(of: recipe)
    writeCredits(of: recipe)
    if !recipe.extras.isEmpty {
      line("extras") { json in
        json.beginObject()
        json.write(recipe.extras.map(\.compacted))
        json.endObject()
      }
    }
    text += "---\n"
  }

  private mutating func writeOrigin(of recipe: Recipe) {
    line("title") { $0.string(recipe.title) }
    line("source", recipe.sourceURL)
    line("publisher", recipe.publisher)
    line("publisher_url", recipe.publisherURL)
    line("f2f_url", recipe.f2fURL)
    line("image", recipe.imageURL)
    if let rank = recipe.socialRank { line("social_rank") { $0.raw(rank.text) } }
  }

  private mutating func writeFacts(of recipe: Recipe) {
    list("tags", recipe.tags)
    list("tools", recipe.tools)
    line("servings", recipe.yield)
    line("prep_time", Self.minutes(recipe.prepMinutes))
    line("cook_time", Self.minutes(recipe.cookMinutes))
    line("wait_time", Self.minutes(recipe.waitMinutes))
    line("total_time", Self.minutes(recipe.totalMinutes))
    line("rating", recipe.rating.map { "\($0.value.text)/\($0.best.text)" })
    if let count = recipe.rating?.count { line("rating_count") { $0.integer(count) } }
  }

  private mutating func writeCredits(of recipe: Recipe) {
    line("author", recipe.author)
    line("language", recipe.language)
    line("date", recipe.published)
    line("description", recipe.description.flatMap(Self.ambiguous))
    writeNutrition(of: recipe)
    list("notes", recipe.notes)
    if recipe.ingredientGroups.contains(where: { Self.isAmbiguous($0.name) }) {
      groups("ingredient_groups", recipe.ingredientGroups)
    }
    if Self.namesDirectionGroups(of: recipe) {
      groups("direction_groups", recipe.directionGroups)
    }
  }

  private mutating func writeNutrition(of recipe: Recipe) {
    guard !recipe.nutrition.isEmpty else { return }
    line("nutrition") { json in
      json.beginObject()
      for fact in recipe.nutrition { json.member(fact.name, fact.text) }
      json.endObject()
    }
  }

  /// Returns the description if the body alone may change it, else `nil`.
  ///
  /// Such a one has line ends in a paragraph, which are spaces in Markdown, or text that may be a
  /// fact of the recipe, such as `Serves 4`.
  private static func ambiguous(_ description: String) -> String? {
    let lines = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let hasLineEnd = zip(lines, lines.dropFirst()).contains { !$0.isEmpty && !$1.isEmpty }
    let mayHaveFacts = description.unicodeScalars.contains { scalar in
      scalar == ":" || scalar == "：" || scalar == "#" || scalar.properties.numericType != nil
    }
    return hasLineEnd || mayHaveFacts ? description : nil
  }

  /// True if the front matter names the groups of directions, because headings in the body could mean
  /// something else.
  static func namesDirectionGroups(of recipe: Recipe) -> Bool {
    recipe.directionGroups.contains { isAmbiguous($0.name) }
      || recipe.directionSections.contains { $0.name != nil && $0.lines.isEmpty }
  }

  /// True if a heading of this name has another meaning than a group of ingredients.
  private static func isAmbiguous(_ name: String) -> Bool {
    SectionKind(heading: name, isNested: true) != nil || IngredientCollector.isGeneric(name)
  }

  private mutating func list(_ key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    line(key) { json in
      json.beginArray()
      for text in texts { json.string(text) }
      json.endArray()
    }
  }

  private mutating func groups(_ key: String, _ groups: [RecipeGroup]) {
    guard !groups.isEmpty else { return }
    line(key) { json in
      json.beginArray()
      for group in groups {
        json.beginObject()
        json.member("name", group.name)
        json.member("start", group.start)
        json.endObject()
      }
      json.endArray()
    }
  }

  private static func minutes(_ minutes: MinuteRange?) -> String? {
    minutes.map { "\($0) min" }
  }

  private mutating func line(_ key: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    line(key) { $0.string(value) }
  }

  private mutating func line(_ key: String, _ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter(isIndented: false)
    write(&json)
    let value = JSONTerminalGuard.guarded(json.bytes)
    text += "\(key): \(String(decoding: value, as: UTF8.self))\n"
  }
}

extension ExtraField {
  /// The same field on one line.
  fileprivate var compacted: ExtraField {
    ExtraField(name: name, json: JSONText.compacted(json))
  }
}
