import JSONSyntax

extension ObjectMembers.List {
  /// True if the value is a list or an object.
  var isContainer: Bool { value.kind == .array || value.kind == .object }

  /// The meaning of the last word of the key: "analyzedInstructions" are directions.
  var lastWord: RecipeKey? {
    KeyWords.words(of: name).split(separator: " ").last.flatMap { RecipeKey(ofObject: String($0)) }
  }

  /// True if the key says that the value is something else than ingredients or directions.
  ///
  /// A word for a title may also be one for a recipe, which an object is: "tarif", "receta".
  var hasOtherMeaning: Bool {
    switch RecipeKey(ofObject: name) {
    case .ingredients, .ingredientGroups, .directions, .directionGroups: false
    case .title: value.kind != .object
    case nil: Self.asides.contains(FoldedText.key(KeyWords.words(of: name).utf8))
    default: true
    }
  }

  /// True for a short text that may be a title.
  var mayBeTitle: Bool {
    guard let text = value.string?.cleaned(.line), text.utf8.count <= 160,
      text.contains(where: \.isLetter), !text.hasSuffix("."), RecipeKey(ofObject: name) == nil
    else { return false }
    return !MachineText.isMachine(DocumentValue(name, text, line: 1))
      && !RecipeDuration.isStated(by: text) && !AmountText.isAmount(text)
  }

  /// Keys of lists about a recipe, or about the page with it.
  private static let asides = Set(
    """
    reviews review comments comment feedback faq faqs questions related relatedrecipes similar \
    suggestions links images pictures photos videos video media gallery authors allergens labels \
    breadcrumbs seo history changelog resources params menu menus scripts dependencies story \
    highlights references footnotes
    """.split(separator: " ").map(String.init))
}

extension JSONValue {
  /// True for an object with times under their names.
  var hasTimes: Bool {
    kind == .object
      && members.contains { [.prepTime, .cookTime, .waitTime].contains(RecipeKey($0.name.utf8)) }
  }

  /// True for a duration with its unit.
  var isDuration: Bool {
    guard kind != .array, let text = timeText, text.utf8.count <= 40,
      !ListShape.isSentence(text)
    else { return false }
    return RecipeDuration.isStated(by: text)
  }
}
