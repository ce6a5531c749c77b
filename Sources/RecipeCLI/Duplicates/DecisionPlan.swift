import RecipeCore
import RecipeFormatting
import RecipeMatching

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
