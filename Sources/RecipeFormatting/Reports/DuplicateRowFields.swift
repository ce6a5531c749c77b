import RecipeCore
import RecipeMatching

/// The fields of duplicates in rows for spreadsheets: texts and numbers, no objects.
enum DuplicateRowFields {
  /// Returns the fields of a record of a merged recipe.
  static func members(_ differences: DifferenceFinder?) -> [ResultField<DuplicateMember>] {
    [
      ResultField("recipe", column: .init("recipe", priority: 3, minimumWidth: 8)) {
        .text($0.recipeID)
      },
      text("title", priority: 0) { $0.record.recipe.title },
      text("source", priority: 1) { $0.record.reference.source },
      text("id", priority: 1) { $0.record.reference.id },
      text("joined_to", priority: 4) { $0.neighbour?.reference.words },
      score { $0.link },
      reasons { $0.link },
      self.differences(differences) { member in
        member.neighbour.map { ($0.recipe, member.record.recipe) }
      },
    ]
  }

  /// Returns the fields of a pair that is alike but not the same.
  static func variants(_ differences: DifferenceFinder?) -> [ResultField<DuplicateVariant>] {
    [
      text("title", priority: 0) { $0.first.recipe.title },
      text("source", priority: 1) { $0.first.reference.source },
      text("id", priority: 1) { $0.first.reference.id },
      text("other_title", priority: 0) { $0.second.recipe.title },
      text("other_source", priority: 1) { $0.second.reference.source },
      text("other_id", priority: 1) { $0.second.reference.id },
      score { $0.pair },
      reasons { $0.pair },
      self.differences(differences) { ($0.first.recipe, $0.second.recipe) },
    ]
  }

  private static func text<Row>(
    _ name: String, priority: Int, _ text: @escaping @Sendable (Row) -> String?
  ) -> ResultField<Row> {
    let heading = String(name.map { $0 == "_" ? " " : $0 })
    return ResultField(name, column: .init(heading, priority: priority, minimumWidth: 12)) {
      .optional(text($0))
    }
  }

  private static func score<Row>(
    _ pair: @escaping @Sendable (Row) -> RecordPair?
  ) -> ResultField<Row> {
    ResultField("score", column: .init("score", priority: 4, isRightAligned: true)) {
      pair($0).map { .share($0.score) } ?? OutputValue.absent
    }
  }

  private static func reasons<Row>(
    _ pair: @escaping @Sendable (Row) -> RecordPair?
  ) -> ResultField<Row> {
    ResultField("reasons", column: .init("why", priority: 2, minimumWidth: 16), listSeparator: "; ")
    {
      .texts(pair($0)?.reasons.map(\.words) ?? [])
    }
  }

  /// Returns the field of the differences, line by line; only if requested.
  private static func differences<Row>(
    _ finder: DifferenceFinder?, _ recipes: @escaping @Sendable (Row) -> (Recipe, Recipe)?
  ) -> ResultField<Row> {
    ResultField(
      "differences", column: .init("differences", priority: 4, minimumWidth: 16),
      isInData: finder != nil
    ) { row in
      guard let finder, let (left, right) = recipes(row) else { return .absent }
      return .texts(finder.differences(between: left, and: right).lines.map(\.text))
    }
  }
}
