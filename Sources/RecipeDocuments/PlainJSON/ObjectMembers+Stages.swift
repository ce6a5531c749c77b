import JSONSyntax
import RecipeCore
import Text

/// Directions under the names of stages, `"preparation": ["Peel the beets."], "day 2": ["Fry."]`.
extension ObjectMembers {
  /// Takes several lists of sentences as the directions in the order of the document, if one of them is under a word for
  /// a part of the work or for a day, and the others are under one, too, or tell work.
  mutating func takeStages() {
    guard self[.directions] == nil, parts.isEmpty, !context.hasDirections else { return }
    let stages = others.compactMap(\.stage)
    let names = Set(stages.map(\.name))
    guard stages.count > 1, names.count == stages.count, stages.contains(where: \.isNamedAsStage)
    else { return }
    found[.directions] = stages[0].reduced(to: stages).value
    others.removeAll { names.contains($0.name) }
  }
}

extension ObjectMembers.List {
  /// The list of sentences that is the value, or the only member of it, or `nil` for anything else.
  fileprivate var stage: ObjectMembers.List? {
    var value = value
    if value.kind == .object, let only = value.members.first, value.members.dropFirst().isEmpty {
      value = only.value
    }
    guard value.kind == .array, case let steps = value.elements.compactMap(\.string),
      !steps.isEmpty,
      steps.count == value.elements.reduce(0, { count, _ in count + 1 }),
      steps.allSatisfy(SentenceText.isSentence),
      isNamedAsStage
        || RecipeKey(ofObject: name) == nil && !BesideWork.isNamed(by: KeyWords.words(of: name))
          && steps.count(where: WorkVerb.isIn) * 2 > steps.count
    else { return nil }
    return ObjectMembers.List(name: name, value: value)
  }

  /// True for a key that names a part of the work or a day.
  fileprivate var isNamedAsStage: Bool {
    let words = KeyWords.words(of: name)
    switch RecipeKey(ofObject: name) {
    case .prepTime, .cookTime: return true
    default: return IngredientWork.isPart(words) || DayHeading.isOne(words)
    }
  }
}
