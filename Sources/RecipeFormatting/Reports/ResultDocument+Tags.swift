import RecipeCore
package import RecipeSearch

extension ResultDocument where Row == TermCount {
  /// Returns tags with the numbers of their recipes.
  package static func tags(_ counts: [TermCount], total: Int) -> ResultDocument<TermCount> {
    let noun = total == 1 ? "tag" : "tags"
    let part = "\(counts.count) of \(total) \(noun); -n 0 shows all"
    return ResultDocument(
      head: [.recipesSchema, OutputMember("total", .integer(total))], rowsName: "tags",
      rows: counts, fields: TagFields.all,
      footer: counts.count < total ? part : "\(total) \(noun)")
  }
}

/// The fields of a tag.
package enum TagFields {
  /// All fields, in the order of JSON and CSV.
  package static let all: [ResultField<TermCount>] = [
    ResultField(
      "tag", column: .init("tag", priority: 0, minimumWidth: 12), isInTable: true,
      value: { .text($0.name) }),
    ResultField(
      "recipes", column: .init("recipes", priority: 0, isRightAligned: true, minimumWidth: 7),
      isInTable: true, value: { .integer($0.recipes) }),
  ]
}
