import RecipeCore
import RecipeSearch

/// The fields of a term.
package enum SearchTermFields {
  /// All fields, in the order of JSON and CSV.
  package static let all: [ResultField<SearchTermRow>] = [
    ResultField(
      "kind", column: .init("kind", priority: 0, minimumWidth: 9), isInTable: true,
      value: { .text($0.kind) }),
    ResultField(
      "name", column: .init("name", priority: 0, minimumWidth: 12), isInTable: true,
      value: { .text($0.term.name) }),
    ResultField(
      "recipes", column: .init("recipes", priority: 0, isRightAligned: true, minimumWidth: 7),
      isInTable: true, value: { .integer($0.term.recipes) }),
  ]
}
