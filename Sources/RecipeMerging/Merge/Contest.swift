/// The survivorship contest of one field: of the members' values one survives.
///
/// Criteria are applied one after another, each to the candidates left by those before it; one that
/// would leave none is skipped. The deciding rule is that of the last criterion that removed a
/// value with another meaning than the winner's.
struct Contest<Value: Equatable, Meaning: Hashable> {
  /// The value of one member.
  struct Entry {
    /// The index of the member.
    package let member: Int
    /// The value.
    package let value: Value
    /// The meaning of the value: "4" and "Serves 4" mean the same.
    package let meaning: Meaning
  }

  /// A criterion that removed candidates.
  private struct Step {
    let rule: (_ winner: Entry, _ rivals: [Entry]) -> SurvivorshipRule
    let removed: [Entry]
  }

  /// The remaining candidates: the most trusted first, equally trusted ones in their order.
  private(set) var candidates: [Entry]
  private let entries: [Entry]
  private var steps: [Step] = []
  private var notes: [Int: ValueDefect] = [:]

  /// Creates a contest of values, those of the most trusted members first.
  ///
  /// - Returns: `nil` if there are no values.
  init?(_ entries: [Entry]) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
    candidates = entries
  }

  /// True if more than one candidate is left; else criteria need not be computed.
  var isOpen: Bool { candidates.count > 1 }

  /// Removes all candidates except some.
  ///
  /// - Parameters:
  ///   - rule: Returns the reason, given the winner and the removed rivals with another meaning.
  ///   - note: Returns why a removed candidate was not fit to win, if there is more to say.
  ///   - isKept: Returns `true` for a candidate that stays.
  mutating func keep(
    rule: @escaping (_ winner: Entry, _ rivals: [Entry]) -> SurvivorshipRule,
    note: (Entry) -> ValueDefect? = { _ in nil }, where isKept: (Entry) -> Bool
  ) {
    guard isOpen else { return }
    let (removed, kept) = candidates.parted(by: isKept)
    guard !kept.isEmpty, !removed.isEmpty else { return }
    steps.append(Step(rule: rule, removed: removed))
    for entry in removed { notes[entry.member] = note(entry) }
    candidates = kept
  }

  /// Removes all candidates except some, by a rule that is independent of the winner.
  mutating func keep(_ rule: SurvivorshipRule, where isKept: (Entry) -> Bool) {
    keep(rule: { _, _ in rule }, where: isKept)
  }

  /// Keeps the candidates with the greatest measure.
  mutating func keepGreatest(
    _ rule: @escaping (_ winner: Entry, _ rivals: [Entry]) -> SurvivorshipRule,
    by measure: (Entry) -> Double
  ) {
    guard isOpen else { return }
    let measures = candidates.map(measure)
    guard let greatest = measures.max(), measures.contains(where: { $0 != greatest }) else {
      return
    }
    let kept = Set(zip(candidates, measures).filter { $1 == greatest }.map(\.0.member))
    keep(rule: rule) { kept.contains($0.member) }
  }

  /// Keeps the candidates with the greatest measure, by a rule that is independent of the winner.
  mutating func keepGreatest(_ rule: SurvivorshipRule, by measure: (Entry) -> Double) {
    keepGreatest({ _, _ in rule }, by: measure)
  }

  /// Keeps the meaning that most candidates share, or several shared by equally many.
  ///
  /// - Parameter rule: Returns the reason, given the number that share it, and of how many.
  mutating func keepMajority(_ rule: (_ count: Int, _ all: Int) -> SurvivorshipRule) {
    // Of two that differ each is the majority of one.
    guard candidates.count > 2,
      candidates.contains(where: { $0.meaning != candidates[0].meaning })
    else { return }
    let counts = candidates.reduce(into: [:]) { $0[$1.meaning, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    keep(rule(most, candidates.count)) { counts[$0.meaning] == most }
  }

  /// Keeps the meaning of the first candidate; later criteria only choose its wording.
  mutating func settleMeaning() {
    guard let first = candidates.first else { return }
    keep(.first) { $0.meaning == first.meaning }
  }
}

// MARK: - Outcome

extension Contest {
  /// The result of a contest.
  struct Outcome {
    /// The member from which the value is taken.
    package let member: Int
    /// The value.
    package let value: Value
    /// The members with exactly this value, `member` first.
    package let winners: [Int]
    /// The members with another value, in their order.
    package let losers: [LosingValue]
    /// The deciding rule.
    package let rule: SurvivorshipRule
  }

  /// The first of the remaining candidates, and the relation of all others to it.
  var outcome: Outcome {
    let winner = candidates.first ?? entries[0]
    let others = entries.filter { $0.member != winner.member }.sorted { $0.member < $1.member }
    let (losers, agreeing) = others.parted { $0.value == winner.value }
    return Outcome(
      member: winner.member, value: winner.value,
      winners: [winner.member] + agreeing.map(\.member),
      losers: losers.map {
        LosingValue(member: $0.member, relation: relation(of: $0, to: winner))
      }, rule: rule(of: winner))
  }

  private func relation(of loser: Entry, to winner: Entry) -> LosingValue.Relation {
    if loser.meaning == winner.meaning { return .otherWords }
    return notes[loser.member].map { .setAside($0) } ?? .other
  }

  private func rule(of winner: Entry) -> SurvivorshipRule {
    for step in steps.reversed() {
      let rivals = step.removed.filter { $0.meaning != winner.meaning }
      if !rivals.isEmpty { return step.rule(winner, rivals) }
    }
    return entries.count == 1 ? .only : .agreed
  }
}

extension Array {
  /// Returns the elements that fail a condition and those that meet it, each in their order.
  fileprivate func parted(by isSecond: (Element) -> Bool) -> (first: [Element], second: [Element]) {
    reduce(into: ([], [])) { parts, element in
      if isSecond(element) { parts.1.append(element) } else { parts.0.append(element) }
    }
  }
}
