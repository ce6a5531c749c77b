import RecipeCore

extension Survivorship {
  /// The outcome for ingredients or directions: all lines of one member.
  typealias Lines = Contest<[String], [String]>.Outcome

  /// Settles the ingredients on the most trusted member whose list is not cut short; does not
  /// record it.
  ///
  /// Of equally trusted ones the longest list wins, then one with directions.
  func ingredients() -> Lines? {
    settle(.ingredients, \.recipe.ingredients.unlessEmpty, meaning: \.self) { contest in
      keepComplete(in: &contest, unit: .lines) { Self.differentLines($0) }
      keepMostTrustedSource(in: &contest)
      contest.keepGreatest(.longest) { Double(Self.differentLines($0.value)) }
      contest.keepGreatest(.withoutRepeats) { -Double($0.value.count) }
      contest.keepGreatest(.withDirections) { entry in
        members[entry.member].content.recipe.directions.isEmpty ? 0 : 1
      }
    }
  }

  /// Settles the groups on the member whose ingredients survived, as they refer to its lines.
  mutating func ingredientGroups() -> [RecipeGroup] {
    groups(.ingredientGroups, \.recipe.ingredientGroups, of: ingredientMember, .ingredients)
  }

  /// Settles the headings on the member whose directions survived, as they refer to its lines.
  mutating func directionGroups() -> [RecipeGroup] {
    groups(.directionGroups, \.recipe.directionGroups, of: directionMember, .directions)
  }

  private mutating func groups(
    _ field: RecipeField, _ groups: (SharedRecipe) -> [RecipeGroup], of member: Int?,
    _ lines: RecipeField
  ) -> [RecipeGroup] {
    guard let member, let own = groups(members[member].content).unlessEmpty else { return [] }
    let outcome = settle(field, { groups($0).unlessEmpty }, meaning: \.self) { contest in
      contest.keep(.sameRecord(as: lines)) { $0.member == member }
    }
    note(field, outcome)
    return own
  }

  /// Settles the directions on the most trusted member whose text is not cut short; of equally
  /// trusted ones on the member that gives the ingredients, then the longest.
  mutating func directions() -> [String] {
    let outcome = settle(.directions, \.recipe.directions.unlessEmpty, meaning: \.self) { contest in
      keepComplete(in: &contest, unit: .letters) { Self.letters($0) }
      keepMostTrustedSource(in: &contest)
      keepIngredientMember(in: &contest)
      contest.keepGreatest(.longest) { Double(Self.letters($0.value)) }
    }
    note(.directions, outcome)
    directionMember = outcome?.member
    return outcome?.value ?? []
  }

  /// Removes lists with less than a third of the longest, however trusted they are.
  ///
  /// Servers cut lists short for users who do not pay, and scrapers miss parts of a page. A cook's
  /// own short version is hardly less than a third of the long one.
  private func keepComplete(
    in contest: inout Contest<[String], [String]>, unit: ValueDefect.Unit, size: ([String]) -> Int
  ) {
    guard contest.isOpen else { return }
    let sizes = contest.candidates.reduce(into: [:]) { $0[$1.member] = size($1.value) }
    let longest = sizes.values.max() ?? 0
    contest.keep(
      rule: { _, _ in .complete },
      note: { .cutShort(sizes[$0.member] ?? 0, of: longest, unit) }
    ) { (sizes[$0.member] ?? 0) * 3 >= longest }
  }

  /// Returns the number of different lines: servers send whole lists twice.
  private static func differentLines(_ lines: [String]) -> Int {
    Set(lines).count
  }

  private static func letters(_ lines: [String]) -> Int {
    lines.reduce(0) { $0 + $1.unicodeScalars.count }
  }
}

extension Array {
  /// The array, or `nil` if it is empty.
  var unlessEmpty: [Element]? {
    isEmpty ? nil : self
  }
}
