import RecipeCore
import RecipeFormatting

/// What must be written down so that records are what a person asks for.
struct DecisionPlan {
  /// What was asked for, a decision for each pair.
  let wanted: [MatchDecision]
  /// The decisions to write down.
  let added: [MatchDecision]
  /// The decisions to take back.
  let removed: [MatchDecision]
  /// The decisions that stay as they are.
  let kept: [MatchDecision]
  /// Which recipes the records of all decisions are in then.
  let recipes: RecordRecipes
  /// The decisions that held before, and are overruled then.
  let overruled: [MatchDecision]

  /// What becomes of each pair.
  var pairs: [DecidedPair] {
    let (stored, undone) = (Set(added), Set(removed))
    return wanted.map { decision in
      DecidedPair(
        decision: decision,
        change: stored.contains(decision)
          ? .stored : undone.contains(decision.opposite) ? .undone : .none,
        firstRecipe: recipes.members(with: decision.first).map(\.reference),
        secondRecipe: recipes.members(with: decision.second).map(\.reference))
    }
  }

  /// The pairs that are not what was asked for even so.
  var unmet: [MatchDecision] {
    wanted.filter { recipes.agree(with: $0) == false }
  }

  /// The decisions that keep the recipes of a pair apart.
  func obstacles(to decision: MatchDecision) -> [MatchDecision] {
    let sides = [decision.first, decision.second].map { side in
      Set(recipes.members(with: side).map(\.reference))
    }
    return kept.filter { other in
      other.kind == .unlink
        && (sides[0].contains(other.first) && sides[1].contains(other.second)
          || sides[1].contains(other.first) && sides[0].contains(other.second))
    }
  }
}

extension DecisionPlan {
  /// Every pair that "these are one recipe", or "no two of these are", is about.
  static func wanted(
    _ kind: MatchDecision.Kind, _ references: [RecordReference]
  ) -> [MatchDecision] {
    let firsts = kind == .link ? references.prefix(1) : references[...]
    return firsts.enumerated().flatMap { index, first in
      references.dropFirst(index + 1).compactMap { MatchDecision(kind, first, $0) }
    }
  }
}

extension Pipeline {
  /// Finds out what must be written down, by matching with it.
  ///
  /// New decisions are always written down, so that they hold whatever becomes of the records. Those
  /// that take back opposite ones are only when the matcher, alone and with what else was decided,
  /// would not come to them by itself.
  ///
  /// - Parameter written: The decisions there are.
  func plan(
    _ wanted: [MatchDecision], over written: [MatchDecision], in batches: [SourceBatch]
  ) async -> DecisionPlan {
    let records = Set(wanted.flatMap { [$0.first, $0.second] })
    let removed = written.filter { decision in
      decision.kind == wanted.first?.kind.opposite && records.contains(decision.first)
        && records.contains(decision.second)
    }
    let undone = Set(removed)
    let kept = written.filter { !undone.contains($0) }.settled
    let before = await recipes(of: wanted + kept, with: kept, in: batches)
    let known = Set(kept)
    let open = wanted.filter { !known.contains($0) }
    var added = open.filter { removed.isEmpty || before.agree(with: $0) == false }
    if added.count < open.count, !kept.isEmpty {
      let alone = await recipes(of: open, with: [], in: batches)
      let needed = Set(added)
      added = open.filter { needed.contains($0) || alone.agree(with: $0) == false }
    }
    var after = before
    // A link may part a record that was there for free from its recipe: that takes one, too.
    var isSettled = added.isEmpty
    while !isSettled {
      after = await recipes(of: wanted + kept, with: kept + added, in: batches)
      let needed = Set(added)
      let more = open.filter { !needed.contains($0) && after.agree(with: $0) == false }
      added += more
      isSettled = more.isEmpty
    }
    return DecisionPlan(
      wanted: wanted, added: added, removed: removed, kept: kept,
      recipes: after,
      overruled: kept.filter { before.agree(with: $0) == true && after.agree(with: $0) == false })
  }

  private func recipes(
    of decisions: [MatchDecision], with settled: [MatchDecision], in batches: [SourceBatch]
  ) async -> RecordRecipes {
    RecordRecipes(
      of: decisions.flatMap { [$0.first, $0.second] },
      in: await match(batches, decisions: settled))
  }
}
