import Text

/// One recipe as one source delivered it.
public struct RecipeRecord: Sendable, Hashable {
  /// The identity of this record.
  public let reference: RecordReference
  /// The place where a person finds it: a URL, or path and line.
  public let locator: Locator
  /// The recipe with all values the source has.
  public var recipe: Recipe { content.values().recipe }

  /// The number of the recipe among those of its file, from 1, if it is named by an id of its own
  /// instead.
  package let number: Int?
  /// The recipe, shared by all copies of the record.
  package let content: RecipeContent

  /// Creates a record from its values.
  public init(reference: RecordReference, locator: Locator, recipe: Recipe) {
    self.init(reference: reference, locator: locator, content: RecipeContent(recipe))
  }

  /// Creates a record from its content.
  package init(
    reference: RecordReference, locator: Locator, number: Int? = nil, content: RecipeContent
  ) {
    self.reference = reference
    self.locator = locator
    self.number = number
    self.content = content
  }
}

extension RecipeRecord {
  /// The ids that the recipe states for itself.
  package var statedIDs: [String] {
    var ids = recipe.extras.compactMap { StatedID($0)?.text }
    if number != nil, case .file(let path, _) = locator {
      ids.append(String(Substring(reference.id.utf8.dropFirst(path.utf8.count + 1))))
    }
    return ids
  }

  /// Returns the same record with its recipe in another form.
  package func holding(_ content: RecipeContent) -> RecipeRecord {
    RecipeRecord(reference: reference, locator: locator, number: number, content: content)
  }
}

// MARK: - Former names

extension RecipeRecord {
  /// The references that people's marks may name it by.
  ///
  /// In a file with several recipes a number may be the id of another, and a mark does not know all of
  /// them; the only recipe of a file cannot be mistaken.
  package var names: [RecordReference] {
    guard number == nil, case .file(let path, _) = locator else { return [reference] }
    return [reference] + references(namesAsOnlyRecipe(of: path))
  }

  /// The references that the record had while its file held fewer or more recipes, or while it was named
  /// by its number: `soups.json#2` for the second of several, which has an id of its own now, and
  /// `soups.json#1` and `soups.json#ID` for the only one.
  ///
  /// Recipes that share an id may each have had it as a name, before there was another.
  ///
  /// `soups.json` is the first of several only where nothing but their order tells them apart: of those
  /// with ids of their own it may be any.
  ///
  /// A record that has such a reference now is meant before this one.
  package var formerReferences: [RecordReference] {
    guard case .file(let path, _) = locator else { return [] }
    if let number { return references(["\(path)#\(number)"]) }
    return references(namesAsOnlyRecipe(of: path) + namesByID(in: path))
  }

  /// The names that it had while its file held more recipes or fewer, if nothing but its place told it
  /// from others.
  private func namesAsOnlyRecipe(of path: String) -> [String] {
    if ByteKey(reference.id) == ByteKey(path) {
      return ["\(path)#1"] + statedIDs.filter { $0 != "1" }.map { "\(path)#\($0)" }
    }
    return ByteKey(reference.id) == ByteKey("\(path)#1") && statedIDs.isEmpty ? [path] : []
  }

  /// The names by the ids that it shares with others of its file.
  private func namesByID(in path: String) -> [String] {
    guard reference.id.utf8.count > path.utf8.count else { return [] }
    return statedIDs.map { "\(path)#\($0)" }.filter { ByteKey($0) != ByteKey(reference.id) }
  }

  private func references(_ ids: [String]) -> [RecordReference] {
    ids.map { RecordReference(source: reference.source, id: $0) }
  }
}
