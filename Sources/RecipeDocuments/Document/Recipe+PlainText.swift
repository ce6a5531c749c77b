package import RecipeCore

extension Recipe {
  /// Returns a recipe of an API as plain text: APIs copy titles, names and descriptions from pages, with
  /// their tags.
  ///
  /// Its lists are plain text once they have been read.
  ///
  /// - Returns: `nil` if nothing is left of the title.
  package consuming func plainText() -> Recipe? {
    var removal = MarkupRemoval()
    edit(&removal)
    return title.isEmpty ? nil : self
  }
}

extension DocumentOutcome.Entry {
  /// The recipe of an API as plain text; `nil` if nothing is left of its title.
  package var plainText: Self? {
    recipe.plainText().map { plain in
      Self(
        recipe: plain, line: line, column: column, statedID: statedID, part: part,
        partReading: partReading)
    }
  }
}

/// The removal of HTML from all texts but ingredients, directions and addresses.
private struct MarkupRemoval: RecipeEditor {
  func edit(_ field: RecipeField, _ text: inout String) { text = Self.plain(text, field) }

  func edit(_ field: RecipeField, _ text: inout String?) {
    guard let given = text else { return }
    let plain = Self.plain(given, field)
    text = plain.isEmpty ? nil : plain
  }

  func edit(_ field: RecipeField, _ texts: inout [String]) {
    guard field != .directions else { return }
    texts = texts.map { Self.plain($0, field) }.filter { !$0.isEmpty }
  }

  func edit(_ field: RecipeField, _ groups: inout [RecipeGroup]) {
    groups = groups.map { RecipeGroup(name: Self.plain($0.name, field), start: $0.start) }
  }

  func edit(_ field: RecipeField, _ facts: inout [NutritionFact]) {
    facts = facts.map {
      NutritionFact(name: Self.plain($0.name, field), text: Self.plain($0.text, field))
    }
  }

  func edit(_: RecipeField, _: inout ExactNumber?) {}
  func edit(_: RecipeField, _: inout MinuteRange?) {}
  func edit(_: RecipeField, _: inout Rating?) {}
  func edit(_: RecipeField, _: inout [ExtraField]) {}

  private static func plain(_ text: String, _ field: RecipeField) -> String {
    guard field.whiteSpace != .verbatimLine, !text.isPlainLine else { return text }
    return HTMLText.plain(text).cleaned(field.whiteSpace)
  }
}
