import RecipeCore

extension Recipe {
  /// Makes sure that every heading among the directions is a group, and has the form `name:`.
  ///
  /// A reader that knows headings of a document has named their groups; others are found by their
  /// form. A group stays only if it names the text at its start and follows the group before it, so
  /// that no step is taken for a heading.
  mutating func cleanDirectionGroups() {
    let found = headingsOfDirections
    cleanNamedDirectionGroups()
    let named = Set(directionGroups.map(\.start))
    for group in found where !named.contains(group.start) {
      directions[group.start] = group.name + ":"
      directionGroups.append(group)
    }
    directionGroups.sort { $0.start < $1.start }
  }

  private mutating func cleanNamedDirectionGroups() {
    var last = -1
    directionGroups = directionGroups.compactMap { group in
      let name = IngredientHeading.name(of: group.name.cleaned(.line))
      guard group.start > last, directions.indices.contains(group.start), !name.isEmpty,
        directions[group.start].cleaned(.line).contains(name)
      else { return nil }
      last = group.start
      directions[group.start] = name + ":"
      return RecipeGroup(name: name, start: group.start)
    }
  }

  /// The directions with the form of a heading, "For the sauce:", "SAUCE" or "Quick Method", before a
  /// step.
  private var headingsOfDirections: [RecipeGroup] {
    // "SEASON" is a step.
    let capital = Set(CapitalHeading.indices(in: directions))
      .filter { !StepRemark.beginsWithVerb(directions[$0]) }
      .union(TitleHeading.indices(in: directions))
    return directions.indices.dropLast().compactMap { index in
      if capital.contains(index) {
        let name = IngredientHeading.name(of: directions[index].cleaned(.line))
        return RecipeGroup(name: name, start: index)
      }
      guard let name = StepHeading.heading(in: directions[index]),
        StepHeading.heading(in: directions[index + 1]) == nil
      else { return nil }
      return RecipeGroup(name: name, start: index)
    }
  }
}

extension Recipe {
  /// Appends the steps of a part to the directions, as a group if it has a name.
  ///
  /// - Parameters:
  ///   - name: The part's name, if any.
  ///   - addSteps: Appends the steps; the name is omitted if there are none.
  mutating func appendPart(named name: String?, _ addSteps: (inout [String]) -> Void) {
    let start = directions.count
    directions.appendPart(named: name, addSteps)
    let name = name.map { IngredientHeading.name(of: $0.cleaned(.line)) } ?? ""
    guard directions.count > start, !name.isEmpty else { return }
    directionGroups.append(RecipeGroup(name: name, start: start))
  }
}

extension [String] {
  /// Appends the steps of a part, after a line `name:`.
  ///
  /// - Parameters:
  ///   - name: The part's name, if any.
  ///   - addSteps: Appends the steps; the name is omitted if there are none.
  mutating func appendPart(named name: String?, _ addSteps: (inout [String]) -> Void) {
    let name = name.map { IngredientHeading.name(of: $0.cleaned(.line)) } ?? ""
    guard !name.isEmpty else { return addSteps(&self) }
    append(name + ":")
    let start = count
    addSteps(&self)
    if count == start { removeLast() }
  }
}
