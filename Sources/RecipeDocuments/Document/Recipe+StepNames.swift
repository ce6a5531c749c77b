import RecipeCore
import Text

extension Recipe {
  /// Removes a first step that only names what follows, or the recipe: "Method", one of the tags, the title.
  ///
  /// Such a name ends with no mark, as the steps below it do.
  mutating func takeNameAboveSteps() {
    guard directions.count > 1, !directionGroups.contains(where: { $0.start < 2 }),
      IngredientHeading.heading(in: directions[1]) == nil
    else { return }
    let name = directions[0].cleaned(.line)
    guard name.utf8.count <= 48, name.last?.isLetter == true, !StepRemark.beginsWithVerb(name),
      name.split(separator: " ").count <= 4
    else { return }
    let steps = directions.dropFirst()
    let areEnded = steps.allSatisfy { step in
      step.unicodeScalars.last.map { ".!。)".unicodeScalars.contains($0) } == true
    }
    let words = FoldedText.words(name.utf8)
    let isKnown =
      SectionKind(heading: name, isNested: true) == .directions
      && !IngredientWork.isNamed(by: words)
      || (tags + [title]).contains { FoldedText.words($0.utf8) == words }
    guard isKnown, areEnded else { return }
    directions.removeFirst()
    directionGroups = directionGroups.map { RecipeGroup(name: $0.name, start: $0.start - 1) }
  }

  /// Adds settings for machines, "speed: 4" and "timer: 1800", to the step above them.
  mutating func joinSettingsToSteps() {
    guard directions.contains(where: Self.isSetting) else { return }
    let starts = Set(directionGroups.map(\.start))
    var places: Set<Int> = []
    var step = 0
    var settings: [String] = []
    for index in directions.indices {
      let isJoined =
        index > 0 && Self.isSetting(directions[index]) && !starts.contains(index)
        && !starts.contains(step) && IngredientHeading.heading(in: directions[step]) == nil
        && !Self.isSetting(directions[step])
      if isJoined {
        settings.append(directions[index].cleaned(.line))
        places.insert(index)
      } else {
        addSettings(settings, to: step)
        (step, settings) = (index, [])
      }
    }
    addSettings(settings, to: step)
    removeDirections(at: places)
  }

  private mutating func addSettings(_ settings: [String], to step: Int) {
    guard !settings.isEmpty else { return }
    directions[step] += " (\(settings.joined(separator: ", ")))"
  }

  /// True for a key in one word and a number.
  private static func isSetting(_ text: String) -> Bool {
    guard text.utf8.count <= 40, let colon = text.firstIndex(of: ":") else { return false }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    return !value.isEmpty && value.utf8.allSatisfy(\.isASCIIDigit)
      && text[..<colon].allSatisfy { $0.isLetter || $0 == "_" } && colon > text.startIndex
  }

  /// Removes the tips among the steps, "Tip: use fresh eggs.", and returns them.
  mutating func takeTips() -> [String] {
    let starts = Set(directionGroups.map(\.start))
    let places = directions.indices.filter { index in
      index > 0 && !starts.contains(index) && !starts.contains(index - 1)
        && StepRemark.isTip(directions[index])
    }
    guard !places.isEmpty else { return [] }
    let tips = places.compactMap { StepRemark.labelledNote(directions[$0]) }
    removeDirections(at: Set(places))
    return tips
  }
}
