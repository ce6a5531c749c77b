package import RecipeCore

extension RecipeDraft {
  /// Returns the recipe, or `nil` if there is no title.
  ///
  /// HTML entities are decoded and superfluous white space is removed; empty texts, duplicate tags
  /// and impossible times are omitted.
  package func finished() -> Recipe? {
    let title = title.cleaned(.line)
    guard !title.isEmpty else { return nil }
    let (ingredients, groups) = cleanedIngredients
    return Recipe(
      title: title, publisher: Self.clean(publisher, .line),
      publisherURL: Self.clean(publisherURL, .verbatimLine),
      sourceURL: Self.clean(sourceURL, .verbatimLine), f2fURL: Self.clean(f2fURL, .verbatimLine),
      imageURL: Self.clean(imageURL, .verbatimLine), socialRank: socialRank,
      ingredients: ingredients, ingredientGroups: groups,
      directions: Self.clean(directions, .paragraphs),
      description: Self.clean(description, .paragraphs),
      tags: Self.withoutRepeats(Self.clean(tags, .line)), yield: Self.clean(yield, .line),
      prepMinutes: Self.possible(prepMinutes), cookMinutes: Self.possible(cookMinutes),
      // No dish takes no time at all: sites write 0 for an unknown time.
      totalMinutes: totalMinutes == 0 ? nil : Self.possible(totalMinutes),
      rating: rating, author: Self.clean(author, .line), language: Self.clean(language, .line),
      published: Self.clean(published, .line), extras: extras)
  }

  /// The lines without empty ones, and the groups adjusted accordingly.
  private var cleanedIngredients: (lines: [String], groups: [IngredientGroup]) {
    guard !ingredientGroups.isEmpty else {
      return (Self.clean(ingredients, .verbatimLine), [])
    }
    var lines: [String] = []
    lines.reserveCapacity(ingredients.count)
    var newIndex: [Int] = []
    for line in ingredients {
      newIndex.append(lines.count)
      let clean = line.cleaned(.verbatimLine)
      if !clean.isEmpty { lines.append(clean) }
    }
    let groups = ingredientGroups.compactMap { group -> IngredientGroup? in
      let name = IngredientHeading.name(of: group.name.cleaned(.line))
      let start = newIndex.indices.contains(group.start) ? newIndex[group.start] : lines.count
      return name.isEmpty ? nil : IngredientGroup(name: name, start: start)
    }
    return (lines, groups)
  }

  private static func clean(_ text: String?, _ style: WhiteSpaceStyle) -> String? {
    guard let clean = text?.cleaned(style), !clean.isEmpty else { return nil }
    return clean
  }

  private static func clean(_ texts: [String], _ style: WhiteSpaceStyle) -> [String] {
    guard !texts.allSatisfy({ $0.isClean(style) }) else { return texts }
    var clean: [String] = []
    clean.reserveCapacity(texts.count)
    for text in texts {
      let text = text.cleaned(style)
      if !text.isEmpty { clean.append(text) }
    }
    return clean
  }

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

  private static func possible(_ minutes: Int?) -> Int? {
    minutes.flatMap { $0 >= 0 ? $0 : nil }
  }
}
