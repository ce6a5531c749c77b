import Ingredients
import RecipeCore
package import RecipeMerging
package import RecipeScaling
package import RecipeSearch

/// A recipe for another number of servings or in other units, with what was done to it.
package struct ScaledResult: Sendable {
  /// The recipe, with its new lines and yield.
  package let recipe: RankedRecipe
  /// The scaling; `nil` if it stayed as it is because its yield is not known.
  package let scaling: Scaling?

  /// Scales a recipe; one that cannot be scaled as asked stays as it is.
  package init(_ recipe: RankedRecipe, _ request: ScalingRequest) {
    self = (try? ScaledResult(scaling: recipe, request)) ?? ScaledResult(recipe, scaling: nil)
  }

  /// Scales a recipe.
  ///
  /// - Throws: `ScalingError` if it cannot be scaled as asked.
  package init(
    scaling recipe: RankedRecipe, _ request: ScalingRequest
  ) throws(ScalingError) {
    let merged = recipe.merged
    let scaled = try ScaledRecipe(merged.recipe, request)
    let changed = MergedRecipe(
      id: merged.id, recipe: scaled.recipe, members: merged.members,
      provenance: merged.provenance, links: merged.links)
    self.init(
      RankedRecipe(merged: changed, socialRank: recipe.socialRank), scaling: scaled.scaling)
  }

  /// The recipe with notes about what was done to its amounts, for a document that stands alone.
  package var noted: RankedRecipe {
    let sentences = scaling?.documentSentences ?? []
    guard !sentences.isEmpty else { return recipe }
    let merged = recipe.merged
    var values = merged.recipe
    values.notes += sentences
    let changed = MergedRecipe(
      id: merged.id, recipe: values, members: merged.members, provenance: merged.provenance,
      links: merged.links)
    return RankedRecipe(merged: changed, socialRank: recipe.socialRank)
  }

  private init(_ recipe: RankedRecipe, scaling: Scaling?) {
    self.recipe = recipe
    self.scaling = scaling
  }
}

extension QueryResult {
  /// Returns the result with every recipe scaled when it is read; those that cannot be stay.
  ///
  /// - Parameter isNoted: True if the notes of each recipe say what was done to it.
  package func scaled(by request: ScalingRequest, isNoted: Bool = false) -> QueryResult {
    let recipes = recipes
    return QueryResult(
      recipes: ElementStream(count: recipes.count) { position in
        let scaled = ScaledResult(recipes[position], request)
        return isNoted ? scaled.noted : scaled.recipe
      },
      scores: scores, shortfalls: shortfalls, total: total, offset: offset, reports: reports)
  }
}

extension ResultDocument where Row == ScaledResult {
  /// Returns a page of scaled recipes, in the envelope of all recipes.
  ///
  /// - Parameter marks: The field of what a person noted.
  package static func scaled(
    _ result: QueryResult, by request: ScalingRequest, marks: ResultField<RankedRecipe>
  ) -> ResultDocument<ScaledResult> {
    let recipes = result.recipes
    return ResultDocument(
      head: result.envelope, rowsName: "recipes",
      rows: ElementStream(count: recipes.count) { ScaledResult(recipes[$0], request) },
      fields: ScaledResult.fields(marks: marks), footer: result.footer)
  }
}

extension ScaledResult {
  /// Returns the fields of every recipe, and what was done to its amounts.
  ///
  /// - Parameter marks: The field of what a person noted.
  package static func fields(
    marks: ResultField<RankedRecipe> = RecipeFields.marks()
  ) -> [ResultField<ScaledResult>] {
    (RecipeFields.all + [marks]).map { field in
      field.seen(through: { (scaled: ScaledResult) in scaled.recipe })
    } + [scalingField]
  }

  private static let scalingField = ResultField<ScaledResult>(
    "scaling", column: .init("scaling", priority: 19, minimumWidth: 8),
    value: { $0.scaling?.outputValue ?? .absent })
}

extension Scaling {
  /// Factor, units, the former yield, and the lines that are not all that was asked for.
  var outputValue: OutputValue {
    .object([
      OutputMember("factor", .text(factor.description)),
      OutputMember("units", .optional(units?.rawValue)),
      OutputMember("by_weight", isByWeight ? .boolean(true) : .absent),
      OutputMember("former_yield", .optional(formerYield.map(YieldText.shown))),
      OutputMember("counted_from", .optional(portions.map { YieldText.shown($0.basis) })),
      OutputMember("other_yield", .optional(portions?.other.map(YieldText.shown))),
      OutputMember(
        "temperatures_left",
        temperaturesLeft.isEmpty ? .absent : .list(temperaturesLeft.map { .text($0) })),
      OutputMember("remarks", remarks.isEmpty ? .absent : .list(remarks.map(\.outputValue))),
    ])
  }
}

extension Scaling.Remark {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("line", .integer(line)), OutputMember("text", .text(text)),
      OutputMember("reason", .text(reason.rawValue)), OutputMember("former", .optional(former)),
    ])
  }
}
