import RecipeCore
import RecipeMatching

/// The fields of a decided pair in output.
package enum DecidedPairFields {
  /// All fields.
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
