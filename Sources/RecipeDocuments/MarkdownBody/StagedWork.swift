import Text

/// Directions in front matter that several lists under names of stages have, in the order of the file.
///
/// ```
/// getting_ready: [Heat the oven.]
/// preparation: [Prick the skin.]
/// cooking: {temperature: 180 °C, steps: [Roast for two hours.]}
/// serving: [Carve the duck.]
/// ```
enum StagedWork {
  /// Returns the members with one of directions in the place of the stages, or as they are where there
  /// are no stages, or other directions.
  static func joined(_ members: [FrontMatterMember]) -> [FrontMatterMember] {
    let isMethod = { (member: FrontMatterMember) in
      RecipeKey(ofObject: member.name) == .directions && !MiseEnPlace.isNamed(by: member.name)
    }
    guard !members.contains(where: isMethod) else { return members }
    let stages = members.map(stage)
    let count = zip(members, stages).count { member, stage in
      guard let stage else { return false }
      return RecipeKey(ofObject: member.name) != nil || MiseEnPlace.isNamed(by: member.name)
        || isDay(member.name) || tellWork(stage.steps)
    }
    guard count > 1, let first = stages.firstIndex(where: { $0 != nil }),
      zip(members, stages).contains(where: { $1 != nil && isWork($0.name) })
    else { return members }
    let lists = inOrderOfWork(
      zip(members, stages).compactMap { member, stage in
        stage.map {
          FrontMatterMember(name: member.name, value: .list($0.steps), line: member.line)
        }
      })
    return members.indices.flatMap { index -> [FrontMatterMember] in
      guard let stage = stages[index] else { return [members[index]] }
      let directions = FrontMatterMember(
        name: "directions", value: .map(lists), line: members[index].line)
      let rest =
        stage.rest.isEmpty
        ? []
        : [
          FrontMatterMember(
            name: members[index].name + " details", value: .map(stage.rest),
            line: members[index].line)
        ]
      return (index == first ? [directions] : []) + rest
    }
  }

  private typealias Stage = (steps: [FrontMatterValue], rest: [FrontMatterMember])

  /// Returns the steps of a list of sentences, or of the only such list in an object.
  private static func stage(_ member: FrontMatterMember) -> Stage? {
    guard mayBeStage(member.name) else { return nil }
    switch member.value {
    case .list(let elements): return areSteps(elements) ? (elements, []) : nil
    case .map(let inner):
      let lists = inner.filter { member in
        if case .list(let elements) = member.value { return areSteps(elements) }
        return false
      }
      guard lists.count == 1, case .list(let steps) = lists[0].value,
        RecipeKey(ofObject: lists[0].name) == .directions
          || inner.count == 1 && (isWork(member.name) || tellWork(steps))
      else { return nil }
      return (steps, inner.filter { $0.name != lists[0].name })
    case .text, .literal: return nil
    }
  }

  /// True for sentences most of which begin or end with a verb of cooks.
  private static func tellWork(_ elements: [FrontMatterValue]) -> Bool {
    elements.count { $0.text.map(WorkVerb.isIn) ?? false } * 2 > elements.count
  }

  private static func isDay(_ name: String) -> Bool { DayHeading.isOne(KeyWords.words(of: name)) }

  /// Returns the stages with those of preparation before the first of cooking, as programs that sort keys
  /// have them the other way round.
  private static func inOrderOfWork(_ stages: [FrontMatterMember]) -> [FrontMatterMember] {
    guard stages.map(\.name) == stages.map(\.name).sorted(),
      let cooking = stages.firstIndex(where: { RecipeKey(ofObject: $0.name) == .cookTime })
    else { return stages }
    let isPreparation = { (stage: FrontMatterMember) in
      RecipeKey(ofObject: stage.name) == .prepTime || MiseEnPlace.isNamed(by: stage.name)
    }
    let late = stages[cooking...].filter(isPreparation)
    return stages[..<cooking] + late + stages[cooking...].filter { !isPreparation($0) }
  }

  private static func areSteps(_ elements: [FrontMatterValue]) -> Bool {
    !elements.isEmpty && elements.allSatisfy { $0.text.map(SentenceText.isSentence) ?? false }
  }

  /// True for a name of work, or for one that tells nothing.
  private static func mayBeStage(_ name: String) -> Bool {
    switch RecipeKey(ofObject: name) {
    case _ where MiseEnPlace.isNamed(by: name): true
    case .prepTime, .cookTime, .waitTime, .yield: true
    case nil: !BesideWork.isNamed(by: KeyWords.words(of: name))
    default: false
    }
  }

  private static func isWork(_ name: String) -> Bool {
    switch RecipeKey(ofObject: name) {
    case _ where MiseEnPlace.isNamed(by: name): true
    case .prepTime, .cookTime: true
    default: IngredientWork.isPart(KeyWords.words(of: name)) || isDay(name)
    }
  }
}
