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
  /// The name that the record would have by its number, `soups.json#2`, if it has another.
  package var numberedReference: RecordReference? {
    guard let number, case .file(let path, _) = locator else { return nil }
    return RecordReference(source: reference.source, id: "\(path)#\(number)")
  }

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
