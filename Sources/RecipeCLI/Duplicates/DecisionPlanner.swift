import RecipeCore
import RecipeMatching

/// Finds out what must be written down, by forming clusters with it.
///
/// New decisions are always written down, so that they hold whatever becomes of the records. Those
/// that take back opposite ones are only when the matcher, alone and with what else was decided,
/// would not come to them by itself.
struct DecisionPlanner {
  private let compared: ComparedRecords
  private let wanted: [MatchDecision]
  private let removed: [MatchDecision]
  private let kept: [MatchDecision]
  /// What is wanted and not written down yet.
  private let open: [MatchDecision]

  /// Makes a planner.
  ///
  /// - Parameters:
  ///   - wanted: What was asked for, a decision for each pair.
  ///   - written: The decisions there are.
  ///   - compared: All records.
  init(_ wanted: [MatchDecision], over written: [MatchDecision], in compared: ComparedRecords) {
    let records = Set(wanted.flatMap { [$0.first, $0.second] })
    let removed = written.filter { decision in
      decision.kind == wanted.first?.kind.opposite && records.contains(decision.first)
        && records.contains(decision.second)
    }
    let undone = Set(removed)
    let kept = written.filter { !undone.contains($0) }.settled
    let known = Set(kept)
    self.compared = compared
    self.wanted = wanted
    self.removed = removed
    self.kept = kept
    open = wanted.filter { !known.contains($0) }
  }

  /// What must be written down.
  var plan: DecisionPlan {
    let before = recipes(with: kept)
    var added = additions(to: before)
    var after = before
    // A link may part a record that was there for free from its recipe: that takes one, too.
    var isSettled = added.isEmpty
    while !isSettled {
      after = recipes(with: kept + added)
      let more = unmet(in: after, beside: added)
      added += more
      isSettled = more.isEmpty
    }
    return DecisionPlan(
      wanted: wanted, added: added, removed: removed, kept: kept, recipes: after,
      overruled: kept.filter { before.agree(with: $0) == true && after.agree(with: $0) == false })
  }

  /// What is written down at first, knowing what is so without it.
  private func additions(to before: RecordRecipes) -> [MatchDecision] {
    guard !removed.isEmpty else { return open }
    let added = unmet(in: before, beside: [])
    guard added.count < open.count, !kept.isEmpty else { return added }
    return added + unmet(in: recipes(with: []), beside: added)
  }

  /// What is wanted and neither so nor among what is written down.
  private func unmet(in recipes: RecordRecipes, beside added: [MatchDecision]) -> [MatchDecision] {
    let added = Set(added)
    return open.filter { !added.contains($0) && recipes.agree(with: $0) == false }
  }

  private func recipes(with decisions: [MatchDecision]) -> RecordRecipes {
    RecordRecipes(
      of: (wanted + kept).flatMap { [$0.first, $0.second] }, in: compared.matched(by: decisions))
  }
}
