import JSONSyntax
import RecipeCore

/// The times of a recipe.
extension PlainRecipe {
  /// Reads the times, and warns of those that are told of nothing.
  mutating func readTimes(_ notes: inout DocumentNotes, _ prose: () -> String) {
    let stated = members.times
    for statement in stated.map(\.statement) + members.furtherTimes { times.add(statement) }
    if times.needsProse { addProse(prose()) }
    for time in stated {
      switch times.meaning(of: time.statement) {
      case .minutes(let minutes): draft.setMinutes(minutes, time.member)
      case .unreadable:
        keep(ObjectMembers.List(name: time.name, value: time.value))
        unreadable.append(time.member)
      case .unknownUnit:
        keep(ObjectMembers.List(name: time.name, value: time.value))
        notes.add(
          .warning, BareTimes.Time.message(time.name), at: time.value,
          help:
            "if it is minutes, add \(time.member.names[0]) = \"\(time.name)\" to [sources.NAME.map]"
        )
      }
    }
    for list in members.others {
      for name in list.untoldTimes {
        notes.add(
          .warning, "'\(name)' is a time, but not known of what, and was not read",
          at: list.value,
          help:
            "if it is the total in minutes, add total_minutes = \"\(name)\" to [sources.NAME.map]")
      }
    }
    if let ranges = members[.timeRanges], !draft.setTimeRanges(ranges) { keep(.timeRanges) }
  }

  /// Adds the text of the directions, whether or not they are needed, and of what is beside.
  private mutating func addProse(_ text: String) {
    times.add(prose: text)
    if let directions = members[.directions] {
      for step in StepList.steps(of: directions) { times.add(prose: step) }
    }
    for part in members.parts {
      for step in part.directions.map(StepList.steps) ?? [] { times.add(prose: step) }
    }
  }
}
