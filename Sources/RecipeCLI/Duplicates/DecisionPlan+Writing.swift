import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeStorage

extension DecisionPlan {
  /// Whether everything is as it was asked for already.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Writes the plan down.
  func apply(to file: inout DecisionFile) {
    // Somebody else may have decided the opposite of what is added since the file was read.
    file.remove(Set(removed + added.map(\.opposite)))
    file.add(added)
  }

  /// What is done to the file, each in words that its name follows.
  func changes(isDryRun: Bool) -> [String] {
    let verbs =
      isDryRun ? ("would take", "would write") : ("took", "wrote")
    return removed.map { "\(verbs.0) '\($0.words)' out of" }
      + added.map { "\(verbs.1) '\($0.words)' to" }
  }
}

extension MatchDecision {
  /// `link api:35382 notes:soup/leek.md`, as somebody would type it.
  fileprivate var words: String { "\(kind.rawValue) \(first.words) \(second.words)" }
}
