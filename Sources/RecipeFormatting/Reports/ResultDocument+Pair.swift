import RecipeCore
package import RecipeMatching

extension ResultDocument where Row == MatchSignal {
  /// Returns the comparison of two records: a row for each signal, and around them the verdict and
  /// the recipes of the records.
  package static func pair(_ report: PairReport) -> ResultDocument<MatchSignal> {
    let explanation = report.explanation
    return ResultDocument(
      head: [
        .recipesSchema,
        OutputMember("a", report.first.pairValue), OutputMember("b", report.second.pairValue),
        OutputMember("verdict", .text(explanation.verdict.rawValue)),
        OutputMember("score", .share(explanation.score)),
        OutputMember("log_odds", .share(explanation.logOdds)),
        OutputMember("threshold", .share(explanation.threshold)),
        OutputMember("reasons", explanation.reasons.outputValue),
      ],
      rowsName: "signals", rows: explanation.signals,
      tail: [
        OutputMember("one_recipe", .boolean(report.isOneRecipe)),
        OutputMember("a_recipe", .references(report.firstRecipe)),
        OutputMember("b_recipe", .references(report.secondRecipe)),
        OutputMember("joined_by", .list(report.path.map(\.outputValue))),
        OutputMember("kept_apart_by", .list(report.obstacles.map(\.outputValue))),
      ],
      fields: SignalFields.all)
  }
}

/// The fields of a signal in output.
package enum SignalFields {
  /// All fields.
  package static let all: [ResultField<MatchSignal>] = [
    ResultField("name", column: .init("signal", priority: 0, minimumWidth: 11), isInTable: true) {
      .text($0.subject.rawValue)
    },
    ResultField("role", column: .init("role", priority: 4, minimumWidth: 8)) {
      .text($0.role.rawValue)
    },
    ResultField(
      "weight", column: .init("weight", priority: 1, isRightAligned: true), isInTable: true
    ) { $0.role == .evidence ? .share($0.weight) : .absent },
    ResultField("words", column: .init("seen", priority: 0, minimumWidth: 20), isInTable: true) {
      .text($0.reason.words)
    },
  ]
}

extension RecordBond {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("a", .object(first.outputMembers)),
      OutputMember("b", .object(second.outputMembers)),
      OutputMember("verdict", .text(verdict.rawValue)), OutputMember("score", .share(score)),
      OutputMember("reasons", reasons.outputValue),
    ])
  }
}

extension RecipeRecord {
  fileprivate var pairValue: OutputValue {
    .object(
      reference.outputMembers + [
        OutputMember("title", .text(recipe.title)),
        OutputMember("locator", .optional(locator.text)),
      ])
  }
}

extension OutputValue {
  private static func reference(_ reference: RecordReference) -> OutputValue {
    .object(reference.outputMembers)
  }

  fileprivate static func references(_ references: [RecordReference]) -> OutputValue {
    .list(references.map { .reference($0) })
  }
}
