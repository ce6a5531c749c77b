import RecipeCore
package import RecipeMerging
package import RecipeSearch

extension ResultDocument where Row == RankedRecipe {
  /// Returns a page of recipes in the envelope `recipes/1` of the command-line contract.
  ///
  /// - Parameter marks: The field of what a person noted; `nil` for none.
  package static func recipes(
    _ result: QueryResult, marks: ResultField<RankedRecipe>? = nil
  ) -> ResultDocument<RankedRecipe> {
    ResultDocument(
      head: result.envelope, rowsName: "recipes", rows: result.recipes,
      fields: RecipeFields.all + [marks].compactMap(\.self), footer: result.footer)
  }
}

extension OutputMember {
  /// The version of the JSON that every command prints.
  package static let recipesSchema = OutputMember("schema", .text("recipes/1"))
}

extension QueryResult {
  /// The members before the recipes.
  var envelope: [OutputMember] {
    [
      .recipesSchema,
      OutputMember("complete", .boolean(isComplete)),
      OutputMember("total", .integer(total)),
      OutputMember("offset", .integer(offset)),
      OutputMember("sources", .list(reports.map(\.outputValue))),
    ]
  }

  /// The part of all matches on the page: "20 of 412 recipes; -n 0 shows all".
  var footer: String {
    let noun = total == 1 ? "recipe" : "recipes"
    guard recipes.count < total else { return "\(total) \(noun)" }
    guard !recipes.isEmpty else { return "0 of \(total) \(noun); the offset is past the last" }
    guard offset > 0 else {
      return "\(recipes.count) of \(total) \(noun); -n 0 shows all"
    }
    return "\(offset + 1) to \(offset + recipes.count) of \(total) \(noun)"
  }
}
