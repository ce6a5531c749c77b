import RecipeCore
import RecipeFormatting
import RecipeMatching

/// The changes of the decision file that make records what a person asks for.
struct DecisionPlan {
  /// The requested decisions, one per pair.
  let wanted: [MatchDecision]
  /// The decisions to add.
  let added: [MatchDecision]
  /// The decisions to remove.
  let removed: [MatchDecision]
  /// The decisions that remain.
  let kept: [MatchDecision]
  /// The recipes of the records after the change.
  let recipes: RecordRecipes
  /// The earlier decisions that the change overrules.
  let overruled: [MatchDecision]

  /// The result for each pair.
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

  /// The pairs for which the request is not met by the change.
  var unmet: [MatchDecision] {
    wanted.filter { recipes.agree(with: $0) == false }
  }

  /// Returns the decisions that keep the recipes of a pair apart.
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
  /// Returns the pairs of "these are one recipe", or of "no two of these are".
  static func wanted(
    _ kind: MatchDecision.Kind, _ references: [RecordReference]
  ) -> [MatchDecision] {
    let firsts = kind == .link ? references.prefix(1) : references[...]
    return firsts.enumerated().flatMap { index, first in
      references.dropFirst(index + 1).compactMap { MatchDecision(kind, first, $0) }
    }
  }
}
