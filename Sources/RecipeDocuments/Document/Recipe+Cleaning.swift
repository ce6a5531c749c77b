package import RecipeCore

extension Recipe {
  /// Cleans a recipe that a reader has put together.
  ///
  /// HTML entities are decoded and superfluous white space is removed, groups of tools among the
  /// ingredients become tools, steps in one text are divided, and the numbers in front of them removed; empty texts, tags and tools that
  /// differ at most in case, groups of directions without a heading, and impossible times are omitted.
  ///
  /// - Parameter keepsNumbers: True if steps that are separate in the document keep their numbers.
  /// - Returns: `nil` if there is no title.
  package consuming func cleaned(keepsNumbers: Bool = false) -> Recipe? {
    title = title.cleaned(.line)
    guard !title.isEmpty else { return nil }
    takeCapitalHeadings()
    takeToolsFromIngredients()
    divideIngredientLists()
    cleanIngredientGroups()
    divideSteps(keepsNumbers: keepsNumbers)
    cleanStartsOfDirectionGroups()
    var cleaning = RecipeCleaning()
    edit(&cleaning)
    return self
  }

  /// Cleans the names of groups, and adjusts their starts to the lines without empty ones.
  private mutating func cleanIngredientGroups() {
    guard !ingredientGroups.isEmpty else { return }
    takeLinesFromGroupsInBrackets(areEmpty: true)
    let index = Self.indices(of: ingredients, cleaned: .verbatimLine)
    ingredientGroups = ingredientGroups.compactMap { group in
      let name = IngredientHeading.name(of: group.name.cleaned(.line))
      let start = max(0, min(group.start, ingredients.count))
      return name.isEmpty ? nil : RecipeGroup(name: name, start: index[start])
    }
  }

  /// Makes a line of each group in brackets: "[fresh coriander]" is an ingredient.
  ///
  /// - Parameter areEmpty: True if only groups without lines are meant.
  mutating func takeLinesFromGroupsInBrackets(areEmpty: Bool) {
    guard ingredientGroups.contains(where: { $0.name.hasPrefix("[") }) else { return }
    let (groups, count) = (ingredientGroups, ingredients.count)
    ingredientGroups = []
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1].start : count
      let start = max(0, min(group.start, count)) + ingredients.count - count
      if !areEmpty || group.start >= end,
        IngredientHeading.isInBrackets(group.name.cleaned(.line))
      {
        ingredients.insert(group.name, at: start)
      } else {
        ingredientGroups.append(RecipeGroup(name: group.name, start: start))
      }
    }
  }

  /// Adjusts the starts of groups to the steps without empty ones.
  private mutating func cleanStartsOfDirectionGroups() {
    cleanDirectionGroups()
    guard !directionGroups.isEmpty else { return }
    let index = Self.indices(of: directions, cleaned: .paragraphs)
    directionGroups = directionGroups.map { RecipeGroup(name: $0.name, start: index[$0.start]) }
  }

  /// Returns the index that each text, and the end of the list, has without the empty texts.
  private static func indices(of texts: [String], cleaned style: WhiteSpaceStyle) -> [Int] {
    var count = 0
    let indices = texts.map { text in
      defer { if !text.cleaned(style).isEmpty { count += 1 } }
      return count
    }
    return indices + [count]
  }
}

/// The cleaning of all fields but the title and the groups.
private struct RecipeCleaning: RecipeEditor {
  func edit(_: RecipeField, _: inout String) {}

  func edit(_ field: RecipeField, _ text: inout String?) {
    if field == .yield, let yield = text, ",;".contains(yield.last ?? " ") {
      // The number ends here: another fact follows it, or nothing.
      text = String(yield.dropLast())
    }
    guard let dirty = text, !dirty.isClean(field.whiteSpace) else { return }
    let clean = dirty.cleaned(field.whiteSpace)
    text = clean.isEmpty ? nil : clean
  }

