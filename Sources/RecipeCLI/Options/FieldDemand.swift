import RecipeCore
import RecipeFormatting
import RecipeSearch

/// The fields that a run needs, so that sources need not read the long texts.
struct FieldDemand: Sendable {
  /// The fields.
  let fields: RecipeFieldSet
  /// True if the output shows ingredients.
  let showsIngredients: Bool

  /// All fields: for `show`, `export` and other output of complete recipes.
  static let all = FieldDemand(fields: .all, showsIngredients: true)

  /// The fields for matching, merging, ranking and tables: also the directions, since survivorship
  /// depends on which records have some.
  static let merging = FieldDemand(
    fields: [.essentials, .directions], showsIngredients: false)

  /// The fields for the status of sources.
  static let reports = FieldDemand(fields: .essentials, showsIngredients: false)

  /// Creates the demand of a list: the short fields, and the long ones that are named anywhere.
  ///
  /// - Parameters:
  ///   - plan: The output plan of the list.
  ///   - query: The query, which may search long fields.
  init(plan: OutputPlan, query: RecipeQuery) {
    guard !plan.shape.showsEveryField || !plan.fields.isEmpty else {
      self = .all
      return
    }
    let mentions = plan.fields + [plan.template ?? ""]
    let mentioned = RecipeField.allCases.filter { field in
      mentions.contains { $0.contains(field.rawValue) }
    }
    showsIngredients = mentioned.contains(.ingredients)
    fields = mentioned.reduce(query.requiredFields.union(Self.merging.fields)) {
      $0.union(RecipeFieldSet($1))
    }
  }

  private init(fields: RecipeFieldSet, showsIngredients: Bool) {
    self.fields = fields
    self.showsIngredients = showsIngredients
  }
}
