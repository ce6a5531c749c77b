import JSONSyntax
import RecipeCore
import Text

/// Directions under the names of stages, `"preparation": ["Peel the beets."], "day 2": ["Fry."]`.
extension ObjectMembers {
  /// Takes several lists of sentences that are stages of the work as the directions.
  mutating func takeStages() {
    guard self[.directions] == nil, parts.isEmpty, !context.hasDirections else { return }
    let lists = others.compactMap(\.stage).filter(\.work.isWork)
    let names = Set(lists.map(\.work.name))
    let stages = lists.map(\.work)
    guard names.count == lists.count, WorkStage.areDirections(stages) else { return }
    let ordered = WorkStage.inOrderOfWork(stages).map { lists[$0].list }
    found[.directions] = ordered[0].reduced(to: ordered).value
    others.removeAll { names.contains($0.name) }
  }
}

extension ObjectMembers.List {
  /// The stage whose list is the value, or the only member of it, or `nil` for anything else.
  fileprivate var stage: (work: WorkStage, list: ObjectMembers.List)? {
    var value = value
    if value.kind == .object, let only = value.members.first, value.members.dropFirst().isEmpty {
      value = only.value
    }
    guard let steps = value.strings, let work = WorkStage(name: name, steps: steps) else {
      return nil
    }
    return (work, ObjectMembers.List(name: name, value: value))
  }
}