  func edit(_ field: RecipeField, _ minutes: inout MinuteRange?) {
    // No dish takes no time at all: sites write 0 for an unknown time.
    let least = field == .totalMinutes ? 1 : 0
    if let known = minutes, known.upper < least { minutes = nil }
  }

  func edit(_ field: RecipeField, _ texts: inout [String]) {
    let style = field.whiteSpace
    if field == .directions || field == .ingredients { texts = texts.map(FilledPlaceholder.plain) }
    if !texts.allSatisfy({ $0.isClean(style) }) {
      texts = texts.compactMap { text in
        let clean = text.cleaned(style)
        return clean.isEmpty ? nil : clean
      }
    }
    if field == .notes {
      texts.removeAll { Self.isTag($0) || Self.isPlaceholder($0) || Self.isEmptyLabel($0) }
    }
    if field == .tags || field == .tools { texts = Self.withoutRepeats(texts) }
  }

  /// True for nothing but a tag of a static site generator: `{{< recipe >}}`, `{% end %}`.
  private static func isTag(_ text: String) -> Bool {
    guard text.hasPrefix("{{") || text.hasPrefix("{%") else { return false }
    let inner = text.dropFirst(2).dropLast(2)
    return (text.hasSuffix("}}") || text.hasSuffix("%}")) && !inner.contains("}")
  }

  /// True for the mark that forms have for nothing: "-".
  private static func isPlaceholder(_ text: String) -> Bool {
    text.utf8.count <= 3 && text.allSatisfy { "-–—/.".contains($0) }
  }

  /// True for the label of a time or yield that nobody filled in: "🍽️ Servings:".
  private static func isEmptyLabel(_ text: String) -> Bool {
    guard text.utf8.count <= 40, text.hasSuffix(":") || text.hasSuffix("：") else { return false }
    return RecipeKey(text.dropLast().drop { !$0.isLetter }.utf8)?.isMeasure ?? false
  }

  func edit(_: RecipeField, _: inout ExactNumber?) {}
  func edit(_: RecipeField, _: inout [RecipeGroup]) {}
  func edit(_: RecipeField, _ facts: inout [NutritionFact]) {
    guard !facts.isEmpty else { return }
    var seen: Set<String> = []
    let clean = facts.compactMap { fact in
      let (name, text) = (fact.name.cleaned(.line), fact.text.cleaned(.line))
      return name.isEmpty || text.isEmpty || !seen.insert(name).inserted
        ? nil : NutritionFact(name: name, text: text)
    }
    facts = Array(clean.prefix(Self.mostFacts))
  }

  /// The maximum number of nutrition facts: labels have fewer.
  private static let mostFacts = 48

  func edit(_: RecipeField, _: inout Rating?) {}
  func edit(_: RecipeField, _: inout [ExtraField]) {}

  private static func withoutRepeats(_ texts: [String]) -> [String] {
    guard texts.count > 8 else { return withoutRepeatsAmongFew(texts) }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0.lowercased()).inserted }
  }

  /// Removes duplicates by comparison, which is faster than hashing for a few texts.
  private static func withoutRepeatsAmongFew(_ texts: [String]) -> [String] {
    var unique: [String] = []
    unique.reserveCapacity(texts.count)
    for text in texts where !unique.contains(where: { isSame($0, text) }) { unique.append(text) }
    return unique
  }

  /// True if texts differ at most in case.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
  }
}

extension RecipeField {
  /// The white space that the field's texts keep.
  var whiteSpace: WhiteSpaceStyle {
    switch self {
    case .directions, .description, .notes: .paragraphs
    case .publisherURL, .sourceURL, .f2fURL, .imageURL, .ingredients: .verbatimLine
    case .title, .publisher, .socialRank, .ingredientGroups, .directionGroups, .tags, .tools,
      .nutrition, .yield, .prepMinutes, .cookMinutes, .waitMinutes, .totalMinutes, .rating, .author,
      .language, .published, .extras:
      .line
    }
  }
}
