import JSONSyntax

extension JSONValue.Member {
  /// True if the value can be the ingredients or the directions of a recipe, or one of them.
  var mayBeList: Bool {
    switch value.kind {
    case .array, .object: true
    case .string:
      name.last?.isNumber == true || value.string?.contains(where: \.isNewline) == true
        || value.string.map(mayBeContent) == true
    case .null, .boolean, .number: false
    }
  }
}

extension JSONValue.Member {
  /// True for a text with commas or full stops under a name of ingredients or directions: with several, or
  /// a short one that is what the name says.
  private func mayBeContent(_ text: String) -> Bool {
    let marks = text.prefix(Self.sampleSize).count { ".,;。、，".contains($0) }
    guard marks > 0 else { return false }
    let isLong = marks > 1 && text.utf8.count >= 20
    if isLong, RecipeKey.isWordForRecipe(name) { return true }
    switch RecipeKey(ofObject: name) {
    case .ingredients: return isLong || PlainMember.ingredients.fits(value)
    case .directions: return isLong || PlainMember.directions.fits(value)
    default: return false
    }
  }

  /// The maximum number of characters that are examined.
  private static let sampleSize = 400
}

extension JSONValue {
  /// True if the value can contain other values.
  var isContainer: Bool { kind == .array || kind == .object }

  /// The reason why a value that should be a recipe is not one.
  var whyNoRecipe: String {
    guard kind == .object else { return "it is \(summary)" }
    return isTitleOnly ? "it has a title, but " + Self.nothingElse : "it has no title"
  }

  /// The reason why a whole document has no recipes.
  var whyNoRecipes: String {
    "the file is \(summary)" + (isTitleOnly ? ", but " + Self.nothingElse : "")
  }

  private static let nothingElse = "neither ingredients nor directions"

  private var isTitleOnly: Bool {
    kind == .object && JSONRecipeShape(of: RecipeVocabulary.members(of: self))?.isTitleOnly == true
  }

  /// A description of the value in a few words for a person.
  var summary: String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: elements.isEmpty ? "an empty array" : "an array"
    case .object: members.isEmpty ? "an empty object" : "an object with " + memberNames
    }
  }

  private var memberNames: String {
    let names = members.prefix(4).map { "'\($0.name.prefix(30))'" }
    return names.joined(separator: ", ") + (members.dropFirst(4).isEmpty ? "" : ", …")
  }
}
