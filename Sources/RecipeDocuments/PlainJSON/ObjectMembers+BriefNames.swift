import JSONSyntax
import Text

/// Lists under names that are brief, or those of other things, too: "ing", "build".
extension ObjectMembers {
  /// Takes foods and steps under such names where no other name tells them.
  mutating func takeBriefNames() {
    if self[.ingredients] == nil, !context.hasIngredients, parts.isEmpty {
      take(.ingredients) { Self.foods.contains($0.briefName) && $0.value.kind == .array }
    }
    if self[.directions] == nil, !context.hasDirections {
      take(.directions) { Self.methods.contains($0.briefName) && $0.mayBeMethod }
    }
  }

  private mutating func take(_ member: PlainMember, where isMember: (List) -> Bool) {
    guard let index = others.firstIndex(where: { isMember($0) && member.fits($0.value) }) else {
      return
    }
    found[member] = others.remove(at: index).value
    isNamed.insert(member)
  }

  private static let foods: Set<String> = ["ing", "ings", "ingr", "ingreds"]
  private static let methods: Set<String> = ["build", "cara"]
}

extension ObjectMembers.List {
  fileprivate var briefName: String { FoldedText.words(KeyWords.words(of: name).utf8) }

  /// True for a list of sentences or of several steps, most of which tell work, or a sentence that does.
  fileprivate var mayBeMethod: Bool {
    guard value.kind == .array else { return value.string.map(WorkVerb.isAnywhere) ?? false }
    if isListOfSentences { return true }
    let steps = StepList.steps(of: value)
    return steps.count > 1 && steps.count(where: WorkVerb.isAnywhere) * 2 >= steps.count
  }
}
