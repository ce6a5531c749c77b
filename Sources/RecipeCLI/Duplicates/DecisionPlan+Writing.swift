import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeStorage

extension DecisionPlan {
  /// True if no change is needed.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Applies the plan to the decisions of a library.
  ///
  /// - Parameters:
  ///   - formerNames: The names that records have now, by which the file names them from then on.
  ///   - waiting: Called once before waiting for another process.
  func store(
    in store: DecisionStore, _ formerNames: FormerNames, waiting: () -> Void
  ) throws(FileError) {
    try store.change(waiting: waiting) { file in
      file.rename { formerNames[$0] }
      // Another process may have added the opposite decision since the file was read.
      file.remove(Set(removed + added.map(\.opposite)))
      file.add(added)
    }
  }

  /// The reason why other decisions prevent the plan, or `nil` if they do not.
  var refusal: CommandFailure? {
    guard let unmet = unmet.first else { return nil }
    let obstacles = obstacles(to: unmet).prefix(10).map { obstacle in
      "  \(obstacle.first.words) and \(obstacle.second.words) are \(obstacle.kind.words)"
    }
    let outcome = unmet.kind == .link ? "would stay two recipes" : "would stay one recipe"
    return CommandFailure(
      "\(unmet.first.words) and \(unmet.second.words) \(outcome); nothing was written",
      help: obstacles.isEmpty
        ? "'recipes duplicates explain' shows why" : "take back what keeps them apart with 'link'",
      details: obstacles)
  }

  /// Returns the changes, each in words that the name of the file follows.
  func changes(isDryRun: Bool) -> [String] {
    let verbs =
      isDryRun ? ("would take", "would write") : ("took", "wrote")
    return removed.map { "\(verbs.0) '\($0.words)' out of" }
      + added.map { "\(verbs.1) '\($0.words)' to" }
  }
}

extension MatchDecision {
  /// The decision as typed: `link api:35382 notes:soup/leek.md`.
  fileprivate var words: String { "\(kind.rawValue) \(first.words) \(second.words)" }
}
