import RecipeCore
import RecipeFormatting
import RecipeMatching

/// The line that states the result of a decision.
struct DecisionSentence {
  /// The kind of decision.
  let kind: MatchDecision.Kind
  /// The records.
  let records: [RecordArgument]
  /// The plan that was, or would be, carried out.
  let plan: DecisionPlan
  /// True if nothing was written.
  let isDryRun: Bool

  /// `linked api:35382 and notes:leek.md; one recipe of 3 records`; `would link …` in a dry run.
  var text: String {
    let absent = records.filter { $0.record == nil }.map(\.reference)
    guard absent.isEmpty else {
      let found = plan.isEmpty ? "\(names) are \(kind.words)" : deed
      return "\(found); no source has \(Self.list(absent)) now"
    }
    return plan.isEmpty ? "\(names) are \(state) already" : "\(deed); \(state)"
  }

  private var deed: String {
    isDryRun ? "would \(kind.rawValue) \(names)" : "\(kind.rawValue)ed \(names)"
  }

  private var state: String {
    guard kind == .unlink else { return "one recipe of \(recipes[0].recordCount)" }
    guard recipes.count == 2 else { return "\(recipes.count) recipes" }
    return "two recipes, of \(recipes[0].recordCount) and of \(recipes[1].recordCount)"
  }

  private var recipes: [[RecordReference]] {
    records.map { plan.recipes.members(with: $0.reference).map(\.reference) }
  }

  private var names: String { Self.list(records.map(\.reference)) }

  /// Returns `a`, `a and b`, `a, b and c`.
  private static func list(_ references: [RecordReference]) -> String {
    let names = references.map(\.words)
    let start = names.dropLast().joined(separator: ", ")
    return start.isEmpty ? names.joined() : "\(start) and \(names[names.count - 1])"
  }
}
