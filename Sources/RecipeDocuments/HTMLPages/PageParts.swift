import RecipeCore

/// The parts of the only recipe of a page, each with ingredients and directions of its own.
enum PageParts {
  /// A part: its name, or an empty text, and its lines.
  typealias Part = (name: String, lines: Range<Int>)

  /// Returns the parts below headings such as "For the sauce", or between lists of ingredients that each
  /// have directions below them; none if the page has one pair of lists, or several recipes.
  static func parts(of page: PageStructure) -> [Part] {
    let chapters = PageChapters.chapters(of: page)
    guard chapters.isEmpty else {
      return PartNames.areParts(chapters.map(\.title), of: "")
        ? chapters.map { (name: $0.title, lines: $0.lines) } : []
    }
    return pairs(of: page)
  }

  private static func pairs(of page: PageStructure) -> [Part] {
    let sections = page.headed(in: page.lines.indices).filter { $0.kind != .notes }
    let foods = sections.filter { $0.kind == .ingredients }
    guard foods.count > 1, sections.count == foods.count * 2,
      zip(sections, sections.dropFirst()).allSatisfy({ $0.kind != $1.kind }),
      sections[0].kind == .ingredients, Set(sections.map(\.heading?.level)).count == 1,
      Set(foods.map { FoldedText.words(($0.heading?.text ?? "").utf8) }).count == foods.count
    else { return [] }
    let lists = foods.map { PageList($0, of: page.lines) }
    guard lists.allSatisfy(\.isLikelyIngredients), !areRepeated(lists) else { return [] }
    let starts = foods.map { max(0, $0.lines.lowerBound - 1) }
    return zip(foods, zip(starts, starts.dropFirst() + [page.lines.count])).map { section, range in
      let name = section.heading?.text ?? ""
      let isGeneric = SectionKind(heading: name, isNested: true) != nil
      return (name: isGeneric ? "" : name, lines: range.0..<range.1)
    }
  }

  /// True if a list has at least half of the lines of the one above it, as the same list elsewhere on a
  /// page does.
  private static func areRepeated(_ lists: [PageList]) -> Bool {
    zip(lists, lists.dropFirst()).contains { first, second in
      let known = Set(first.lines)
      return second.lines.count(where: known.contains) * 2 >= second.lines.count
    }
  }

  /// Returns the recipe that the parts are, or `nil` if one of them is not a part of a recipe.
  static func recipe(of parts: [Part], in page: PageStructure) -> Recipe? {
    var recipe = Recipe(title: "")
    for part in parts {
      let outline = PageOutline(of: page, in: part.lines)
      guard outline.isRecipe else { return nil }
      recipe.add(outline.draft, named: part.name)
      recipe.takeRemarks(in: outline.remarks, of: page)
    }
    return recipe
  }
}

extension Recipe {
  /// Adds the lists of a part, as groups of its name.
  fileprivate mutating func add(_ part: Recipe, named name: String) {
    let (lines, steps) = (ingredients.count, directions.count)
    if !name.isEmpty {
      ingredientGroups.append(RecipeGroup(name: name, start: lines))
      directionGroups.append(RecipeGroup(name: name, start: steps))
      directions.append(name + ":")
    }
    ingredientGroups += part.ingredientGroups.map {
      RecipeGroup(name: $0.name, start: $0.start + lines)
    }
    directionGroups += part.directionGroups.map {
      RecipeGroup(name: $0.name, start: $0.start + directions.count)
    }
    ingredients += part.ingredients
    directions += part.directions
    notes += part.notes
    completeMeasures(from: part)
  }
}
