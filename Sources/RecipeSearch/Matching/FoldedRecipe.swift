import RecipeCore
import RecipeMerging

/// The folded texts of one recipe, folded field by field on demand.
///
/// The buffers are reused for the next recipe, so that a scan allocates little.
struct FoldedRecipe {
  private var fields = Array(repeating: FoldedLines(), count: QueryField.allCases.count)
  /// True for each field that has been folded.
  private var isFolded = Array(repeating: false, count: QueryField.allCases.count)

  /// Discards the previous recipe.
  mutating func reset() {
    for index in isFolded.indices { isFolded[index] = false }
  }

  /// Returns the number of matches in a field of a recipe, at most `limit`.
  ///
  /// A line with umlauts counts in one spelling or the other.
  mutating func count(
    of pattern: TextPattern, in field: QueryField, of recipe: MergedRecipe, limit: Int = .max
  ) -> Int {
    fold(field, of: recipe)
    let lines = fields[field.rawValue]
    let plain = pattern.count(in: lines.plain, limit: limit)
    guard !lines.spelledOut.isEmpty, plain < limit else { return plain }
    return max(plain, pattern.count(in: lines.spelledOut, limit: limit))
  }

  /// True if a pattern matches in one of some fields.
  mutating func has(
    _ pattern: TextPattern, in searched: [QueryField], of recipe: MergedRecipe
  ) -> Bool {
    for field in searched where count(of: pattern, in: field, of: recipe, limit: 1) > 0 {
      return true
    }
    return false
  }

  /// Returns the number of matches in the line of a field that has most.
  ///
  /// The titles of a merged recipe are lines with the same meaning: they do not add up.
  mutating func count(
    of pattern: TextPattern, inOneLineOf field: QueryField, of recipe: MergedRecipe
  ) -> Int {
    fold(field, of: recipe)
    let lines = fields[field.rawValue]
    return (lines.plain.split(separator: 0x0A) + lines.spelledOut.split(separator: 0x0A))
      .reduce(0) { max($0, pattern.count(in: Array($1))) }
  }

  /// True if words match in one of some fields.
  mutating func has(
    _ pattern: WordPattern, in searched: [QueryField], of recipe: MergedRecipe
  ) -> Bool {
    searched.contains { field in
      fold(field, of: recipe)
      let lines = fields[field.rawValue]
      return [lines.plain, lines.spelledOut].contains { pattern.count(in: $0, limit: 1) > 0 }
    }
  }

  /// True if a line of a field, in one spelling of umlauts, has a property.
  mutating func hasLine(
    of field: QueryField, in recipe: MergedRecipe, where isSuch: ([UInt8]) -> Bool
  ) -> Bool {
    fold(field, of: recipe)
    let lines = fields[field.rawValue]
    return [lines.plain, lines.spelledOut].contains { lines in
      lines.split(separator: 0x0A).contains { isSuch(Array($0)) }
    }
  }

  /// Returns the distinct texts that a pattern matches in some fields; those of umlauts that are spelt out
  /// only if there are no others.
  mutating func texts(
    matching pattern: TextPattern, in searched: [QueryField], of recipe: MergedRecipe
  ) -> Set<[UInt8]> {
    var plain: Set<[UInt8]> = []
    var spelledOut: Set<[UInt8]> = []
    for field in searched {
      fold(field, of: recipe)
      plain.formUnion(pattern.texts(in: fields[field.rawValue].plain))
      spelledOut.formUnion(pattern.texts(in: fields[field.rawValue].spelledOut))
    }
    return plain.isEmpty ? spelledOut : plain
  }

  /// Calls `body` with each folded word of a field, in each spelling of umlauts.
  mutating func forEachWord(
    of field: QueryField, in recipe: MergedRecipe, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    fold(field, of: recipe)
    let lines = fields[field.rawValue]
    for word in lines.plain.split(whereSeparator: { $0 <= 0x20 }) { body(word) }
    for word in lines.spelledOut.split(whereSeparator: { $0 <= 0x20 }) { body(word) }
  }

  private mutating func fold(_ field: QueryField, of recipe: MergedRecipe) {
    let index = field.rawValue
    guard !isFolded[index] else { return }
    isFolded[index] = true
    fields[index].clear()
    field.forEachText(of: recipe) { text in
      var text = text
      text.withUTF8 { fields[index].append($0) }
    }
  }
}

extension QueryField {
  /// Calls `body` with each text of the field, including the titles and names of all members.
  func forEachText(of merged: MergedRecipe, _ body: (String) -> Void) {
    switch self {
    case .title: forEachMember(of: merged, { $0.recipe.title }, body)
    case .publisher: forEachMember(of: merged, { $0.recipe.publisher }, body)
    case .author: forEachMember(of: merged, { $0.recipe.author }, body)
    case .ingredients: merged.content.values().recipe.ingredients.forEach(body)
    case .tags: merged.content.values().recipe.tags.forEach(body)
    case .description: merged.content.values().recipe.description.map(body)
    case .directions: merged.content.values().recipe.directions.forEach(body)
    case .notes: merged.content.values().recipe.notes.forEach(body)
    case .tools: merged.content.values().recipe.tools.forEach(body)
    case .source: merged.members.forEach { body($0.reference.source) }
    case .language: merged.content.values().recipe.language.map(body)
    case .address: forEachMember(of: merged, { $0.recipe.sourceURL }, body)
    case .id:
      merged.members.forEach { body(RecipeID.of($0.reference)) }
      merged.members.forEach { body($0.reference.id) }
    }
  }

  private func forEachMember(
    of merged: MergedRecipe, _ value: (SharedRecipe) -> String?, _ body: (String) -> Void
  ) {
    let own = value(merged.content.values())
    own.map(body)
    guard merged.members.count > 1 else { return }
    for member in merged.members {
      guard let other = value(member.content.values()) else { continue }
      // By bytes: texts that are equal as `String` may fold to different words.
      if !(own?.utf8.elementsEqual(other.utf8) ?? false) { body(other) }
    }
  }
}
