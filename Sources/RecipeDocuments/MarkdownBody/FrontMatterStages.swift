/// Directions in front matter that several lists under names of stages have, in the order of the file.
///
/// ```
/// getting_ready: [Heat the oven.]
/// preparation: [Prick the skin.]
/// cooking: {temperature: 180 °C, steps: [Roast for two hours.]}
/// serving: [Carve the duck.]
/// ```
enum FrontMatterStages {
  /// A stage, with the list that has its steps and the other members of its object.
  private struct Stage {
    let work: WorkStage
    let list: FrontMatterMember
    let rest: FrontMatterMember?
  }

  /// Returns the members with one of directions in the place of the stages, or as they are where there
  /// are no stages, or other directions.
  static func joined(_ members: [FrontMatterMember]) -> [FrontMatterMember] {
    guard
      !members.contains(where: {
        RecipeKey(ofObject: $0.name) == .directions && !MiseEnPlace.isNamed(by: $0.name)
      })
    else { return members }
    let found = members.map(stage)
    let stages = found.compactMap(\.self)
    guard WorkStage.areDirections(stages.map(\.work)),
      let first = found.firstIndex(where: { $0 != nil })
    else { return members }
    let lists = WorkStage.inOrderOfWork(stages.map(\.work)).map { stages[$0].list }
    return members.indices.flatMap { index -> [FrontMatterMember] in
      guard let stage = found[index] else { return [members[index]] }
      let directions = FrontMatterMember(
        name: "directions", value: .map(lists), line: members[index].line)
      return (index == first ? [directions] : []) + [stage.rest].compactMap(\.self)
    }
  }

  /// Returns the steps of a list of sentences, or of the only such list in an object.
  private static func stage(_ member: FrontMatterMember) -> Stage? {
    switch member.value {
    case .list(let elements):
      return work(member.name, elements).map { Stage(work: $0, list: member, rest: nil) }
    case .map(let inner):
      let lists = inner.compactMap { list -> (WorkStage, FrontMatterMember)? in
        guard case .list(let elements) = list.value else { return nil }
        return work(member.name, elements).map { ($0, list) }
      }
      guard lists.count == 1, case let (work, list) = lists[0],
        RecipeKey(ofObject: list.name) == .directions
          || inner.count == 1 && (work.isNamed || work.tellsWork)
      else { return nil }
      let rest = inner.filter { $0.name != list.name }
      return Stage(
        work: work,
        list: FrontMatterMember(name: member.name, value: list.value, line: member.line),
        rest: rest.isEmpty
          ? nil
          : FrontMatterMember(
            name: member.name + " details", value: .map(rest), line: member.line))
    case .text, .literal: return nil
    }
  }

  private static func work(_ name: String, _ elements: [FrontMatterValue]) -> WorkStage? {
    let steps = elements.compactMap(\.text)
    return steps.count == elements.count ? WorkStage(name: name, steps: steps) : nil
  }
}
