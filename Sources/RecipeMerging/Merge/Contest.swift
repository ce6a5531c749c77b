/// The values that members have for one field, of which one survives.
///
/// Criteria are applied one after another, each to the candidates that those before it have left;
/// one that would leave none is passed over. The rule that decided is that of the last criterion
/// that turned down a value of another meaning than the winner's.
struct Contest<Value: Equatable, Meaning: Hashable> {
  /// What one member has.
  struct Entry {
    /// Index of the member.
    package let member: Int
    /// Its value.
    package let value: Value
    /// What the value means: "4" and "Serves 4" mean the same.
    package let meaning: Meaning
  }

  /// A criterion that turned some down.
  private struct Step {
    let rule: (_ winner: Entry, _ rivals: [Entry]) -> SurvivorshipRule
    let removed: [Entry]
  }

  /// The members that may still win: the most trusted first, equally trusted ones in their order.
  private(set) var candidates: [Entry]
  private let entries: [Entry]
  private var steps: [Step] = []
  private var notes: [Int: String] = [:]

  /// Makes a contest of values, those of the most trusted members first.
  ///
  /// - Returns: `nil` when there is none.
  init?(_ entries: [Entry]) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
    candidates = entries
  }

  /// Whether more than one candidate is left; what criteria need is only worth finding out then.
  var isOpen: Bool { candidates.count > 1 }

  /// Turns down all candidates but some.
  ///
  /// - Parameters:
  ///   - rule: Why, told of the winner and the rivals of another meaning that were turned down.
  ///   - note: Why one of those turned down was not fit to win, where there is more to say.
  ///   - isKept: Whether a candidate stays.
  mutating func keep(
    rule: @escaping (_ winner: Entry, _ rivals: [Entry]) -> SurvivorshipRule,
    note: (Entry) -> String? = { _ in nil }, where isKept: (Entry) -> Bool
  ) {
    guard isOpen else { return }
    let (removed, kept) = candidates.parted(by: isKept)
    guard !kept.isEmpty, !removed.isEmpty else { return }
    steps.append(Step(rule: rule, removed: removed))
    for entry in removed { notes[entry.member] = note(entry) }
    candidates = kept
  }

  /// Turns down all candidates but some, by a rule that is the same whoever wins.
  mutating func keep(_ rule: SurvivorshipRule, where isKept: (Entry) -> Bool) {
    keep(rule: { _, _ in rule }, where: isKept)
  }

  /// Keeps the candidates that are greatest by a measure.
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

  /// Keeps the candidates that are greatest by a measure, by a rule that is the same whoever wins.
  mutating func keepGreatest(_ rule: SurvivorshipRule, by measure: (Entry) -> Double) {
    keepGreatest({ _, _ in rule }, by: measure)
  }

  /// Keeps the meaning that most candidates share, or those that equally many do.
  ///
  /// - Parameter rule: Why, told how many share it, of how many.
  mutating func keepMajority(_ rule: (_ count: Int, _ all: Int) -> SurvivorshipRule) {
    // Of two that differ each is the majority of one.
    guard candidates.count > 2,
      candidates.contains(where: { $0.meaning != candidates[0].meaning })
    else { return }
    let counts = candidates.reduce(into: [:]) { $0[$1.meaning, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    keep(rule(most, candidates.count)) { counts[$0.meaning] == most }
  }

  /// Settles on the meaning of the first candidate; only its wording is open then.
  mutating func settleMeaning() {
    guard let first = candidates.first else { return }
    keep(.first) { $0.meaning == first.meaning }
  }
}

// MARK: - Outcome

extension Contest {
  /// How a contest ended.
  struct Outcome {
    /// The member the value is taken from.
    package let member: Int
    /// The value.
    package let value: Value
    /// All members that have just this value, `member` first.
    package let winners: [Int]
    /// The members that have another one, in their order.
    package let losers: [LosingValue]
    /// The rule that decided.
    package let rule: SurvivorshipRule
  }

  /// The first of the candidates that are left, and what became of all others.
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
  /// The elements of which something is not true, and those of which it is, both in their order.
  fileprivate func parted(by isSecond: (Element) -> Bool) -> (first: [Element], second: [Element]) {
    reduce(into: ([], [])) { parts, element in
      if isSecond(element) { parts.1.append(element) } else { parts.0.append(element) }
    }
  }
}
