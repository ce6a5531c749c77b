import RecipeCore

/// The lines and steps of the draft.
extension BodyReader {
  /// Adds ingredients to the draft.
  mutating func add(_ collected: IngredientCollector) {
    draft.yield = draft.yield ?? collected.yield
    if fields.contains(.notes) { draft.notes += collected.notes }
    let offset = draft.ingredients.count
    draft.ingredientGroups += collected.namedGroups.map {
      RecipeGroup(name: $0.name, start: $0.start + offset)
    }
    let areRows = !collected.lines.contains { $0.hasPrefix("|") || $0.hasSuffix("|") }
    draft.ingredients += (areRows ? DividedLines.joined(collected.lines) : collected.lines).map(
      { Self.withSingleSpaces(Self.withoutDashes($0)) })
  }

  /// Returns a line without the dashes that somebody wrote behind its bullet.
  private static func withoutDashes(_ line: String) -> String {
    let rest = line.drop { "-\u{2012}\u{2013}\u{2014}\u{2015}".contains($0) }
    guard rest.startIndex > line.startIndex, rest.first == " ", !line.hasPrefix("- ") else {
      return line
    }
    return String(rest.drop { $0 == " " })
  }

  private static func withSingleSpaces(_ line: String) -> String {
    guard line.contains("\t") || line.contains("  ") else { return line }
    return line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  /// Adds steps to the draft; where there are none, those in the tables of ingredients.
  mutating func add(_ steps: StepCollector, orRowsOf collected: IngredientCollector) {
    add(steps)
    guard steps.count == 0 else { return }
    stepCount += collected.rowSteps.count
    if fields.contains(.directions) { draft.directions += collected.rowSteps }
  }

  /// Adds steps to the draft.
  mutating func add(_ steps: StepCollector) {
    stepCount += steps.count
    let offset = draft.directions.count
    draft.directionGroups += steps.groups.map {
      RecipeGroup(name: $0.name, start: $0.start + offset)
    }
    let texts = steps.groups.isEmpty ? CountedSteps.withoutNumbers(steps.steps) : steps.steps
    draft.directions += texts.map(Self.withoutDashes)
    draft.tools += steps.tools
  }
}
