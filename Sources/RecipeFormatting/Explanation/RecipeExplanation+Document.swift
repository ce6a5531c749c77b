import RecipeCore
import RecipeMerging

extension RecipeExplanation {
  /// The explanation for any formatter.
  package var document: ResultDocument<ValueOrigin> {
    ResultDocument(
      head: [
        .recipesSchema,
        OutputMember("id", .text(recipe.merged.id)),
        OutputMember("title", .text(recipe.merged.recipe.title)),
        OutputMember("members", .list(zip(recipe.merged.members, weights).map(memberValue))),
      ],
      rowsName: "fields", rows: origins,
      tail: [
        OutputMember("rank", .list(terms.map(termValue))),
        OutputMember("links", .list(recipe.merged.links.map { .object($0.outputMembers) })),
      ],
      fields: ValueOrigin.fields)
  }

  private func memberValue(_ record: RecipeRecord, weight: Double) -> OutputValue {
    .object([
      OutputMember("source", .text(record.reference.source)),
      OutputMember("id", .text(record.reference.id)),
      OutputMember("locator", .optional(record.locator.text)),
      OutputMember("weight", .number(of: weight)),
      OutputMember("social_rank", record.recipe.socialRank.map { .number($0.text) } ?? .absent),
      OutputMember("rating", record.recipe.rating?.outputValue ?? .absent),
    ])
  }

  private func termValue(_ term: SocialRank) -> OutputValue {
    .object([
      OutputMember("from", .integer(term.member)),
      OutputMember("value", .number(term.value.text)),
      OutputMember("rule", .text(term.origin.words)),
      OutputMember("weight", .number(of: weights[term.member])),
    ])
  }
}

extension OutputValue {
  fileprivate static func number(of value: Double) -> OutputValue {
    ExactNumber(value).map { .number($0.text) } ?? .null
  }
}
