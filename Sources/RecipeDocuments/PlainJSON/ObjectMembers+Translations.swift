import JSONSyntax

extension ObjectMembers.List {
  /// True for the recipe in other languages, beside the one in the language of the document:
  /// `"translations": {"de": {"title": "Linsensuppe"}}`.
  var isTranslation: Bool {
    switch value.kind {
    case .object:
      !value.members.isEmpty
        && value.members.allSatisfy { member in
          member.value.kind == .object && LanguageChoice.isLanguage(member.name)
            && member.value.hasWords
        }
    case .array:
      !value.elements.isEmpty
        && value.elements.allSatisfy { element in
          element.kind == .object && element.hasWords && element.statesLanguage
        }
    case .string, .number, .boolean, .null: false
    }
  }
}

extension JSONValue {
  /// True for an object with a title, ingredients or directions.
  fileprivate var hasWords: Bool {
    members.contains { member in
      switch RecipeKey(ofObject: member.name) {
      case .title, .ingredients, .directions: true
      default: false
      }
    }
  }

  /// True for an object with the code of its language.
  fileprivate var statesLanguage: Bool {
    members.contains { member in
      RecipeKey(ofObject: member.name) == .language
        && member.value.string.map(LanguageChoice.isLanguage) ?? false
    }
  }
}
