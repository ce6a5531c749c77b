import JSONSyntax
import RecipeCore

extension ObjectMembers.List {
  /// True for a time under a name that can be nothing else: "Zubereitungszeit", "temps de cuisson".
  var isExplicitTime: Bool {
    statesTime && RecipeKey(ofObject: name)?.isTime == true && !value.hasTimes
      && value.kind == .string && TimeKey.isExplicit(name)
  }

  /// True for an object with times under their names, or under names that the key completes:
  /// `{"time": {"preparation": 10}}`.
  var hasTimes: Bool {
    value.kind == .object
      && (value.hasTimes || value.members.contains { nameOfTime($0) != nil }
        || isNamedAsTimes && value.totalOfTimes != nil || hasUnitOfMembers)
  }

  /// True for a key that names a unit of a day or more, "fridgeDays", "months", which is a time of the
  /// recipe only in an object of times.
  var isPeriod: Bool { TimeKey(name)?.unit.map { $0 >= 86_400 } ?? false }

  /// True for a key of times: "zeit", "tider", "timings".
  private var isNamedAsTimes: Bool { RecipeKey(ofObject: name)?.isTime == true || isOfTimes }

  /// True for a key with a word for time or times, as "freezing" and "rest" are not.
  var isOfTimes: Bool {
    let words = FoldedText.words(KeyWords.words(of: name).utf8)
    return TimeKey.isExplicit(name) || Self.times.contains(words)
  }

  private static let times: Set<String> = Set(
    """
    times,timing,timings,durations,clock,schedule,zeiten,durées,temps,tiempos,tempi,tempos,tijden,\
    tider,ajat,czasy,časy,idők,времена,süreler,timpi
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// Returns the name of a time in the object, which its key completes: "czas przygotowania".
  func nameOfTime(_ member: JSONValue.Member) -> String? {
    guard TimeKey.isExplicit(name), TimeKey(member.name) == nil else { return nil }
    return ["\(name) \(member.name)", "\(member.name) \(name)"].first { TimeKey($0) != nil }
  }

  /// True for one line of text that mentions a duration.
  var statesTime: Bool {
    value.string.map { $0.textLines.count == 1 && RecipeDuration.minutes(in: $0) != nil } ?? false
  }
}
