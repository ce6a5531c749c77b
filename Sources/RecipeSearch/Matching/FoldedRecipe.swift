import RecipeCore
import RecipeMerging
import Text

/// The folded texts of one recipe, folded field by field on demand.
///
/// The buffers are reused for the next recipe, so that a scan allocates little.
package struct FoldedRecipe {
  /// The lines of one field, each folded and ended by a line feed.
  struct Lines {
    /// All lines, with the dots of umlauts dropped.
    fileprivate(set) var plain: [UInt8] = []
    /// The lines that have umlauts, spelt out.
    fileprivate(set) var spelledOut: [UInt8] = []
    fileprivate var isFolded = false

    /// True if there are lines whose counts must not be added up; see `FoldedRecipe.times`.
    func haveSeveralSpellings(_ field: IndexField) -> Bool {
      guard spelledOut.isEmpty else { return true }
      guard field.hasLinesOfOneMeaning else { return false }
      return plain.firstIndex(of: 0x0A).map { $0 + 1 < plain.count } ?? false
    }
  }

  private var fields = Array(repeating: Lines(), count: QueryField.allCases.count)

  /// Discards the previous recipe.
  mutating func reset() {
    for index in fields.indices { fields[index].isFolded = false }
  }

  /// Discards the previous recipe, to receive the texts of the next one by `add`.
  mutating func begin() {
    for index in fields.indices { clear(index) }
  }

  /// Adds a text of a field, which is valid UTF-8.
  mutating func add(_ text: UnsafeRawBufferPointer, to field: QueryField) {
    append(text.assumingMemoryBound(to: UInt8.self), to: field.rawValue)
  }

  /// Returns the lines of a field that has been folded.
  func lines(of field: QueryField) -> Lines { fields[field.rawValue] }

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

  /// Calls `body` with each folded word of a field, in each spelling of umlauts.
  mutating func forEachWord(
    of field: QueryField, in recipe: MergedRecipe, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    fold(field, of: recipe)
    let lines = fields[field.rawValue]
    for word in lines.plain.split(whereSeparator: { $0 <= 0x20 }) { body(word) }
    for word in lines.spelledOut.split(whereSeparator: { $0 <= 0x20 }) { body(word) }
  }

  /// Returns the lines of a field.
  mutating func lines(of field: QueryField, in recipe: MergedRecipe) -> Lines {
    fold(field, of: recipe)
    return fields[field.rawValue]
  }

  private mutating func fold(_ field: QueryField, of recipe: MergedRecipe) {
    let index = field.rawValue
    guard !fields[index].isFolded else { return }
    clear(index)
    field.forEachText(of: recipe) { text in
      var text = text
      text.withUTF8 { append($0, to: index) }
    }
  }

  private mutating func clear(_ field: Int) {
    fields[field].plain.removeAll(keepingCapacity: true)
    fields[field].spelledOut.removeAll(keepingCapacity: true)
    fields[field].isFolded = true
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, to field: Int) {
    let sawUmlaut = TextFolding.append(text, to: &fields[field].plain)
    fields[field].plain.append(0x0A)
    guard sawUmlaut else { return }
    TextFolding.append(text, to: &fields[field].spelledOut, umlauts: .spelledOut)
    fields[field].spelledOut.append(0x0A)
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
