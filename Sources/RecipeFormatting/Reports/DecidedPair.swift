package import RecipeCore
package import RecipeMatching

/// The result of linking or unlinking a pair of records.
package struct DecidedPair: Sendable, Hashable {
  /// The decision.
  package let decision: MatchDecision
  /// The change of the decision file; in a dry run, the change that would be made.
  package let change: Change
  /// The records of the first record's recipe after the change.
  package let firstRecipe: [RecordReference]
  /// The records of the second record's recipe; equal if they are one recipe.
  package let secondRecipe: [RecordReference]

  /// The changes of the decision file.
  package enum Change: String, Sendable {
    /// The decision was added.
    case stored
    /// The opposite decision was removed, which suffices.
    case undone
    /// The records were already as decided.
    case none
  }

  /// Creates a pair from its parts.
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
  /// Returns the decided pairs with the results.
  ///
  /// - Parameter isDryRun: True if nothing was written.
  package static func decisions(
    _ pairs: [DecidedPair], isDryRun: Bool
  ) -> ResultDocument<DecidedPair> {
    ResultDocument(
      head: [.recipesSchema, OutputMember("dry_run", .boolean(isDryRun))],
      rowsName: "decisions", rows: pairs, fields: DecidedPairFields.all)
  }
}
