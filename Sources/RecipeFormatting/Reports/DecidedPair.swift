package import RecipeCore
package import RecipeMatching

/// What became of a pair of records that somebody linked or unlinked.
package struct DecidedPair: Sendable, Hashable {
  /// What was asked for.
  package let decision: MatchDecision
  /// What was done to the decision file, or would be done without a dry run.
  package let change: Change
  /// The records of the recipe that the first is in then.
  package let firstRecipe: [RecordReference]
  /// The same of the second; equal when they are one recipe.
  package let secondRecipe: [RecordReference]

  /// What can be done to the decision file.
  package enum Change: String, Sendable {
    /// The decision was written down.
    case stored
    /// Its opposite was taken back, which is enough.
    case undone
    /// The records were what was asked for.
    case none
  }

  /// Makes a pair of its parts.
  package init(
    decision: MatchDecision, change: Change, firstRecipe: [RecordReference],
    secondRecipe: [RecordReference]
  ) {
    self.decision = decision
    self.change = change
    self.firstRecipe = firstRecipe
    self.secondRecipe = secondRecipe
  }
}

extension ResultDocument where Row == DecidedPair {
  /// The pairs that were decided about, and what they are then.
  ///
  /// - Parameter isDryRun: Whether nothing was written.
  package static func decisions(
    _ pairs: [DecidedPair], isDryRun: Bool
  ) -> ResultDocument<DecidedPair> {
    ResultDocument(
      head: [.recipesSchema, OutputMember("dry_run", .boolean(isDryRun))],
      rowsName: "decisions", rows: pairs, fields: DecidedPairFields.all)
  }
}

/// The fields of a decided pair on its way out.
package enum DecidedPairFields {
  /// All of them.
  package static let all: [ResultField<DecidedPair>] = [
    ResultField("decision", column: .init("decision", priority: 0), isInTable: true) {
      .text($0.decision.kind.rawValue)
    },
    reference("a") { $0.decision.first },
    reference("b") { $0.decision.second },
    ResultField("change", column: .init("change", priority: 2), isInTable: true) {
      .text($0.change.rawValue)
    },
    records("a_recipe", \.firstRecipe),
    records("b_recipe", \.secondRecipe),
  ]

  private static func reference(
    _ name: String, _ reference: @escaping @Sendable (DecidedPair) -> RecordReference
  ) -> ResultField<DecidedPair> {
    ResultField(
      name, column: .init(name, priority: 1, minimumWidth: 12), isInTable: true,
      cell: { reference($0).words }, value: { .object(reference($0).outputMembers) })
  }

  private static func records(
    _ name: String, _ records: @escaping @Sendable (DecidedPair) -> [RecordReference]
  ) -> ResultField<DecidedPair> {
    ResultField(
      name, column: .init(name, priority: 3, minimumWidth: 12),
      cell: { records($0).map(\.words).joined(separator: ", ") },
      value: { .list(records($0).map { .object($0.outputMembers) }) })
  }
}
