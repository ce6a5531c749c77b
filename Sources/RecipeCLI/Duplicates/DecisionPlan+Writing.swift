import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeStorage

extension DecisionPlan {
  /// True if no change is needed.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Applies the plan to a decision file.
  func apply(to file: inout DecisionFile) {
    // Another process may have added the opposite decision since the file was read.
    file.remove(Set(removed + added.map(\.opposite)))
    file.add(added)
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
