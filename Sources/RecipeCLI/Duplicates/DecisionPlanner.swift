import RecipeCore
import RecipeMatching

/// A planner of changes to the decision file, which tries them by clustering.
///
/// New decisions are always added, so that they apply whatever happens to the records. Those that
/// only revoke opposite ones are added if the matcher, with the remaining decisions, would not
/// reach the same result.
struct DecisionPlanner {
  private let compared: ComparedRecords
  private let wanted: [MatchDecision]
  private let removed: [MatchDecision]
  private let kept: [MatchDecision]
  /// The requested decisions that do not exist yet.
  private let open: [MatchDecision]

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - wanted: The requested decisions, one per pair.
  ///   - written: The existing decisions.
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

  /// The plan of the changes.
  var plan: DecisionPlan {
    let before = recipes(with: kept)
    var added = additions(to: before)
    var after = before
    // A link may separate a record that belonged to its recipe without a decision, which then needs
    // one.
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

  /// Returns the first additions, given the recipes without them.
  private func additions(to before: RecordRecipes) -> [MatchDecision] {
    guard !removed.isEmpty else { return open }
    let added = unmet(in: before, beside: [])
    guard added.count < open.count, !kept.isEmpty else { return added }
    return added + unmet(in: recipes(with: []), beside: added)
  }

  /// Returns the requested decisions that neither hold nor are among the additions.
  private func unmet(in recipes: RecordRecipes, beside added: [MatchDecision]) -> [MatchDecision] {
    let added = Set(added)
    return open.filter { !added.contains($0) && recipes.agree(with: $0) == false }
  }

  private func recipes(with decisions: [MatchDecision]) -> RecordRecipes {
    RecordRecipes(
      of: (wanted + kept).flatMap { [$0.first, $0.second] }, in: compared.matched(by: decisions))
  }
}
