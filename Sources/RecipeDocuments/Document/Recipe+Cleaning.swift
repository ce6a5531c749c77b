package import RecipeCore

extension Recipe {
  /// Cleans a recipe that a reader has put together.
  ///
  /// HTML entities are decoded and superfluous white space is removed; empty texts, duplicate tags
  /// and impossible times are omitted.
  ///
  /// - Returns: `nil` if there is no title.
  package consuming func cleaned() -> Recipe? {
    title = title.cleaned(.line)
    guard !title.isEmpty else { return nil }
    cleanIngredientGroups()
    var cleaning = RecipeCleaning()
    edit(&cleaning)
    return self
  }

  /// Cleans the names of groups, and adjusts their starts to the lines without empty ones.
  private mutating func cleanIngredientGroups() {
    guard !ingredientGroups.isEmpty else { return }
    var newIndex: [Int] = []
    var count = 0
    for line in ingredients {
      newIndex.append(count)
      if !line.cleaned(.verbatimLine).isEmpty { count += 1 }
    }
    ingredientGroups = ingredientGroups.compactMap { group in
      let name = IngredientHeading.name(of: group.name.cleaned(.line))
      let start = newIndex.indices.contains(group.start) ? newIndex[group.start] : count
      return name.isEmpty ? nil : IngredientGroup(name: name, start: start)
    }
  }
}

/// The cleaning of all fields but the title and the groups of ingredients.
private struct RecipeCleaning: RecipeEditor {
  func edit(_: RecipeField, _: inout String) {}

  func edit(_ field: RecipeField, _ text: inout String?) {
    guard let dirty = text, !dirty.isClean(field.whiteSpace) else { return }
    let clean = dirty.cleaned(field.whiteSpace)
    text = clean.isEmpty ? nil : clean
  }

  func edit(_ field: RecipeField, _ minutes: inout Int?) {
    // No dish takes no time at all: sites write 0 for an unknown time.
    let least = field == .totalMinutes ? 1 : 0
    if let known = minutes, known < least { minutes = nil }
  }

  func edit(_ field: RecipeField, _ texts: inout [String]) {
    let style = field.whiteSpace
    if !texts.allSatisfy({ $0.isClean(style) }) {
      texts = texts.compactMap { text in
        let clean = text.cleaned(style)
        return clean.isEmpty ? nil : clean
      }
    }
    if field == .tags { texts = Self.withoutRepeats(texts) }
  }

  func edit(_: RecipeField, _: inout ExactNumber?) {}
  func edit(_: RecipeField, _: inout [IngredientGroup]) {}
  func edit(_: RecipeField, _: inout Rating?) {}
  func edit(_: RecipeField, _: inout [ExtraField]) {}

  private static func withoutRepeats(_ texts: [String]) -> [String] {
    guard texts.count > 8 else { return withoutRepeatsAmongFew(texts) }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// Removes duplicates by comparison, which is faster than hashing for a few texts.
  private static func withoutRepeatsAmongFew(_ texts: [String]) -> [String] {
    var unique: [String] = []
    unique.reserveCapacity(texts.count)
    for text in texts where !unique.contains(text) { unique.append(text) }
    return unique
  }
}

extension RecipeField {
  /// The white space that the field's texts keep.
  fileprivate var whiteSpace: WhiteSpaceStyle {
    switch self {
    case .directions, .description: .paragraphs
    case .publisherURL, .sourceURL, .f2fURL, .imageURL, .ingredients: .verbatimLine
    case .title, .publisher, .socialRank, .ingredientGroups, .tags, .yield, .prepMinutes,
      .cookMinutes, .totalMinutes, .rating, .author, .language, .published, .extras:
      .line
    }
  }
}
