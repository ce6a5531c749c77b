/// The marks of all recipes, by the record that each was set on.
package struct RecipeMarks: Sendable, Hashable {
  /// No marks.
  package static let none = RecipeMarks()

  private var days: [RecipeMark: [RecordReference: String]] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Sets a mark.
  ///
  /// - Parameter day: The day as `2026-11-25`; empty if it is not known.
  package mutating func set(_ mark: RecipeMark, on reference: RecordReference, day: String = "") {
    days[mark, default: [:]][reference] = day
  }

  /// Returns the records that have a mark.
  package func records(with mark: RecipeMark) -> Set<RecordReference> {
    Set((days[mark] ?? [:]).keys)
  }

  /// Returns the day of a mark on a record, empty if no day is known; `nil` if it has not the mark.
  package func day(of mark: RecipeMark, on reference: RecordReference) -> String? {
    days[mark]?[reference]
  }

  /// Returns the latest day of a mark of a recipe with some records, empty if no day is known; `nil` if
  /// none of them has the mark.
  package func day(of mark: RecipeMark, on members: [RecipeRecord]) -> String? {
    guard let days = days[mark], !days.isEmpty else { return nil }
    return members.flatMap(\.names).compactMap { days[$0] }.max()
  }
}
