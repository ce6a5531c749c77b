import RecipeCore

extension Recipe {
  /// Makes sure that every heading among the directions is a group, and has the form `name:`.
  ///
  /// A reader that knows the headings of a document has named the groups; otherwise they are found by
  /// their form. A group stays only if it names the text at its start and follows the group before
  /// it, so that no step is taken for a heading.
  mutating func cleanDirectionGroups() {
    if directionGroups.isEmpty { directionGroups = headingsOfDirections }
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

  /// The directions with the form of a heading, "For the sauce:", before a step.
  private var headingsOfDirections: [RecipeGroup] {
    directions.indices.dropLast().compactMap { index in
      guard let name = IngredientHeading.heading(in: directions[index]),
        !directions[index].contains(where: \.isNewline),
        IngredientHeading.heading(in: directions[index + 1]) == nil
      else { return nil }
      return RecipeGroup(name: name, start: index)
    }
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
