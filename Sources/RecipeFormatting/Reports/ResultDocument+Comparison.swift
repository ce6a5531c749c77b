import Ingredients
import RecipeCore
import RecipeMatching

/// A difference between two recipes as a row.
package struct DifferenceRow: Sendable {
  /// The field.
  let field: RecipeField
  /// The kind: `changed`, `only_a`, `only_b`, or for ingredients `food`, `amount`, `units` and
  /// `wording`.
  let change: String
  /// The first recipe's value.
  let left: OutputValue
  /// The second recipe's value.
  let right: OutputValue
  /// The comparison of the amounts in words.
  let note: String
}

extension ResultDocument where Row == DifferenceRow {
  /// Returns the comparison of two recipes: a row for each difference, and before them the verdict.
  package static func comparison(
    _ comparison: RecipeComparison
  ) -> ResultDocument<DifferenceRow> {
    let (explanation, differences) = (comparison.explanation, comparison.differences)
    let ingredients = differences.ingredients
    return ResultDocument(
      head: [
        .recipesSchema, OutputMember("a", comparison.first.outputValue),
        OutputMember("b", comparison.second.outputValue),
        OutputMember("verdict", .text(explanation.verdict.rawValue)),
        OutputMember("score", .share(explanation.score)),
        OutputMember("reasons", explanation.reasons.outputValue),
      ] + ingredients.scaleMembers + [
        OutputMember("ratio", ingredients.commonRatio?.outputValue ?? .absent),
        OutputMember("same_ingredients", .integer(ingredients.count(of: .same))),
        OutputMember("same_steps", .optional(differences.steps?.count(of: .same))),
      ],
      rowsName: "differences", rows: differences.rows, fields: DifferenceFields.all)
  }
}

/// The fields of a difference in output.
package enum DifferenceFields {
  /// All fields, in the order of JSON and CSV.
  package static let all: [ResultField<DifferenceRow>] = [
    ResultField("field", column: .init("field", priority: 0, minimumWidth: 9), isInTable: true) {
      .text($0.field.rawValue)
    },
    ResultField("change", column: .init("change", priority: 3, minimumWidth: 7), isInTable: true) {
      .text($0.change)
    },
    ResultField("a", column: .init("a", priority: 0, minimumWidth: 16), isInTable: true) {
      $0.left
    },
    ResultField("b", column: .init("b", priority: 0, minimumWidth: 16), isInTable: true) {
      $0.right
    },
    ResultField("note", column: .init("note", priority: 2, minimumWidth: 8), isInTable: true) {
      .optional($0.note)
    },
  ]
}

extension RecipeDifferences {
  fileprivate var rows: [DifferenceRow] {
    let isScaled = ingredients.scale.factor != 1
    return fields.map(DifferenceRow.init)
      + ingredients.rows.filter { $0.change != .same }
      .map { DifferenceRow($0, isScaled: isScaled) }
      + (steps?.rows ?? []).filter { $0.change != .same }.map(DifferenceRow.init)
  }
}

extension DifferenceRow {
  fileprivate init(_ field: RecipeDifferences.Field) {
    self.init(
      field: field.field,
      change: field.left == nil ? "only_b" : field.right == nil ? "only_a" : "changed",
      left: field.leftValue, right: field.rightValue,
      note: "")
  }

  fileprivate init(_ row: IngredientComparison.Row, isScaled: Bool) {
    self.init(
      field: .ingredients, change: row.change.rawValue, left: .optional(row.left),
      right: .optional(row.right), note: row.amount?.words(isScaled: isScaled) ?? "")
  }

  fileprivate init(_ row: StepComparison.Row) {
    self.init(
      field: .directions, change: row.change.rawValue, left: .optional(row.left?.text),
      right: .optional(row.right?.text), note: "")
  }
}

extension RecipeComparison.Side {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("name", .text(name)), OutputMember("id", .text(id)),
      OutputMember("title", .text(recipe.title)),
    ])
  }
}
