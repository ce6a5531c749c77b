/// What a name that a person typed leads to.
package enum RecipeLookup: Sendable {
  /// Exactly one recipe.
  case one(RankedRecipe)
  /// Several recipes bear that name; in rank order.
  case many([RankedRecipe])
  /// No recipe does; the titles most like it, at most three.
  case none(nearest: [String])

  /// Finds recipes by id, the id of a member, `source:id`, the record's id inside its source,
  /// address, title, or the beginning of an id.
  ///
  /// The ways are tried in this order; the first that finds anything decides. A title is compared
  /// as words, whatever their case and accents.
  ///
  /// - Parameters:
  ///   - name: What the person typed.
  ///   - recipes: All recipes, in rank order.
  package static func find(_ name: String, in recipes: [RankedRecipe]) -> RecipeLookup {
    for matches in ways(of: name) {
      let found = recipes.filter(matches)
      if found.count == 1 { return .one(found[0]) }
      if !found.isEmpty { return .many(found) }
    }
    return .none(nearest: nearestTitles(to: name, in: recipes))
  }

  /// The tests for a name, in the order of preference.
  private static func ways(of name: String) -> [(RankedRecipe) -> Bool] {
    let lowercased = name.lowercased()
    var ways: [(RankedRecipe) -> Bool] = []
    if isIDPrefix(lowercased), lowercased.utf8.count == 12 {
      ways.append { $0.merged.id == lowercased }
      ways.append { recipe in
        recipe.merged.members.contains { RecipeID.of($0.reference) == lowercased }
      }
    }
    ways += [
      { recipe in
        recipe.merged.members.contains { "\($0.reference.source):\($0.reference.id)" == name }
      },
      { recipe in recipe.merged.members.contains { $0.reference.id == name } },
    ]
    if let url = CanonicalURL(name) { ways.append { isFound($0, at: url) } }
    let title = TextFolding.fold(name)
    if !title.isEmpty { ways.append { isCalled($0, title) } }
    if isIDPrefix(lowercased) { ways.append { isNamed($0, from: lowercased) } }
    return ways
  }

  private static func isFound(_ recipe: RankedRecipe, at url: CanonicalURL) -> Bool {
    recipe.merged.members.contains { member in
      [member.recipe.sourceURL, member.recipe.f2fURL].contains { address in
        address.flatMap { CanonicalURL($0) } == url
      }
    }
  }

  private static func isCalled(_ recipe: RankedRecipe, _ title: [UInt8]) -> Bool {
    TextFolding.fold(recipe.merged.recipe.title) == title
      || recipe.merged.members.contains { TextFolding.fold($0.recipe.title) == title }
  }

  /// Whether the id of any member begins so: the first one's is the recipe's own.
  private static func isNamed(_ recipe: RankedRecipe, from beginning: String) -> Bool {
    recipe.merged.members.contains { RecipeID.of($0.reference).hasPrefix(beginning) }
  }

  /// Whether `name` can be the beginning of an id: one to twelve hexadecimal digits.
  private static func isIDPrefix(_ name: String) -> Bool {
    (1...12).contains(name.utf8.count) && name.utf8.allSatisfy { $0.hexValue != nil }
  }

  private static func nearestTitles(to name: String, in recipes: [RankedRecipe]) -> [String] {
    let wanted = TitleWords(title: name)
    var best: [(likeness: Double, title: String)] = []
    for recipe in recipes {
      let title = recipe.merged.recipe.title
      let likeness = wanted.likeness(to: TitleWords(title: title))
      guard likeness > 0, best.count < 3 || likeness > best[2].likeness,
        !best.contains(where: { $0.title == title })
      else { continue }
      let place = best.firstIndex { $0.likeness < likeness } ?? best.count
      best.insert((likeness, title), at: place)
      best = Array(best.prefix(3))
    }
    return best.map(\.title)
  }
}
