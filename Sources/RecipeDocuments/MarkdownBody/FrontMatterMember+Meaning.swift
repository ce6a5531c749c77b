import JSONSyntax
import RecipeCore

/// The meaning of a member of front matter, by its name and its value.
extension FrontMatterMember {
  /// True for a sentence or several lines, which are no time.
  static func isProse(_ text: String) -> Bool {
    SentenceText.isSentence(text) || text.contains(where: \.isNewline)
  }

  /// True for an object with ingredients under their name, or around another one, at the maximum depth of
  /// wrappers.
  func holdsIngredients(depth: Int) -> Bool {
    guard case .map(let members) = value, name != RecipeField.extras.rawValue else { return false }
    return members.contains(where: \.isIngredients)
      || depth < 2 && members.count { $0.holdsIngredients(depth: depth + 1) } == 1
  }

  /// True for a member with the name of ingredients.
  var isIngredients: Bool { RecipeKey(ofObject: name) == .ingredients }

  /// True for a word or two of the work, or a few, under a name of directions.
  var namesWork: Bool {
    guard hasNameOfDirections else { return false }
    let texts = value.texts
    return (1...3).contains(texts.count)
      && texts.allSatisfy { text in
        (1...24).contains(text.utf8.count) && text.split(separator: " ").count <= 2
          && text.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
      }
  }

  /// The texts of a list that has nothing else.
  var lines: [String]? {
    guard case .list(let elements) = value, elements.allSatisfy({ $0.text != nil }) else {
      return nil
    }
    return elements.compactMap(\.text)
  }

  /// True for the name of a nutrient.
  private var isNutrient: Bool {
    FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
      .contains(where: ListShape.nutrientWords.contains)
  }

  /// True for a name that a program made of a title: "tomato-soup".
  var isSlug: Bool { value.text.map(SlugText.isName) ?? false }

  /// True for a member with a name of directions.
  var hasNameOfDirections: Bool { RecipeKey(name.utf8) == .directions }

  /// True for a yield under a name that is none of yields.
  private var mayBeYield: Bool {
    guard value.text != nil, let json = try? JSONDocument(parsing: Array(value.json.utf8))
    else { return false }
    return ObjectMembers.List(name: name, value: json.root).statedYield != nil
  }

  /// True for a key such as "ingredients_2_title", whose value names a list.
  private var namesList: Bool { ObjectMembers.List.nameOfTitled(by: name) != nil }

  /// True for a text of several lines.
  var isLongText: Bool { value.text?.contains(where: \.isNewline) ?? false }

  /// True for a text that may be the title of a recipe, whatever its name.
  var mayBeTitle: Bool {
    guard let text = value.text, let json = try? JSONDocument(parsing: Array(value.json.utf8)),
      FrontMatterLiteral(text) == nil
    else { return false }
    return ObjectMembers.List(name: name, value: json.root).mayBeTitle
  }

  /// True if a value may have a meaning that its name does not tell.
  ///
  /// A text under a known key was read as what the key says, or is a second value for it.
  var mayBeShaped: Bool {
    guard name != RecipeField.extras.rawValue else { return false }
    switch value {
    case .list, .map: return true
    case .text(let text), .literal(let text):
      let isNumber = AmountText.isNumber(text)
      if TimeKey(name) != nil {
        return isNumber || Self.isProse(text) || RecipeKey(name.utf8) == nil
          || TimeKey(name)?.key == .prepTime && RecipeDuration.minutes(in: text) == nil
      }
      let isKnown = RecipeKey(name.utf8) != nil
      return !isKnown
        && (Self.isProse(text) || RecipeKey(ofObject: name) != nil || isNutrient
          || mayBeYield || namesList)
    }
  }
}
