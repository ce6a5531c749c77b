package import RecipeCore
package import RecipeMerging

extension RecipeFields {
  /// Returns the field of what a person noted about each recipe: `{"cooked": "2026-11-25"}`.
  ///
  /// - Parameters:
  ///   - marks: The marks of all recipes.
  ///   - isInData: True if JSON contains it by default; the columns of CSV are fixed.
  package static func marks(
    _ marks: RecipeMarks = .none, isInData: Bool = false
  ) -> ResultField<RankedRecipe> {
    ResultField(
      "marks", column: .init("marks", priority: 16, minimumWidth: 9), isInData: isInData,
      cell: { marks.facts(about: $0).joined(separator: ", ") },
      value: { marks.outputValue(about: $0) })
  }
}

extension RecipeMarks {
  /// Returns the marks of a recipe as a person reads them: `cooked 2026-11-25`.
  func facts(about recipe: RankedRecipe) -> [String] {
    days(of: recipe).map { mark, day in day.isEmpty ? mark.rawValue : "\(mark.rawValue) \(day)" }
  }

  /// Returns each mark of a recipe with its day, or true if none is known; absent without a mark.
  fileprivate func outputValue(about recipe: RankedRecipe) -> OutputValue {
    let members = days(of: recipe).map { mark, day in
      OutputMember(mark.rawValue, day.isEmpty ? .boolean(true) : .text(day))
    }
    return members.isEmpty ? .absent : .object(members)
  }

  private func days(of recipe: RankedRecipe) -> [(mark: RecipeMark, day: String)] {
    RecipeMark.allCases.compactMap { mark in
      day(of: mark, on: recipe.merged.members).map { (mark, $0) }
    }
  }
}
