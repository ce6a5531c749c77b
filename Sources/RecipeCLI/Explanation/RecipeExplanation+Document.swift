import RecipeCore
import RecipeFormatting

extension RecipeExplanation {
  /// The explanation for any formatter.
  var document: ResultDocument<ValueOrigin> {
    ResultDocument(
      head: [
        .recipesSchema,
        OutputMember("id", .text(recipe.merged.id)),
        OutputMember("title", .text(recipe.merged.recipe.title)),
        OutputMember("members", .list(recipe.merged.members.map(\.memberValue))),
      ],
      rowsName: "fields", rows: origins,
      tail: [
        OutputMember("rank", .list(terms.map(\.termValue))),
        OutputMember("links", .list(recipe.merged.links.map(\.linkValue))),
      ],
      fields: ValueOrigin.fields)
  }
}

extension RecipeRecord {
  fileprivate var memberValue: OutputValue {
    .object([
      OutputMember("source", .text(reference.source)), OutputMember("id", .text(reference.id)),
      OutputMember("locator", .text(locator.description)),
    ])
  }
}

extension SocialRank {
  fileprivate var termValue: OutputValue {
    .object([
      OutputMember("from", .integer(member)), OutputMember("value", .number(value.text)),
      OutputMember("rule", .text(origin.words)),
    ])
  }
}

extension RecordPair {
  fileprivate var linkValue: OutputValue {
    .object([
      OutputMember("a", .integer(first)), OutputMember("b", .integer(second)),
      OutputMember("score", ExactNumber(score).map { .number($0.text) } ?? .null),
      OutputMember("reasons", .list(reasons.map { .text($0) })),
    ])
  }
}
